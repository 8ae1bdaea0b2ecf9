// Settles what is due at one merchant, several periods, and ends; until it is killed. Arguments: a PostgreSQL address,
// and the merchant with the moment it is, as JSON.
import { writeSync } from 'node:fs'
import { settleDue } from '../../apps/gateway/src/features/agent/settlement/settle-due.ts'
import { openDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { quietLogger } from '../../apps/gateway/src/platform/database/testing/quiet-logger.ts'

const database = await openDatabase({ databaseUrl: process.argv[2]!, dataDir: '', logger: quietLogger })
const { merchant, now } = JSON.parse(process.env.SETTLE!) as { merchant: never; now: string }
writeSync(1, `${JSON.stringify({ at: 'begins' })}\n`)
await settleDue(database.of((merchant as { id: string }).id), merchant, new Date(now))
writeSync(1, `${JSON.stringify({ at: 'done' })}\n`)
await database.close()
process.exit(0)
