import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedTemplate } from '../apps/gateway/src/platform/database/testing/embedded-template.ts'
import { settledIn, TEMPLATES_DIR } from '../apps/gateway/src/platform/database/testing/templates.ts'

/**
 * A temporary folder with an embedded database for a measured gateway, to be removed afterwards. The database is
 * migrated, and in a whole run of the tests it has the state after a first start.
 */
export async function dataFolder(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `livery-bench-${name}-`))
  const templates = process.env[TEMPLATES_DIR]
  cpSync(templates ? settledIn(templates) : await embeddedTemplate(), folder, { recursive: true })
  return folder
}
