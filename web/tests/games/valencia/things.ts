export { tile as thing } from '../../laid'
export const card = (n: number): string => `card:influence_${n}`
