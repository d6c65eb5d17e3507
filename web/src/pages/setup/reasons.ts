import type { Catalogue } from '../../lib/catalogue'
import { t } from '../../lib/texts.svelte'
import type { Condition } from '../../protocol'

/** What stands against an option, in a few words: `not with Crimson Seas`. */
export function against({ beside, values }: Condition, words: Catalogue): string {
  if (beside === 'seats') {
    const [least = 0, most = least] = [values[0], values.at(-1)].map(Number)
    return least === most ? t('setup-only-seats', { n: least }) : t('setup-seats', { min: least, max: most })
  }
  const other = words.text(`option-${beside}`)
  if (values.length === 1 && values[0] === false) return t('setup-not-with', { other })
  if (values.length === 1 && values[0] === true) return t('setup-needs', { other })
  const named = values.map(
    (value) => words.attribute(`option-${beside}`, `value-${String(value)}`) ?? String(value),
  )
  return t('setup-only-with', { other, value: words.join(named) })
}
