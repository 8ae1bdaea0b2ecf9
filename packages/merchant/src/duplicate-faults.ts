import type { Fault, Path } from '@livery/document/fault'
import type { ParsedDocument } from '@livery/document/parse-document'

/** A fault for every entry of a list whose name an earlier entry has. `path` leads to the list, `key` to the name. */
export function duplicateFaults(
  document: ParsedDocument,
  path: Path,
  key: string,
  names: readonly (readonly [number, string | undefined])[],
): Fault[] {
  const seen = new Set<string>()
  return names.flatMap(([index, name]) => {
    if (name === undefined) return []
    if (!seen.has(name)) {
      seen.add(name)
      return []
    }
    return document.faultAt([...path, index, key], {
      code: 'list.duplicate',
      message: `${JSON.stringify(name)} appears twice in the list`,
      repair: 'Remove or rename one of the two',
    })
  })
}
