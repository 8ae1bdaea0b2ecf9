import { fromMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { readBalance } from '../ledger/wallet/balance.ts'
import type { Database } from '../platform/database/connect.ts'

/** A member's balance in the merchant's currency, as a decimal string, from the primary database. */
export async function balanceOf(
  database: Database,
  { id, currency }: Pick<Merchant, 'id' | 'currency'>,
  memberId: string,
): Promise<string> {
  return fromMinor(await readBalance(database, id, memberId, currency.code), currency.exponent)
}
