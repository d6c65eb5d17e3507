/** Rulings are cited for those who read the files, by word or as `(R7, C15)`; a player cannot look them up here. */
const RULING = /\s*\((?:(?:Rulings?|(?:Aclaraci|Resoluci)[oó]n(?:es)?)\s[^()]*|[CR]\d+(?:,\s[CR]\d+)*)\)/g
export const uncited = (text: string): string => text.replace(RULING, '')
