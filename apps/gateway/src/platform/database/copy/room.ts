import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { StartupError } from '../../startup-error.ts'

/**
 * Throws a `StartupError` where the disk of a folder has no room for this many bytes; the folder need not exist yet.
 */
export async function assertRoom(folder: string, bytes: number): Promise<void> {
  let there = resolve(folder)
  while (!existsSync(there)) there = dirname(there)
  const { bavail, bsize } = await statfs(there)
  const free = bavail * bsize
  if (free >= bytes) return
  throw new StartupError(
    `The disk of ${folder} has ${megabytes(free)} free, and ${megabytes(bytes)} may be needed. ` +
      'Make room, or name a folder on another disk.',
  )
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString('en')} MB`
