import { checkInvariants } from '../ledger/invariants.ts'
import { openDatabase } from '../platform/database/connect.ts'
import { readBackup } from '../platform/database/copy/backup-file.ts'
import { loadCopy } from '../platform/database/copy/load-copy.ts'
import { assertRoom } from '../platform/database/copy/room.ts'
import type { Settings } from '../platform/settings.ts'
import { terminalLogger } from './command.ts'
import { faultsText } from './faults-text.ts'

/**
 * The room a restore may need, as a multiple of the database's size: tables, their log, and sorting for the indexes.
 */
const ROOM_FOR_RESTORE = 3

/** Loads a backup into an empty database, prints its contents, and answers whether its books are in order. */
export async function restoreBackup(
  file: string,
  place: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  say: (text: string) => void,
): Promise<boolean> {
  return readBackup(file, async (copy) => {
    if (!place.databaseUrl) await assertRoom(place.dataDir, copy.header.bytes * ROOM_FOR_RESTORE)
    const database = await openDatabase({ ...place, logger: terminalLogger, forCommand: true })
    try {
      const { rows, tables } = await loadCopy(database, copy)
      const counts = `${rows.toLocaleString('en')} rows of ${tables} tables`
      say(`Restored: ${counts} as they were at ${copy.header.madeAt}. Each was read again and is the same.`)
      const { ok, faults } = await checkInvariants(database)
      say(ok ? 'The books are in order.' : faultsText(faults))
      return ok
    } finally {
      await database.close()
    }
  })
}
