import type { JsonSchema } from './kind/kind.ts'
import { LEAF_TYPES } from './leaf.ts'
import { themeKind } from './theme-fields.ts'
import { colorDefinition, valueKinds } from './value/kinds.ts'

/**
 * The published JSON Schema of `theme.json` (draft 2020-12), made from the same fields that the compiler checks with.
 * An editor completes and checks with it; contrast and parents can only be checked by the compiler.
 */
export function themeJsonSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Livery theme',
    description: 'How a merchant looks. "brand" is enough; a theme that extends another needs nothing.',
    ...themeKind.json,
    $defs: Object.fromEntries(
      LEAF_TYPES.map((type) => [type, type === 'color' ? colorDefinition : valueKinds[type].json]),
    ),
  }
}
