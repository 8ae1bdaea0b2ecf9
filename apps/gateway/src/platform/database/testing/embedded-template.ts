import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openDatabase } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { quietLogger } from './quiet-logger.ts'

/**
 * The folder of a migrated embedded database, to be copied. Creating one takes seconds, so it is cached until the code
 * of its tables changes; two processes that need it at the same time may both make it.
 */
export async function embeddedTemplate(): Promise<string> {
  const gateway = join(import.meta.dirname, '../../../..')
  const cache = join(gateway, '../../.cache/embedded')
  const migrations = join(gateway, 'src/platform/database/migrations')
  const hash = createHash('sha256')
  for (const name of ['package.json', 'src/platform/database/row-security.ts', 'src/platform/database/scope.ts'])
    hash.update(readFileSync(join(gateway, name)))
  for (const name of readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(migrations, name)))
  }
  // A database identifies its migrations by their times, which only the journal has.
  hash.update(readFileSync(join(migrations, 'meta/_journal.json')))
  const folder = join(cache, hash.digest('hex').slice(0, 16))
  if (existsSync(folder)) return folder
  for (const name of existsSync(cache) ? readdirSync(cache) : [])
    if (!name.startsWith(basename(folder))) rmSync(join(cache, name), { recursive: true, force: true })
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  await migrated({ dataDir: unfinished })
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    // Another process was quicker, and its database is the same.
    if (!existsSync(folder)) throw error
    rmSync(unfinished, { recursive: true, force: true })
  }
  return folder
}

/** Makes the tables of an empty database. */
export async function migrated(at: { readonly databaseUrl?: string; readonly dataDir: string }): Promise<void> {
  const database = await openDatabase({ ...at, logger: quietLogger })
  await migrate(database)
  await database.close()
}
