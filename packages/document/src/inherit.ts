import type { Path } from './fault.ts'
import type { ParsedDocument } from './parse-document.ts'

/**
 * A document over its parent: a value in the child wins, a missing one comes from the parent. Objects are joined key by
 * key; lists and single values are replaced whole. Positions and faults lead to the document that states the value; a
 * value missing in both is reported in the child. `faults` are the child's own.
 */
export function inherit(child: ParsedDocument, parent: ParsedDocument): ParsedDocument {
  // A text that could not be read has a fault of its own, so inheritance does not matter.
  if (child.value === undefined) return child
  const stating = (path: Path) => (states(child.value, path) || !states(parent.value, path) ? child : parent)
  return {
    file: child.file,
    text: child.text,
    value: join(child.value, parent.value),
    faults: child.faults,
    statedIn: (path) => stating(path).statedIn(path),
    locate: (path, at) => stating(path).locate(path, at),
    faultAt: (path, faultText, at) => stating(path).faultAt(path, faultText, at),
  }
}

type Values = Readonly<Record<string | number, unknown>>

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function join(own: unknown, inherited: unknown): unknown {
  if (own === undefined) return inherited
  if (!isObject(own) || !isObject(inherited)) return own
  const joined: Record<string, unknown> = Object.create(null)
  for (const key of new Set([...Object.keys(inherited), ...Object.keys(own)]))
    joined[key] = join(own[key], inherited[key])
  return joined
}

function states(root: unknown, path: Path): boolean {
  let value = root
  for (const segment of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return false
    value = (value as Values)[segment]
  }
  return value !== undefined
}
