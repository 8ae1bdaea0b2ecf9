import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { startCluster } from './cluster.ts'
import { embeddedTemplate, migrated } from './embedded-template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The test server's address. */
    postgresUrl: string
    /** A migrated embedded database to copy. */
    embeddedTemplate: string
    /** The same after a gateway's first start. */
    embeddedSettled: string
  }
}

/** The name of the migrated database that each suite's own is copied from. */
export const TEMPLATE = 'livery_template'
/** The name of the one in which a gateway has started once: seeded, with every merchant of the project live. */
export const SETTLED = 'livery_settled'

/** One PostgreSQL server for all test files, and a migrated template of both kinds, so that a suite starts quickly. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  try {
    const databaseUrl = await cluster.createDatabase(TEMPLATE)
    await migrated({ databaseUrl, dataDir: '' })
    const embedded = await embeddedTemplate()
    const embeddedSettled = mkdtempSync(join(tmpdir(), 'livery-settled-'))
    cpSync(embedded, embeddedSettled, { recursive: true })
    await settle(await cluster.createDatabase(SETTLED, TEMPLATE), embeddedSettled)
    project.provide('postgresUrl', cluster.url)
    project.provide('embeddedTemplate', embedded)
    project.provide('embeddedSettled', embeddedSettled)
    return async () => {
      rmSync(embeddedSettled, { recursive: true, force: true })
      await cluster.stop()
    }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

/** A gateway's first start takes three times as long as the second, and most suites need not repeat it. */
async function settle(databaseUrl: string, dataDir: string): Promise<void> {
  await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, '../../../testing/settle.ts'),
    databaseUrl,
    dataDir,
  ])
}
