import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assertRoom } from './room.ts'

test('a disk without room is told before anything is written, with what is free and what is needed', async () => {
  const folder = join(tmpdir(), 'not-there-yet', 'backups')
  const { bavail, bsize } = await statfs(tmpdir())
  await expect(assertRoom(folder, 1)).resolves.toBeUndefined()
  await expect(assertRoom(folder, 2 * bavail * bsize)).rejects.toThrow(
    /^The disk of .*backups has [\d,]+ MB free, and [\d,]+ MB may be needed\. Make room, or name a folder on another disk\.$/,
  )
})
