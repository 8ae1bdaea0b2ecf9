/** The changes of a list of names: additions, removals, and whether the rest has another order. */
export interface ListChange {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly isReordered: boolean
}

export function listChange(before: readonly string[], after: readonly string[]): ListChange {
  const stayed = (list: readonly string[], other: readonly string[]) => list.filter((name) => other.includes(name))
  return {
    added: after.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !after.includes(name)),
    isReordered: stayed(before, after).join('\n') !== stayed(after, before).join('\n'),
  }
}

/** The same as sentences: `adds LIVE and FISH`, `drops PVP`, `is in another order: …`. */
export function listSentences(what: string, before: readonly string[], after: readonly string[]): string[] {
  const { added, removed, isReordered } = listChange(before, after)
  return [
    ...(added.length > 0 ? [`${what}: adds ${inWords(added)}.`] : []),
    ...(removed.length > 0 ? [`${what}: drops ${inWords(removed)}.`] : []),
    ...(isReordered ? [`${what}: another order, ${inWords(after)}.`] : []),
  ]
}

/** `a, b and c`. */
export function inWords(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
