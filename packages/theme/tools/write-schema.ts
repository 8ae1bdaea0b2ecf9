/** Writes `src/theme.schema.json`: `node packages/theme/tools/write-schema.ts`. A test fails when it is not current. */
import { writeFileSync } from 'node:fs'
import { themeJsonSchema } from '../src/json-schema.ts'

writeFileSync(new URL('../src/theme.schema.json', import.meta.url), `${JSON.stringify(themeJsonSchema(), null, 2)}\n`)
