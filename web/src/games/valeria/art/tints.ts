const TINTS: Readonly<Record<string, string>> = {
  gold: '#f0c04a',
  strength: '#f07a68',
  magic: '#96acff',
  vp: '#f3ead6',
  map: '#e4cfa0',
  any: '#d8c8a4',
  worker: '#e9a245',
  soldier: '#f0776c',
  shadow: '#b294f2',
  holy: '#6fb0f0',
}

/** The colour a sign always has; other signs take the colour of their text. */
export const tint = (name: string): string => TINTS[name] ?? 'currentColor'
