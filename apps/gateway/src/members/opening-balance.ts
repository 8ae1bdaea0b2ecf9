import { toMinor } from '@livery/locale/amount'
import { deposit } from '../ledger/deposit.ts'
import type { Sql } from '../platform/database/sql.ts'
import type { Site } from '../tenancy/sites/site.ts'

/** Deposits the demo's opening balance for a new player, through the ledger like all money. */
export async function openingBalance(sql: Sql, { merchant }: Site, memberId: string): Promise<void> {
  const { currency, demo } = merchant
  if (!demo.openingBalance) return
  const amountMinor = toMinor(demo.openingBalance, currency.exponent)
  await deposit(sql, { merchantId: merchant.id, memberId, currency, amountMinor, key: `opening:${memberId}` })
}
