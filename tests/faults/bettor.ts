// Places bets and pays wins as fast as possible, several at a time, and writes each acknowledged one to its output
// before it continues, until it is killed. Arguments: a data folder or a PostgreSQL address.
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { makePlayer } from '../../apps/gateway/src/ledger/wallet/testing.ts'
import { openDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { quietLogger } from '../../apps/gateway/src/platform/database/testing/quiet-logger.ts'

const at = process.argv[2]!
const CONCURRENCY = 8

const database = await openDatabase({
  ...(at.startsWith('postgres://') ? { databaseUrl: at, dataDir: '' } : { dataDir: at }),
  logger: quietLogger,
})
const players = await Promise.all(
  Array.from({ length: CONCURRENCY }, () => makePlayer(database, { balanceMinor: 1_000_000n })),
)
await Promise.all(
  players.map(async (player) => {
    for (;;) {
      const roundId = randomUUID()
      for (const [kind, amount] of [
        ['bet', '1.00'],
        ['win', '0.95'],
      ] as const) {
        // The id is sent again until there is an answer, as a vendor does.
        const transactionId = randomUUID()
        for (let answered = false; !answered; ) {
          try {
            const answer = await player[kind](transactionId, amount, { roundId, roundClosed: kind === 'win' })
            answered = true
            writeSync(1, `${JSON.stringify({ transactionId, ...answer })}\n`)
          } catch {
            await new Promise((resolve) => setTimeout(resolve, 20))
          }
        }
      }
    }
  }),
)
