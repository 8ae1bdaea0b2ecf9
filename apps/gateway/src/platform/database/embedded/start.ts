import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { reasonOf } from '../../reason-of.ts'
import { StartupError } from '../../startup-error.ts'
import type { DatabaseLogger } from '../database-logger.ts'
import { heldMessage } from './folder-lock.ts'
import { refuseMoved } from './moved.ts'
import type { ServerReport } from './server.ts'
import { SOCKET_PORT, socketFolder } from './socket-folder.ts'

export interface Embedded {
  /** Folder of the Unix socket, and its port, in the terms of PostgreSQL clients. */
  readonly socketFolder: string
  readonly port: number
  stop(): Promise<void>
}

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url))
/** Waits before a broken database process is started again, so that it does not restart in a tight loop. */
const RESTART_DELAYS_MS = [0, 500, 2_000, 5_000]
const STABLE_AFTER_MS = 60_000
/** A process that is silent this long has failed; no statement of the gateway takes as long. */
const SILENT_FOR_MS = 60_000
/** Recovery from a long log may take longer. */
const READY_WITHIN_MS = 180_000

/**
 * Starts the embedded database's process for a folder and keeps it running: if it breaks it is started again, and the
 * pool reconnects. Throws `StartupError` when the folder cannot be used or another process holds it.
 */
export async function startEmbedded(
  dataDir: string,
  logger: DatabaseLogger,
  silentForMs = SILENT_FOR_MS,
): Promise<Embedded> {
  const folder = prepareFolder(dataDir)
  refuseMoved(dataDir)
  let stopping = false
  /** Failures in a row, without a long run between them. */
  let failures = 0
  let child = await launch(folder, dataDir)
  watch(child)

  function watch(process: ChildProcess): void {
    const startedAt = Date.now()
    const unguard = guard(process, silentForMs, () =>
      logger.error({ pid: process.pid, silentForMs }, 'the embedded database does not answer; ending its process'),
    )
    process.once('exit', (code, signal) => {
      unguard()
      if (stopping) return
      logger.error({ code, signal }, 'the embedded database ended unexpectedly; starting it again')
      if (Date.now() - startedAt > STABLE_AFTER_MS) failures = 0
      void restart()
    })
  }

  async function restart(): Promise<void> {
    await sleep(RESTART_DELAYS_MS[Math.min(failures, RESTART_DELAYS_MS.length - 1)]!)
    failures += 1
    if (stopping) return
    try {
      child = await launch(folder, dataDir)
      watch(child)
      if (stopping) await end(child)
      else logger.info({ pid: child.pid }, 'the embedded database is back')
    } catch (error) {
      logger.error({ reason: reasonOf(error) }, 'the embedded database does not start')
      await restart()
    }
  }

  return {
    socketFolder: socketFolder(folder),
    port: SOCKET_PORT,
    async stop() {
      stopping = true
      await end(child)
    },
  }
}

/** The database of a folder that another process has open and continues to use. */
export function besideEmbedded(dataDir: string): Embedded {
  return { socketFolder: socketFolder(dataDir), port: SOCKET_PORT, stop: async () => {} }
}

/** Kills a process that stops answering. Returns a function that ends the watch. */
function guard(child: ChildProcess, silentForMs: number, beforeKill: () => void): () => void {
  let heardAt = performance.now()
  child.on('message', () => {
    heardAt = performance.now()
  })
  const timer = setInterval(() => {
    if (performance.now() - heardAt > silentForMs) {
      clearInterval(timer)
      beforeKill()
      child.kill('SIGKILL')
    } else if (child.connected) child.send('ping', () => undefined)
  }, silentForMs / 6).unref()
  return () => clearInterval(timer)
}

function prepareFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true })
    return realpathSync(dataDir)
  } catch (error) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be made (${(error as NodeJS.ErrnoException).code}). ` +
        'Give this user the right to write there, or set DATA_DIR to another folder.',
    )
  }
}

/** Starts the process and waits until it serves. `shownAs` is the folder in the operator's spelling. */
function launch(folder: string, shownAs: string): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = fork(SERVER, [folder], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const late = setTimeout(() => {
      fail(`The embedded database in ${shownAs} was not ready within ${READY_WITHIN_MS / 1000} s.`)
      child.kill('SIGKILL')
    }, READY_WITHIN_MS)
    const fail = (message: string) => {
      clearTimeout(late)
      child.removeAllListeners()
      reject(new StartupError(message))
    }
    child.once('error', (error) => fail(`The embedded database cannot be started (${error.message}).`))
    child.once('exit', (code, signal) =>
      fail(`The embedded database in ${shownAs} ended before it was ready (${signal ?? `exit code ${code}`}).`),
    )
    child.once('message', (report: ServerReport) => {
      if (report.kind === 'ready') {
        clearTimeout(late)
        child.removeAllListeners()
        resolve(child)
      } else if (report.kind === 'held') fail(heldMessage(shownAs, report.holder))
      else if (report.kind === 'failed') {
        fail(`The embedded database in ${shownAs} cannot be opened: ${report.reason}`)
      }
    })
  })
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    if (child.connected) child.send('close')
    else child.kill('SIGKILL')
  })
}
