import type { Path } from '@livery/document/fault'
import type { TSchema } from 'typebox'
import { MerchantFile } from './schema.ts'

/** The keywords of JSON Schema under which texts can be found. */
interface Node {
  readonly title?: string
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
}

/** One text of a merchant with its translations. */
export interface Text {
  readonly path: Path
  readonly html: boolean
  /** The object itself, by platform code. */
  readonly words: Record<string, string | undefined>
}

/** The place of a text in every file: keys, and `*` for each entry of a list. */
interface Place {
  readonly keys: readonly string[]
  readonly html: boolean
}

const EACH = '*'
const PLACES = placesIn(MerchantFile as TSchema as Node, [])

/** Every text of a merchant's file at the places where the schema has texts; the file need not be valid. */
export function textsOf(file: unknown): Text[] {
  return PLACES.flatMap(({ keys, html }) => at(file, keys, []).map(({ path, words }) => ({ path, html, words })))
}

function placesIn(node: Node, keys: readonly string[]): Place[] {
  if (node.title === 'LocalText' || node.title === 'LocalHtml') return [{ keys, html: node.title === 'LocalHtml' }]
  if (node.items) return placesIn(node.items, [...keys, EACH])
  return Object.entries(node.properties ?? {}).flatMap(([key, part]) => placesIn(part, [...keys, key]))
}

function at(value: unknown, [key, ...rest]: readonly string[], path: Path): { path: Path; words: Text['words'] }[] {
  if (typeof value !== 'object' || value === null) return []
  if (key === undefined) return [{ path, words: value as Text['words'] }]
  if (key !== EACH) return at((value as Readonly<Record<string, unknown>>)[key], rest, [...path, key])
  return Array.isArray(value) ? value.flatMap((entry, index) => at(entry, rest, [...path, index])) : []
}
