import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** The owner of a data folder: the gateway's process, the database process it started, and the start time. */
export interface Holder {
  readonly pid: number
  readonly databasePid: number
  /** ISO 8601, UTC. */
  readonly startedAt: string
}

export interface FolderLock {
  /** The last owner did not release it, so its writes may be incomplete. */
  readonly wasAbandoned: boolean
  release(): void
}

/** How long an orphaned database process, whose gateway was killed, may take to close its files. */
const ORPHAN_GRACE_MS = 10_000

/**
 * Locks the folder for this process, or returns its present owner.
 * The lock must end with its process, and every process on the machine must see it, also in containers that share the
 * folder. Node has no `flock`, PID files outlive a SIGKILL, and an abstract socket is bound to one network namespace;
 * an SQLite exclusive transaction (part of Node) is an operating-system lock on a file on every platform. The file
 * `lock` beside it only names the owner, for people and for the message.
 */
export async function takeFolder(dataDir: string, holder: Holder): Promise<FolderLock | Holder> {
  const deadline = Date.now() + ORPHAN_GRACE_MS
  const notePath = join(dataDir, 'lock')
  for (;;) {
    const database = tryLock(join(dataDir, 'lock.sqlite'))
    if (database) {
      const wasAbandoned = existsSync(notePath)
      writeFileSync(notePath, `${JSON.stringify(holder)}\n`, { mode: 0o600 })
      return {
        wasAbandoned,
        release() {
          rmSync(notePath, { force: true })
          database.close()
        },
      }
    }
    const other = readNote(notePath)
    if (other && isAlive(other.pid)) return other
    if (Date.now() > deadline) return other ?? { pid: 0, databasePid: 0, startedAt: '' }
    await sleep(25)
  }
}

/** The process that holds the folder now; null for none. It does not lock the folder and does not wait. */
export function holderOf(dataDir: string): Holder | null {
  const path = join(dataDir, 'lock.sqlite')
  if (!existsSync(path)) return null
  const database = tryLock(path)
  database?.close()
  const holder = database ? undefined : readNote(join(dataDir, 'lock'))
  return holder && isAlive(holder.pid) ? holder : null
}

/** The reason why the folder is taken, with advice. */
export function heldMessage(shownAs: string, { pid, databasePid, startedAt }: Holder): string {
  if (isAlive(pid)) {
    return (
      `The data folder ${shownAs} is held by process ${pid} (started ${startedAt}). ` +
      'Stop it, or set DATA_DIR to another folder.'
    )
  }
  if (databasePid > 0 && isAlive(databasePid)) {
    return (
      `The data folder ${shownAs} is held by process ${databasePid}, the database of a gateway that has ended ` +
      `(started ${startedAt}). End it with "kill -9 ${databasePid}": what it has confirmed is on the disk.`
    )
  }
  return `The data folder ${shownAs} is held by a process that cannot be seen from here. Stop it, or set DATA_DIR to another folder.`
}

function tryLock(path: string): DatabaseSync | undefined {
  const database = new DatabaseSync(path)
  try {
    database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    const SQLITE_BUSY = 5
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw error
  }
}

function readNote(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  try {
    // A killed process whose parent has not noticed it yet still has a PID, but no longer holds the lock.
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')[0]
    return state !== 'Z' && state !== 'X'
  } catch {
    return true
  }
}
