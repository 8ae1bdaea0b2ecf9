import type { Merchant } from '@livery/merchant/merchant'
import { listen, lookAfterRewards } from '../../apps/gateway/src/features/rewards/look-after.ts'
import { closeRound } from '../../apps/gateway/src/features/rewards/raffle/look-after.ts'
import { paidDeposit } from '../../apps/gateway/src/features/rewards/testing/facts.ts'
import { openRaffle } from '../../apps/gateway/src/ledger/raffle/raffles.ts'
import { termsOf } from '../../apps/gateway/src/ledger/raffle/terms.ts'
import { makePlayer } from '../../apps/gateway/src/ledger/wallet/testing.ts'
import type { Database } from '../../apps/gateway/src/platform/database/connect.ts'
import type { Sql } from '../../apps/gateway/src/platform/database/sql.ts'

const HOUR_MS = 3_600_000

/** What a process knows that draws a raffle. */
export interface RaffleToDraw {
  readonly merchant: Merchant
  readonly id: string
  readonly settings: { readonly deploymentSecret: string; readonly previousSecrets: string[] }
  /** The number of the statement before which it dies, the first being 1. */
  readonly at: number
}

/** The same access to the database, which reports the number of each statement before it runs. */
export function beforeEachStatement(sql: Sql, tell: (number: number) => void): Sql {
  let number = 0
  const next = () => {
    number += 1
    tell(number)
  }
  return {
    rows(...statement) {
      next()
      return sql.rows(...statement)
    },
    row(...statement) {
      next()
      return sql.row(...statement)
    },
    run(...statement) {
      next()
      return sql.run(...statement)
    },
    notify: (topic) => sql.notify(topic),
  }
}

/** Opens the merchant's only raffle two hours ago, has three members take part, and fixes the list. */
export async function closedRaffle(
  database: Database,
  merchant: Merchant,
  settings: RaffleToDraw['settings'],
): Promise<string> {
  const raffle = merchant.raffles![0]!
  const { id } = raffle
  const times = { opensMs: Date.now() - 3 * HOUR_MS, closesMs: Date.now() - HOUR_MS, drawsMs: Date.now() - HOUR_MS }
  const terms = termsOf(raffle)
  await openRaffle(database, settings, { ...times, merchantId: merchant.id, id, raffleId: id, terms })
  await listen(database, merchant)
  for (let n = 0; n < 3; n += 1) {
    const { memberId } = await makePlayer(database, { balanceMinor: 0n })
    await paidDeposit(database, memberId, '50.00', null, new Date(Date.now() - 2 * HOUR_MS))
  }
  await lookAfterRewards(database, merchant, Date.now() + 10_000)
  await database.transaction((tx) => closeRound(tx, merchant, id))
  return id
}
