import { expect, test } from 'vitest'
import { heldMessage } from './folder-lock.ts'

/** A process id that no process has: Linux's largest is 4194304. */
const GONE = 99_999_999
const startedAt = '2026-01-01T00:00:00.000Z'

test('whoever holds a folder is named by a process that lives, with what to do', () => {
  const living = heldMessage('.data', { pid: process.pid, databasePid: GONE, startedAt })
  expect(living).toBe(
    `The data folder .data is held by process ${process.pid} (started ${startedAt}). Stop it, or set DATA_DIR to another folder.`,
  )
  const orphan = heldMessage('.data', { pid: GONE, databasePid: process.pid, startedAt })
  expect(orphan).toContain(`is held by process ${process.pid}, the database of a gateway that has ended`)
  expect(orphan).toContain(`kill -9 ${process.pid}`)
  expect(heldMessage('.data', { pid: GONE, databasePid: GONE, startedAt })).toContain('cannot be seen from here')
})
