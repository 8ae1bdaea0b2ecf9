import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf } from '../../reason-of.ts'
import { refuseOtherMajor } from './engine-major.ts'
import { type FolderLock, type Holder, takeFolder } from './folder-lock.ts'
import { SOCKET_NAME, socketFolder } from './socket-folder.ts'

/**
 * The embedded database's process, started by the gateway (`start.ts`) with the data folder as its only argument. It
 * holds the folder's lock, serves the engine on a Unix socket, and ends with its parent: when the gateway asks, and when
 * the channel to the gateway breaks, however the gateway died.
 */
export type ServerReport =
  | { readonly kind: 'held'; readonly holder: Holder }
  | { readonly kind: 'ready' }
  | { readonly kind: 'alive' }
  | { readonly kind: 'failed'; readonly reason: string }

const IDLE_TRANSACTION_MS = 10_000

const dataDir = process.argv[2]!
let closing: Promise<void> | undefined
/** Closes what is open; at first there is nothing to close. */
let stop = async (): Promise<void> => {}

// Ctrl-C reaches the whole process group; the gateway drains its requests first and then asks us to close.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => void close())
process.on('message', (message) => {
  if (message === 'close') void close()
  // The engine runs on this thread, so while it is silent it is busy with a statement, or hangs.
  if (message === 'ping') report({ kind: 'alive' })
})

await main()

async function main(): Promise<void> {
  try {
    const holder = { pid: process.ppid, databasePid: process.pid, startedAt: new Date().toISOString() }
    const lock = await takeFolder(dataDir, holder)
    if ('pid' in lock) {
      report({ kind: 'held', holder: lock })
      process.exitCode = 1
      process.disconnect?.()
      return
    }
    await serve(lock)
  } catch (error) {
    report({ kind: 'failed', reason: reasonOf(error) })
    process.exit(1)
  }
}

async function serve(lock: FolderLock): Promise<void> {
  // Loaded only once the folder is ours: a second start must be refused quickly.
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  const { DURABLE_START_PARAMETERS, DurableNodeFS } = await import('./durable-fs.ts')
  const { serveWire } = await import('./wire-server.ts')

  const folder = join(dataDir, 'pg')
  const creating = join(dataDir, 'pg.creating')
  // An interrupted creation left half a database, in which nothing had been acknowledged.
  if (existsSync(creating)) rmSync(folder, { recursive: true, force: true })
  refuseOtherMajor(folder)
  const isNew = !existsSync(folder)
  if (isNew) writeFileSync(creating, '')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const files = new DurableNodeFS(folder, { recovers: lock.wasAbandoned })
  const engine = await PGlite.create({
    fs: files,
    startParams: DURABLE_START_PARAMETERS,
    extensions: { pg_trgm },
    onStderr: endOnPanic,
  })
  files.ready()
  const version = await engine.query<{ server_version: string }>('SHOW server_version')
  if (isNew) rmSync(creating)

  const path = join(socketFolder(dataDir), SOCKET_NAME)
  rmSync(path, { force: true })
  const server = await serveWire({
    engine,
    path,
    serverVersion: version.rows[0]!.server_version,
    idleTransactionMs: IDLE_TRANSACTION_MS,
    onFatal(error) {
      // The engine's memory can no longer be trusted, but its log on disk can: the gateway restarts this process.
      console.error('the embedded database broke', error)
      process.exit(1)
    },
  })
  chmodSync(path, 0o600)
  stop = async () => {
    await server.close()
    await engine.close()
    lock.release()
  }
  report({ kind: 'ready' })
}

/**
 * After a panic, such as a full disk at a new log segment, PostgreSQL's server ends itself. This engine continues, and
 * each later statement fails or hangs. Everything confirmed is on the disk, so the process restarts from there.
 */
function endOnPanic(line: string): boolean {
  if (!/\bPANIC:|^Aborted\(/.test(line)) return false
  console.error('the embedded database broke:', line)
  process.exit(1)
}

async function close(): Promise<void> {
  closing ??= stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
  await closing
}

function report(message: ServerReport): void {
  // `disconnect` reports a parent that has just died, so an error of its closed channel is ignored.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined)
}
