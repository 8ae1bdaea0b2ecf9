import { canonicalJson } from '../canonical-json.ts'
import type { Changes } from './change.ts'
import { quoted } from './values.ts'

/** A list of entries with an id and a title: banners, notices, promotions, pop-ups, sections of the help centre. */
type Listed<Key extends string> = Readonly<Record<Key, readonly Entry[]>> & { readonly languages: readonly string[] }

interface Entry {
  readonly id: string
  readonly title: Readonly<Record<string, string>>
}

/** The entries of a list that were added, removed, changed or moved. */
export function entryChanges<Key extends string>(part: string, key: Key): Changes<Listed<Key>> {
  return { part, keys: [key], sentences: (before, after) => sentencesOf(entriesIn(before, key), entriesIn(after, key)) }
}

interface Entries {
  readonly byId: ReadonlyMap<string, Entry>
  /** The merchant's first language, for quoting titles. */
  readonly language: string
}

function entriesIn<Key extends string>(merchant: Listed<Key>, key: Key): Entries {
  const list: readonly Entry[] = merchant[key]
  return { byId: new Map(list.map((entry) => [entry.id, entry])), language: merchant.languages[0] ?? '' }
}

function sentencesOf(before: Entries, after: Entries): string[] {
  const titled = (entry: Entry, { language }: Entries) => quoted(entry.title[language] ?? entry.id)
  const gone = [...before.byId]
    .filter(([id]) => !after.byId.has(id))
    .map(([, entry]) => `${titled(entry, before)} is gone.`)
  const present = [...after.byId].flatMap(([id, entry]) => {
    const was = before.byId.get(id)
    if (!was) return [`${titled(entry, after)} is new.`]
    return canonicalJson(was) === canonicalJson(entry) ? [] : [`${titled(entry, after)} changes.`]
  })
  const order = (list: Entries, other: Entries) => [...list.byId.keys()].filter((id) => other.byId.has(id)).join()
  const isMoved = order(before, after) !== order(after, before)
  return [...gone, ...present, ...(isMoved ? ['They stand in another order.'] : [])]
}
