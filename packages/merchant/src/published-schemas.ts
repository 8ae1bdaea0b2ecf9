import type { TSchema } from 'typebox'
import { OWN_KEYS } from './groups.ts'
import { CheckReport } from './report.ts'
import { MerchantFile } from './schema.ts'
import { RegistrationFile } from './sections/registration/schema.ts'

const DIALECT = 'https://json-schema.org/draft/2020-12/schema'

/** Hints for editors with the common JSON language server: our files may contain comments. */
const EDITORS = { allowComments: true, allowTrailingCommas: true }

/**
 * The published JSON Schemas by file name; editors complete and check files with them, programs read reports with them.
 * Every key but a merchant's id is optional, because a group may state it; completeness is checked by the check.
 */
export const SCHEMAS = {
  'merchant.schema.json': published(MerchantFile, ['version', 'id']),
  'registration.schema.json': whole(RegistrationFile),
  'group.schema.json': published(without(MerchantFile, OWN_KEYS), ['version']),
  'check-report.schema.json': whole(CheckReport),
} as const

interface Node {
  title?: string
  required?: readonly string[]
  properties?: Record<string, Node>
  [key: string]: unknown
}

function whole(schema: TSchema): unknown {
  return { $schema: DIALECT, ...EDITORS, ...JSON.parse(JSON.stringify(schema)) }
}

function published(schema: TSchema | Node, required: readonly string[]): unknown {
  const copy = JSON.parse(JSON.stringify(schema)) as Node
  return { $schema: DIALECT, ...EDITORS, ...stated(copy), required }
}

/** Objects are merged with the group's key by key and may be partial; lists replace the group's as a whole. */
function stated({ required: _, ...node }: Node): Node {
  if (!node.properties) return node
  const properties = Object.entries(node.properties).map(([key, part]) => [key, stated(part)] as const)
  return { ...node, properties: Object.fromEntries(properties) }
}

function without(schema: TSchema, keys: readonly string[]): Node {
  const copy = JSON.parse(JSON.stringify(schema)) as Node
  for (const key of keys) delete copy.properties?.[key]
  return { ...copy, title: 'Group' }
}
