// Draws a raffle whose list is fixed, and dies before the statement of that number, or before the commit. Arguments: a
// PostgreSQL address, and the raffle as JSON.
import { join } from 'node:path'
import { drawRaffle } from '../../apps/gateway/src/features/rewards/raffle/draw.ts'
import { openDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { quietLogger } from '../../apps/gateway/src/platform/database/testing/quiet-logger.ts'
import { TextStore } from '../../apps/gateway/src/tenancy/texts/text-store.ts'
import type { RaffleToDraw } from './raffle-to-draw.ts'
import { beforeEachStatement } from './raffle-to-draw.ts'

const { merchant, id, settings, at } = JSON.parse(process.env.RAFFLE!) as RaffleToDraw
const texts = new TextStore(join(import.meta.dirname, '../../locales'))
const database = await openDatabase({ databaseUrl: process.argv[2]!, dataDir: '', logger: quietLogger })
const die = () => process.kill(process.pid, 'SIGKILL')
await database.of(merchant.id).transaction(async (tx) => {
  const counted = beforeEachStatement(tx, (number) => {
    if (number === at) die()
  })
  await drawRaffle(counted, { settings, texts }, merchant, id)
  die()
})
