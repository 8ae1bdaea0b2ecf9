import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WalletAnswer } from '@livery/contract/vendor'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../apps/gateway/src/ledger/invariants.ts'
import type { OpenDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import {
  DATABASE_KINDS,
  makeDatabase,
  type TestDatabase,
} from '../../apps/gateway/src/platform/database/testing/databases.ts'
import { kill, linesOf, startScript, until } from './child.ts'

/** Several processes start in turn, on cores that other tests use too. */
const TIMEOUT_MS = 180_000

type Acknowledged = WalletAnswer & { readonly transactionId: string }

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  let own: TestDatabase
  let bettor: ChildProcess | undefined
  beforeEach(async () => {
    own = await makeDatabase(kind)
  })
  afterEach(async () => {
    if (bettor) await kill(bettor)
    await own.remove()
  })

  function startBetting(): () => Acknowledged[] {
    bettor = startScript('bettor', own.databaseUrl ?? own.dataDir)
    return linesOf<Acknowledged>(bettor)
  }

  it(
    'SIGKILL in the middle of bets loses nothing that was acknowledged, time and again',
    async () => {
      const acknowledged: Acknowledged[] = []
      for (const enough of [60, 200]) {
        const lines = startBetting()
        await until(() => lines().length >= enough, TIMEOUT_MS)
        await kill(bettor!)
        acknowledged.push(...lines())
      }
      expect(acknowledged.every(({ status }) => status === 'OK')).toBe(true)
      const database = await own.open()
      await expectStored(database, acknowledged)
      await database.close()
    },
    TIMEOUT_MS,
  )

  if (kind === 'embedded') {
    it(
      'SIGKILL of the database process alone: betting goes on, nothing is lost or done twice',
      async () => {
        const lines = startBetting()
        for (const enough of [30, 90]) {
          await until(() => lines().length >= enough, TIMEOUT_MS)
          const { databasePid } = JSON.parse(readFileSync(join(own.dataDir, 'lock'), 'utf8'))
          process.kill(databasePid, 'SIGKILL')
        }
        await until(() => lines().length >= 150, TIMEOUT_MS)
        await kill(bettor!)
        const database = await own.open()
        await expectStored(database, lines())
        await database.close()
      },
      TIMEOUT_MS,
    )
  }
})

/** Every acknowledged operation is stored with its answer, and the books balance. */
async function expectStored(database: OpenDatabase, acknowledged: readonly Acknowledged[]): Promise<void> {
  const { rows } = await database.pool.query<{ transaction_id: string; response: WalletAnswer }>(
    'select transaction_id, response from wallet_transaction',
  )
  const recorded = new Map(rows.map(({ transaction_id, response }) => [transaction_id, response]))
  for (const { transactionId, ...answer } of acknowledged) expect(recorded.get(transactionId)).toEqual(answer)
  expect(await checkInvariants(database)).toEqual({ ok: true, faults: [] })
}
