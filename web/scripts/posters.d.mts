export function writePosters(): void
