import { resolve } from 'node:path'
import { StartupError } from '../platform/startup-error.ts'
import { ownPlace, runCommand } from './command.ts'
import { restoreBackup } from './restored-copy.ts'

const USAGE = `npm run restore -- <file>     a backup into the empty database that DATABASE_URL or DATA_DIR names`

await runCommand(USAGE, {}, async (_values, [file, ...rest]) => {
  if (!file || rest.length > 0) throw new StartupError(USAGE)
  return (await restoreBackup(resolve(file), ownPlace(), console.log)) ? 0 : 1
})
