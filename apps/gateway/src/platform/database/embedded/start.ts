import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { StartupError } from '../../startup-error.ts'
import type { DatabaseLogger } from '../database-logger.ts'
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

/**
 * Starts the embedded database's process for a folder and keeps it running: if it breaks it is started again, and the
 * pool reconnects. Throws `StartupError` when the folder cannot be used or another process holds it.
 */
export async function startEmbedded(dataDir: string, logger: DatabaseLogger): Promise<Embedded> {
  const folder = prepareFolder(dataDir)
  let stopping = false
  /** Failures in a row, without a long run between them. */
  let failures = 0
  let child = await launch(folder, dataDir)
  watch(child)

  function watch(process: ChildProcess): void {
    const startedAt = Date.now()
    process.once('exit', (code, signal) => {
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
      logger.error({ reason: (error as Error).message }, 'the embedded database does not start')
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

/** Starts the process and waits until it serves. `shownAs` is the folder as the operator wrote it. */
function launch(folder: string, shownAs: string): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = fork(SERVER, [folder], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const fail = (message: string) => {
      child.removeAllListeners()
      reject(new StartupError(message))
    }
    child.once('error', (error) => fail(`The embedded database cannot be started (${error.message}).`))
    child.once('exit', (code, signal) =>
      fail(`The embedded database in ${shownAs} ended before it was ready (${signal ?? `exit code ${code}`}).`),
    )
    child.once('message', (report: ServerReport) => {
      if (report.kind === 'ready') {
        child.removeAllListeners()
        resolve(child)
      } else if (report.kind === 'held') {
        const { pid, startedAt } = report.holder
        fail(
          `The data folder ${shownAs} is held by process ${pid} (started ${startedAt}). ` +
            'Stop it, or set DATA_DIR to another folder.',
        )
      } else fail(`The embedded database in ${shownAs} cannot be opened: ${report.reason}`)
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
