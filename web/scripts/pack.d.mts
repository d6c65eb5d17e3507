export function pack(folder: string): void
