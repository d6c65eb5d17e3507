export const HOUSE: readonly string[]
export function writeFonts(): Promise<void>
