import type { JsonSchema } from './kind/kind.ts'
import { LEAF_TYPES } from './leaf.ts'
import { themeKind } from './theme-fields.ts'
import { colorKind, valueKinds } from './value/kinds.ts'

/** Colours stand in a hundred places of the schema; each is a reference to one definition. */
function shareColors(node: unknown): unknown {
  if (node === colorKind.json) return { $ref: '#/$defs/color' }
  if (Array.isArray(node)) return node.map(shareColors)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, shareColors(value)]))
}

/**
 * The published JSON Schema of `theme.json` (draft 2020-12), from the same fields the compiler checks with. An editor
 * completes and checks with it; contrast, locked leaves and parents are the compiler's to judge.
 */
export function themeJsonSchema(): JsonSchema {
  const definitions = LEAF_TYPES.map((type) => [
    type,
    type === 'color' ? colorKind.json : shareColors(valueKinds[type].json),
  ])
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Livery theme',
    description: 'How a merchant looks. "brand" is enough; a theme that extends another needs nothing.',
    ...(shareColors(themeKind.json) as JsonSchema),
    $defs: Object.fromEntries(definitions),
  }
}

/** The text of `theme.schema.json`. */
export const themeJsonSchemaText = (): string => `${JSON.stringify(themeJsonSchema(), null, 2)}\n`
