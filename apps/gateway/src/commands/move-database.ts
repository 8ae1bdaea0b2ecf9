import { resolve } from 'node:path'
import { openDatabase } from '../platform/database/connect.ts'
import { refuseUsed } from '../platform/database/copy/refuse-used.ts'
import { markMoved } from '../platform/database/embedded/moved.ts'
import { StartupError } from '../platform/startup-error.ts'
import { ownPlace, runCommand, terminalLogger } from './command.ts'
import { restoreBackup } from './restored-copy.ts'
import { backupFile, takeBackup } from './taken-backup.ts'

const USAGE = `npm run move-database -- <address>   all of the database that DATABASE_URL or DATA_DIR names into an empty one:
                                     postgres://user:password@host/name, or a folder for the embedded database.
                                     Gateways are stopped before, and started on the new one afterwards.`

await runCommand(USAGE, {}, async (_values, [address, ...rest]) => {
  if (!address || rest.length > 0) throw new StartupError(USAGE)
  const from = ownPlace()
  const to = /^postgres(ql)?:\/\//.test(address)
    ? { databaseUrl: address, dataDir: '' }
    : { databaseUrl: null, dataDir: resolve(address) }
  const source = await openDatabase({ ...from, logger: terminalLogger, forCommand: true })
  try {
    // Whatever gateways write after the copy has begun would be lost.
    await refuseUsed(source, 'The database to move')
    const file = backupFile(from.dataDir)
    console.log(await takeBackup(source, file))
    if (!(await restoreBackup(file, to, console.log))) return 1
    if (!from.databaseUrl) markMoved(from.dataDir, new Date())
  } finally {
    await source.close()
  }
  console.log(`Start the gateways with ${to.databaseUrl ? 'that DATABASE_URL' : `DATA_DIR=${to.dataDir}`}.`)
  console.log('The old database is as it was. Keep it until the new one has been backed up; nothing may use it again.')
  return 0
})
