import { resolve } from 'node:path'
import { openDatabase } from '../platform/database/connect.ts'
import { StartupError } from '../platform/startup-error.ts'
import { ownPlace, runCommand, terminalLogger } from './command.ts'
import { backupFile, backupText, takeBackup } from './taken-backup.ts'

const USAGE = `npm run backup                          the whole database in a file of its own, while the gateway runs
npm run backup -- --out <file>          into this file; by default DATA_DIR/backups/livery-<time>.backup
npm run backup -- --check <file>        reads a backup and says whether it is whole`

await runCommand(USAGE, { out: { type: 'string' }, check: { type: 'string' } }, async ({ out, check }, rest) => {
  if (rest.length > 0 || (out && check)) throw new StartupError(USAGE)
  if (check) {
    console.log(`${await backupText(resolve(check))}.`)
    return 0
  }
  const place = ownPlace()
  const database = await openDatabase({ ...place, logger: terminalLogger, beside: true, forCommand: true })
  try {
    console.log(await takeBackup(database, resolve(out ?? backupFile(place.dataDir))))
  } finally {
    await database.close()
  }
  console.log('The secrets are not in it: keep DEPLOYMENT_SECRET and the other ones apart (docs/guides/operations.md).')
  return 0
})
