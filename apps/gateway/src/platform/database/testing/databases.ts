import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../connect.ts'
import { createDatabase, dropDatabase } from './cluster.ts'
import { quietLogger } from './quiet-logger.ts'
import { SETTLED, TEMPLATE } from './templates.ts'

export const DATABASE_KINDS = ['embedded', 'postgres'] as const
export type DatabaseKind = (typeof DATABASE_KINDS)[number]
/**
 * For suites about the answers and refusals of calls, where both engines run the same statements: the end-to-end tests
 * make these calls on the embedded one. Suites about money, stored data and concurrency run on both.
 */
export const SERVER_ALONE: readonly DatabaseKind[] = ['postgres']

/** A suite's own migrated database; any number of processes may open the PostgreSQL one. */
export interface TestDatabase {
  readonly kind: DatabaseKind
  readonly databaseUrl: string | null
  /** Empty for PostgreSQL. */
  readonly dataDir: string
  open(): Promise<OpenDatabase>
  /** Removes it; its connections must be closed before. */
  remove(): Promise<void>
}

/** Runs a suite on both databases, each time on a fresh, migrated one. */
export function forEachDatabase(
  suite: (kind: DatabaseKind, database: () => OpenDatabase, own: () => TestDatabase) => void,
) {
  describe.each(DATABASE_KINDS)('on %s', (kind) => {
    let own: TestDatabase | undefined
    let database: OpenDatabase | undefined
    beforeAll(async () => {
      own = await makeDatabase(kind, 'migrated')
      database = await own.open()
    })
    afterAll(async () => {
      await database?.close()
      await own?.remove()
    })
    suite(
      kind,
      () => database!,
      () => own!,
    )
  })
}

/** The initial state of a test's database: empty tables, or the state after a gateway's first start. */
export type Beginning = 'migrated' | 'settled'

/** Makes a fresh database. */
export async function makeDatabase(kind: DatabaseKind, beginning: Beginning = 'settled'): Promise<TestDatabase> {
  return kind === 'embedded' ? makeEmbedded(beginning) : makePostgres(beginning)
}

function makeEmbedded(beginning: Beginning): TestDatabase {
  const dataDir = mkdtempSync(join(tmpdir(), 'livery-'))
  cpSync(inject(beginning === 'settled' ? 'embeddedSettled' : 'embeddedTemplate'), dataDir, { recursive: true })
  return {
    kind: 'embedded',
    databaseUrl: null,
    dataDir,
    open: () => openDatabase({ dataDir, logger: quietLogger }),
    async remove() {
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function makePostgres(beginning: Beginning): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  const name = `livery_${randomBytes(6).toString('hex')}`
  await createDatabase(server, name, beginning === 'settled' ? SETTLED : TEMPLATE)
  const databaseUrl = server.replace(/[^/]*$/, name)
  return {
    kind: 'postgres',
    databaseUrl,
    dataDir: '',
    open: () => openDatabase({ databaseUrl, dataDir: '', logger: quietLogger }),
    remove: () => dropDatabase(server, name),
  }
}
