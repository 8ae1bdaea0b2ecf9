import { EventEmitter } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { reasonOf } from '../reason-of.ts'
import { StartupError } from '../startup-error.ts'
import type { DatabaseLogger } from './database-logger.ts'
import { holderOf } from './embedded/folder-lock.ts'
import { besideEmbedded, startEmbedded } from './embedded/start.ts'
import { EVERY_MERCHANT, explained, type Scope, ScopedQuery, scopeOf, WITHOUT_MERCHANT } from './scope.ts'
import { type Sql, sqlOf, type Topic } from './sql.ts'
import {
  assertNoTransaction,
  BrokenConnection,
  runTransaction,
  type Transaction,
  type TransactionOptions,
} from './transaction.ts'

/** The one database of a gateway process, with the rights of its scope (docs/decisions/31). */
export interface Database extends Sql {
  readonly kind: 'embedded' | 'postgres'
  /**
   * Emits after a commit of this process: `events` for the outbox, `releases` for pointers, `chat`; so that readers
   * need not poll.
   */
  readonly commits: EventEmitter<{ [name in Topic]: [] }>
  /**
   * Commits all writes of `work`, or none when it throws. Inside it only the transaction may be used: the embedded
   * database serves one at a time, so another statement would wait for its own transaction, and is refused.
   */
  transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>
  /** The connections of this process, and the statements that wait for one. */
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number }
  /** The same database for one merchant; other merchants' rows do not appear. */
  of(merchantId: string): Database
  /**
   * The same database over all merchants, for rows that belong to none: releases, events, operators, the vendors'
   * wallet.
   */
  readonly everyMerchant: Database
  close(): Promise<void>
}

/**
 * The database with the rights of the tables' owner, for the code that opened it. Features get no connections, because
 * rows of those have unchecked types.
 */
export interface OpenDatabase extends Database {
  readonly pool: pg.Pool
  /** The same database for no merchant, as features get it: a statement on a merchant's table is refused. */
  readonly restricted: OpenDatabase
}

export interface OpenDatabaseOptions {
  /** A PostgreSQL address; without one the embedded database in `dataDir` is started. */
  readonly databaseUrl?: string | null | undefined
  /** Folder of the embedded database, made when missing. */
  readonly dataDir: string
  readonly logger: DatabaseLogger
  /** Whether to use the database of a folder that another process holds; otherwise that is refused. */
  readonly beside?: boolean
  /** For a command at the terminal: it does not count as a gateway, and its statements have no time limit. */
  readonly forCommand?: boolean
  /** How long the embedded database's process may be silent before it is ended and started again. */
  readonly silentForMs?: number
}

/** The settings of a connection whose statements have no time limit. */
export const UNHURRIED = {
  statement_timeout: 0,
  lock_timeout: 0,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 0,
} as const

/** The prefix of the names of a gateway's connections on a PostgreSQL server. */
export const GATEWAY_NAME = 'livery-gateway'

/**
 * Connections per process. The embedded engine runs one statement at a time, and a few connections keep its queue
 * filled.
 */
const POOL_SIZE = { postgres: 10, embedded: 4 }

/**
 * Opens the database and checks that it answers. Throws `StartupError` with a one-line message when it cannot be
 * reached, or when another process holds the data folder.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openEmbedded(options)
}

async function openPostgres(databaseUrl: string, options: OpenDatabaseOptions): Promise<OpenDatabase> {
  let pool: pg.Pool
  try {
    pool = openPool(options.logger, {
      connectionString: databaseUrl,
      max: POOL_SIZE.postgres,
      application_name: GATEWAY_NAME,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 15_000,
      // A server that has stopped answering does not end its own statements.
      query_timeout: 16_000,
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
      ...(options.forCommand ? { ...UNHURRIED, application_name: 'livery-command' } : {}),
    })
    await firstAnswer(pool)
  } catch (error) {
    throw new StartupError(
      `The database at ${withoutPassword(databaseUrl)} cannot be reached (${reasonOf(error)}). ` +
        'Start it, or unset DATABASE_URL to use the embedded one.',
    )
  }
  return database('postgres', pool, async () => {})
}

/** A server that starts, or whose machine is busy, is tried again for so long. */
const FIRST_ANSWER_MS = 30_000
const RETRY_MS = 500

/** Waits for a server that is reached but does not answer yet; every other failure is thrown at once. */
async function firstAnswer(pool: pg.Pool): Promise<void> {
  for (const since = performance.now(); ; await setTimeout(RETRY_MS)) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      const { code } = error as { readonly code?: string }
      const isLate = code === STARTS_UP || /timeout/.test(reasonOf(error))
      if (!isLate || performance.now() - since > FIRST_ANSWER_MS) throw error
    }
  }
}

/** PostgreSQL's `cannot_connect_now`. */
const STARTS_UP = '57P03'

async function openEmbedded({ dataDir, logger, silentForMs, beside }: OpenDatabaseOptions): Promise<OpenDatabase> {
  const embedded =
    beside && holderOf(dataDir) ? besideEmbedded(dataDir) : await startEmbedded(dataDir, logger, silentForMs)
  const pool = openPool(logger, {
    host: embedded.socketFolder,
    port: embedded.port,
    user: 'postgres',
    database: 'postgres',
    max: POOL_SIZE.embedded,
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 0,
  })
  try {
    await pool.query('select 1')
  } catch (error) {
    await embedded.stop()
    throw new StartupError(`The embedded database in ${dataDir} does not answer (${reasonOf(error)}).`)
  }
  return database('embedded', pool, embedded.stop)
}

/** An error event without a listener would end the process. */
function openPool(logger: DatabaseLogger, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  // The pool replaces a broken idle connection, but an unhandled error event would end the process.
  pool.on('error', (error) => logger.warn({ reason: reasonOf(error) }, 'a database connection was lost'))
  // When a connection breaks in use, its statement fails with the reason.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

function database(kind: Database['kind'], pool: pg.Pool, stop: () => Promise<void>): OpenDatabase {
  const commits: Database['commits'] = new EventEmitter()
  const notify = (topic: Topic) => void commits.emit(topic)
  const ofMerchants = new Map<string, Database>()
  let everyMerchant: Database | undefined
  let restricted: OpenDatabase | undefined
  let closing: Promise<void> | undefined
  return as()

  /** @param scope whose rights the statements have; by default the owner's */
  function as(scope?: Scope): OpenDatabase {
    return {
      ...sqlOf(async (statement, values) => {
        assertNoTransaction()
        return scope ? await scoped(pool, scope, statement, values) : pool.query(statement, values)
      }, notify),
      kind,
      pool,
      commits,
      async transaction(work, options) {
        assertNoTransaction()
        const client = await pool.connect()
        try {
          const result = await runTransaction(client, work, { ...options, scope }, notify)
          client.release()
          return result
        } catch (error) {
          client.release(error instanceof BrokenConnection)
          throw error instanceof BrokenConnection ? error.reason : error
        }
      },
      of: (merchantId) => ofMerchants.getOrInsertComputed(merchantId, () => as(scopeOf(merchantId))),
      get everyMerchant() {
        everyMerchant ??= as(EVERY_MERCHANT)
        return everyMerchant
      },
      get restricted() {
        restricted ??= as(WITHOUT_MERCHANT)
        return restricted
      },
      connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
      close() {
        closing ??= pool.end().then(stop)
        return closing
      },
    }
  }
}

/** The pool waits for the end of the query, and returns the result that the query collected. */
async function scoped(pool: pg.Pool, scope: Scope, statement: string, values: readonly unknown[]) {
  const query = new ScopedQuery(scope, statement, values)
  try {
    return (await pool.query(query as never)) as unknown as pg.QueryResult<Record<string, unknown>>
  } catch (error) {
    throw explained(error, scope)
  }
}

function withoutPassword(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl)
    if (url.password) url.password = '…'
    url.search = ''
    return decodeURIComponent(url.href)
  } catch {
    return '(an address that is not a URL)'
  }
}
