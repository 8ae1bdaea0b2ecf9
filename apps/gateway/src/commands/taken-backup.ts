import { mkdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { openDatabase } from '../platform/database/connect.ts'
import { checkBackup, writeBackup } from '../platform/database/copy/backup-file.ts'
import { readCopy } from '../platform/database/copy/read-copy.ts'
import { assertRoom } from '../platform/database/copy/room.ts'

/** The default path of a backup made now. */
export const backupFile = (dataDir: string) =>
  join(dataDir, 'backups', `livery-${new Date().toISOString().replace(/[:.]/g, '-')}.backup`)

/** Writes a database into a file, reads the file again, and prints what it holds. */
export async function takeBackup(database: Awaited<ReturnType<typeof openDatabase>>, file: string): Promise<string> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const before = performance.now()
  await readCopy(database, async (copy) => {
    await assertRoom(dirname(file), copy.header.bytes)
    await writeBackup(file, copy)
  })
  const seconds = ((performance.now() - before) / 1000).toFixed(1)
  return `${await backupText(file)}, read in ${seconds} s.`
}

/** The contents of a backup, printed after all of it was read. */
export async function backupText(file: string): Promise<string> {
  const { madeAt, tables, rows } = await checkBackup(file)
  const { size } = await stat(file)
  const counts = `${rows.toLocaleString('en')} rows of ${tables} tables`
  return `${file} is whole: ${counts} as they were at ${madeAt}, ${(size / 1e6).toFixed(1)} MB`
}
