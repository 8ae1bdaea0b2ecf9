/** Freezes a value of plain objects and lists at every level; byte arrays stay as they are. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value)) return value
  for (const entry of Object.values(value)) freeze(entry)
  return Object.freeze(value)
}
