import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TSchema } from 'typebox'
import { RegistrationFile } from './registration.ts'
import { MerchantFile } from './schema.ts'

/** The published JSON Schemas by file name; editors complete and check a merchant's files with them. */
export const SCHEMAS = {
  'merchant.schema.json': published(MerchantFile),
  'registration.schema.json': published(RegistrationFile),
} as const

function published(schema: TSchema): unknown {
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...JSON.parse(JSON.stringify(schema)) }
}

if (import.meta.main) {
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    writeFileSync(join(import.meta.dirname, '../schema', name), `${JSON.stringify(schema, null, 2)}\n`)
  }
}
