import { EventEmitter } from 'node:events'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'
import type { DatabaseLogger } from './database-logger.ts'
import { startEmbedded } from './embedded/start.ts'

/**
 * The one database of a gateway process. Inside a transaction use the transaction's own client only: the embedded
 * database serves one transaction at a time, so a query through the pool would wait for its own transaction.
 */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  readonly pool: pg.Pool
  /** Emits after a commit of this process: `events` for the outbox, `releases` for pointers; readers need not wait. */
  readonly commits: EventEmitter<{ events: []; releases: [] }>
  close(): Promise<void>
}

export interface OpenDatabaseOptions {
  /** A PostgreSQL address; without one the embedded database in `dataDir` is started. */
  readonly databaseUrl?: string | null | undefined
  /** Folder of the embedded database, made when missing. */
  readonly dataDir: string
  readonly logger: DatabaseLogger
}

/** Connections of one process. The embedded engine runs one statement at a time: a few keep its queue filled. */
const POOL_SIZE = { postgres: 10, embedded: 4 }

/**
 * Opens the database and proves that it answers. Throws `StartupError` with a one-line message when it cannot be
 * reached, or when another process holds the data folder.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  return options.databaseUrl
    ? openPostgres(options.databaseUrl, options.logger)
    : openEmbedded(options.dataDir, options.logger)
}

async function openPostgres(databaseUrl: string, logger: DatabaseLogger): Promise<Database> {
  let pool: pg.Pool
  try {
    pool = new pg.Pool({
      connectionString: databaseUrl,
      max: POOL_SIZE.postgres,
      application_name: 'livery-gateway',
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 15_000,
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
    })
    await pool.query('SELECT 1')
  } catch (error) {
    throw new StartupError(
      `The database at ${withoutPassword(databaseUrl)} cannot be reached (${reason(error)}). ` +
        'Start it, or unset DATABASE_URL to use the embedded one.',
    )
  }
  return database('postgres', pool, logger, async () => {})
}

async function openEmbedded(dataDir: string, logger: DatabaseLogger): Promise<Database> {
  const embedded = await startEmbedded(dataDir, logger)
  const pool = new pg.Pool({
    host: embedded.socketFolder,
    port: embedded.port,
    user: 'postgres',
    database: 'postgres',
    max: POOL_SIZE.embedded,
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 0,
  })
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    await embedded.stop()
    throw new StartupError(`The embedded database in ${dataDir} does not answer (${reason(error)}).`)
  }
  return database('embedded', pool, logger, embedded.stop)
}

function database(kind: Database['kind'], pool: pg.Pool, logger: DatabaseLogger, stop: () => Promise<void>): Database {
  // An idle connection that breaks is replaced by the pool; unhandled, its error event would end the process.
  pool.on('error', (error) => logger.warn({ reason: reason(error) }, 'a database connection was lost'))
  let closing: Promise<void> | undefined
  return {
    kind,
    pool,
    commits: new EventEmitter(),
    close() {
      closing ??= pool.end().then(stop)
      return closing
    },
  }
}

/** The system's code where there is one (`ECONNREFUSED`, `28P01`), else the message. */
function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0])
  const { code, message } = error as { code?: string; message?: string }
  if (code && message && !message.includes(code)) return `${code}: ${message}`
  return code ?? message ?? String(error)
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
