import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCHEMAS } from './published-schemas.ts'

for (const [name, schema] of Object.entries(SCHEMAS)) {
  writeFileSync(join(import.meta.dirname, '../schema', name), `${JSON.stringify(schema, null, 2)}\n`)
}
