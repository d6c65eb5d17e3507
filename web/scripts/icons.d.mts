export function makeSprite(list: string): string
export function writeSprite(): void
