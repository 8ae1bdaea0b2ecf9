// Opens the embedded database of a folder, reports that, and holds it until it is killed.
import { openDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { quietLogger } from '../../apps/gateway/src/platform/database/testing/quiet-logger.ts'

const database = await openDatabase({ dataDir: process.argv[2]!, logger: quietLogger })
await database.pool.query('select 1')
process.send!('open')
process.on('disconnect', () => void database.close().then(() => process.exit(0)))
