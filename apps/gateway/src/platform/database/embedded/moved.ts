import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../../startup-error.ts'

const note = (dataDir: string) => join(dataDir, 'moved')

/** Records that a folder's database continues elsewhere. Bets accepted in both could never be merged again. */
export function markMoved(dataDir: string, now: Date): void {
  writeFileSync(note(dataDir), `${now.toISOString()}\n`)
}

/** Throws a `StartupError` for such a folder. */
export function refuseMoved(dataDir: string): void {
  if (!existsSync(note(dataDir))) return
  throw new StartupError(
    `The database of ${dataDir} was moved (${readFileSync(note(dataDir), 'utf8').trim()}) and goes on elsewhere. ` +
      `State its DATABASE_URL or DATA_DIR; to go back to this one for good, remove the file ${note(dataDir)}.`,
  )
}
