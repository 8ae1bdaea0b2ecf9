// Judges what waits at one merchant, gives and pays, and ends; until it is killed. Arguments: a PostgreSQL address, and
// the merchant as JSON.
import { writeSync } from 'node:fs'
import { lookAfterRewards } from '../../apps/gateway/src/features/rewards/look-after.ts'
import { openDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { quietLogger } from '../../apps/gateway/src/platform/database/testing/quiet-logger.ts'

const database = await openDatabase({ databaseUrl: process.argv[2]!, dataDir: '', logger: quietLogger })
const merchant = JSON.parse(process.env.REWARD!) as Parameters<typeof lookAfterRewards>[1]
writeSync(1, `${JSON.stringify({ at: 'begins' })}\n`)
// What one pass gives, such as a level, is judged by the next pass.
for (let look = 0; look < 3; look += 1) await lookAfterRewards(database.of(merchant.id), merchant, Date.now() + 60_000)
writeSync(1, `${JSON.stringify({ at: 'done' })}\n`)
await database.close()
process.exit(0)
