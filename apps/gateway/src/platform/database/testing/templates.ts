import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Cluster } from './cluster.ts'
import { embeddedTemplate, migrated } from './embedded-template.ts'

/** The name of the migrated database that each suite's own is copied from. */
export const TEMPLATE = 'livery_template'
/** The name of the one in which a gateway has started once: seeded, with every merchant of the project live. */
export const SETTLED = 'livery_settled'

export interface Templates {
  /** The folder of a migrated embedded database. */
  readonly embedded: string
  /** The same after a gateway's first start. */
  readonly embeddedSettled: string
  remove(): void
}

/** Makes both templates of both kinds, those of PostgreSQL as databases of the cluster, so that a suite starts quickly. */
export async function makeTemplates(cluster: Cluster): Promise<Templates> {
  const databaseUrl = await cluster.createDatabase(TEMPLATE)
  await migrated({ databaseUrl, dataDir: '' })
  const embedded = await embeddedTemplate()
  const embeddedSettled = mkdtempSync(join(tmpdir(), 'livery-settled-'))
  cpSync(embedded, embeddedSettled, { recursive: true })
  await settle(await cluster.createDatabase(SETTLED, TEMPLATE), embeddedSettled)
  return { embedded, embeddedSettled, remove: () => rmSync(embeddedSettled, { recursive: true, force: true }) }
}

/** A gateway's first start takes three times as long as the second, and most suites need not repeat it. */
async function settle(databaseUrl: string, dataDir: string): Promise<void> {
  await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, '../../../testing/settle.ts'),
    databaseUrl,
    dataDir,
  ])
}
