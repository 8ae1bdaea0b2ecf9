import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { startCluster } from './cluster.ts'
import { quietLogger } from './quiet-logger.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The test server's address. */
    postgresUrl: string
    /** A migrated embedded database to copy. */
    embeddedTemplate: string
  }
}

/** The name of the migrated database that each suite's own is copied from. */
export const TEMPLATE = 'livery_template'

/** One PostgreSQL server for all test files, and a migrated template of both kinds, so that a suite starts quickly. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  try {
    const databaseUrl = await cluster.createDatabase(TEMPLATE)
    await migrated({ databaseUrl, dataDir: '' })
    project.provide('postgresUrl', cluster.url)
    project.provide('embeddedTemplate', await embeddedTemplate())
    return () => cluster.stop()
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

/** Creating an embedded database takes seconds, so it is kept from run to run while the migrations stay the same. */
async function embeddedTemplate(): Promise<string> {
  const gateway = join(import.meta.dirname, '../../..')
  const cache = join(gateway, '../../.cache/embedded')
  const migrations = join(gateway, 'src/db/migrations')
  const hash = createHash('sha256').update(readFileSync(join(gateway, 'package.json')))
  for (const name of readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(migrations, name)))
  }
  const folder = join(cache, hash.digest('hex').slice(0, 16))
  if (existsSync(folder)) return folder
  rmSync(cache, { recursive: true, force: true })
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  await migrated({ dataDir: unfinished })
  renameSync(unfinished, folder)
  return folder
}

async function migrated(at: { readonly databaseUrl?: string; readonly dataDir: string }): Promise<void> {
  const database = await openDatabase({ ...at, logger: quietLogger })
  await migrate(database)
  await database.close()
}
