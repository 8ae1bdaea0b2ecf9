import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { splitPluralKey } from '@livery/locale/plurals'
import type { FlatTexts } from '@livery/locale/texts'
import { AREAS, CODES, pathOf, readJson, textsOf } from './catalogue.ts'

const FILE = 'locales/confirmed.json'

/**
 * The English that the languages were translated from, as a hash: one for all languages, with differing ones beside it.
 */
type Mark = string | ({ readonly all: string } & Readonly<Record<string, string>>)
export type Confirmed = Record<string, Record<string, Mark>>

export interface Stale {
  readonly code: string
  readonly area: string
  /** A plural's forms are one key, without its category. */
  readonly key: string
}

/** The English of an area by key as hashes, the forms of a plural together. */
function englishHashes(area: string): ReadonlyMap<string, string> {
  const parts = Map.groupBy(textsOf('EN', area), ([key]) => baseOf(key))
  return new Map([...parts].map(([key, texts]) => [key, hashOf(texts.map(([, text]) => text).join('\n'))]))
}

export const readConfirmed = (): Confirmed => readJson(FILE) as Confirmed

/** Every text whose translation was neither made from its present English nor confirmed for it. */
export function staleTexts(confirmed: Confirmed, codes = CODES.slice(1), areas = AREAS): readonly Stale[] {
  return areas.flatMap((area) => {
    const english = englishHashes(area)
    return codes.flatMap((code) =>
      [...keysOf(textsOf(code, area))]
        .filter((key) => english.has(key) && markOf(confirmed[area]?.[key], code) !== english.get(key))
        .map((key) => ({ code, area, key })),
    )
  })
}

/** Marks of texts that English no longer has. */
export function leftOver(confirmed: Confirmed): readonly string[] {
  return Object.entries(confirmed).flatMap(([area, marks]) => {
    const english = AREAS.includes(area) ? englishHashes(area) : new Map()
    return Object.keys(marks)
      .filter((key) => !english.has(key))
      .map((key) => `${area}:${key}`)
  })
}

/** Records that the translations of these texts fit the present English, and removes marks of deleted texts. */
export function confirm(texts: readonly Stale[]): void {
  const confirmed = readConfirmed()
  const written: Confirmed = {}
  for (const area of AREAS) {
    written[area] = {}
    for (const [key, now] of englishHashes(area)) {
      const before = confirmed[area]?.[key]
      const fresh = CODES.slice(1).filter(
        (code) =>
          markOf(before, code) === now ||
          texts.some((text) => text.code === code && text.area === area && text.key === key),
      )
      const mark = together(before, fresh, now, area, key)
      if (mark !== undefined) written[area][key] = mark
    }
  }
  writeFileSync(pathOf(FILE), `${JSON.stringify(written, null, 2)}\n`)
}

function together(before: Mark | undefined, fresh: readonly string[], now: string, area: string, key: string) {
  const behind = CODES.slice(1).filter((code) => !fresh.includes(code) && keysOf(textsOf(code, area)).has(key))
  if (behind.length === 0) return now
  if (fresh.length === 0) return before
  const all = markOf(before, '') ?? 'none'
  return { all, ...Object.fromEntries(fresh.map((code) => [code, now])) }
}

function markOf(mark: Mark | undefined, code: string): string | undefined {
  return typeof mark === 'object' ? (mark[code] ?? mark.all) : mark
}

const keysOf = (texts: FlatTexts) => new Set([...texts.keys()].map(baseOf))
const baseOf = (key: string) => splitPluralKey(key)?.base ?? key
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
