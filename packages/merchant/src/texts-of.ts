import type { Path } from '@livery/document/fault'
import type { TSchema } from 'typebox'
import { MerchantFile } from './schema.ts'

/** Parts of JSON Schema that lead to texts. */
interface Node {
  readonly title?: string
  readonly properties?: Readonly<Record<string, Node>>
  readonly items?: Node
}

/** One text of a merchant in its languages. */
export interface Text {
  readonly path: Path
  readonly html: boolean
  /** The object itself, by platform code. */
  readonly words: Record<string, string | undefined>
}

/** Every text of a merchant's file, sound or not, found by walking the schema. */
export const textsOf = (file: unknown): Text[] => below(MerchantFile as TSchema as Node, file, [])

function below(node: Node | undefined, value: unknown, path: Path): Text[] {
  if (!node || typeof value !== 'object' || value === null) return []
  if (node.title === 'LocalText' || node.title === 'LocalHtml') {
    return [{ path, html: node.title === 'LocalHtml', words: value as Text['words'] }]
  }
  if (Array.isArray(value)) return value.flatMap((entry, index) => below(node.items, entry, [...path, index]))
  return Object.entries(value).flatMap(([key, entry]) => below(node.properties?.[key], entry, [...path, key]))
}
