import type { Change, Json } from '../../protocol'

/**
 * The value after these changes. A change names a path and the value that is there now; one without a
 * value takes the element away, and later elements of a list move up. What is not on a changed path is
 * shared with the old value, so that only what has changed is drawn anew.
 */
export function patch<T>(value: T, changes: readonly Change[]): T {
  let now: unknown = value
  for (const change of changes) now = apply(now, change[0], 0, change)
  return now as T
}

function apply(value: unknown, path: readonly (string | number)[], depth: number, change: Change): unknown {
  const step = path[depth]
  if (step === undefined) return change[1]
  const last = depth === path.length - 1
  const gone = last && (change as readonly Json[]).length < 2
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice()
    if (gone) copy.splice(Number(step), 1)
    else copy[Number(step)] = apply(copy[Number(step)], path, depth + 1, change)
    return copy
  }
  const copy = { ...(value as Record<string, unknown>) }
  if (gone) Reflect.deleteProperty(copy, String(step))
  else copy[String(step)] = apply(copy[String(step)], path, depth + 1, change)
  return copy
}
