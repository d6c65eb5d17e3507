/**
 * The look of the page as it is on a large screen, for drawings of boards on screens of any size: its sheets once more,
 * with what is for small screens left out. It holds inside a shadow tree only, where no search of the table looks.
 */

const SCREEN: Readonly<Record<string, number>> = { width: 1440, height: 900 }
const LIMIT = /\((?:(min|max)-(width|height):\s*([\d.]+)px|(width|height)\s*([<>]=?)\s*([\d.]+)px)\)/g

let made: { readonly sheet: CSSStyleSheet; readonly of: number } | null = null

/** One sheet for all drawings, made anew when another part of the page has brought its look. */
export function wideLook(): CSSStyleSheet {
  const sheets = [...document.styleSheets]
  const rules = sheets.flatMap((sheet) => [...sheet.cssRules])
  if (made?.of === rules.length) return made.sheet
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules.map(text).join('\n'))
  made = { sheet, of: rules.length }
  return sheet
}

/** Whether a condition holds on a large screen, as far as it speaks of its size. */
export function isWide(condition: string): boolean {
  return condition.split(',').some((part) =>
    [...part.matchAll(LIMIT)].every(([, bound, side, size, other, sign, than]) => {
      const have = SCREEN[side ?? other ?? ''] ?? 0
      const limit = Number(size ?? than)
      if (bound !== undefined) return bound === 'min' ? have >= limit : have <= limit
      return sign?.startsWith('<') ? have <= limit : have >= limit
    }),
  )
}

function text(rule: CSSRule): string {
  if (rule instanceof CSSFontFaceRule) return ''
  if (rule instanceof CSSMediaRule) {
    if (!isWide(rule.conditionText)) return ''
    const inside = [...rule.cssRules].map(text).join('\n')
    // What is asked beside the size, as less motion, still is.
    const [rest = ''] = /\((?!(?:min|max)-|width|height)[^)]*\)/.exec(rule.conditionText) ?? []
    return rest === '' ? inside : `@media ${rest} { ${inside} }`
  }
  return rule.cssText.replaceAll(':root', ':host')
}
