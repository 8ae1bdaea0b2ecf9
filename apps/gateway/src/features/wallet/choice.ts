import { LiveryError } from '@livery/contract/errors'
import { BRINGS, type WalletChoice } from '@livery/contract/wallet/transfers'
import { fromMinor } from '@livery/locale/amount'
import { enteredMinor } from '@livery/locale/entered'
import { writtenDecimals } from '@livery/locale/money'
import type { WalletOwner } from '../../ledger/vendor-wallets/transfers.ts'
import { bigint, boolean, nullable, oneOf } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** The choice of a member who has chosen nothing: games open with all money, and it comes back afterwards. */
const USUAL: WalletChoice = { brings: 'all', amount: null, comesHome: true }

/** What a member wants moved when a game with an own wallet opens. */
export async function readChoice(sql: Sql, { merchantId, memberId, currency }: WalletOwner): Promise<WalletChoice> {
  const row = await sql.row(
    { brings: oneOf(BRINGS), amount: nullable(bigint), comes_home: boolean },
    `select brings, amount_minor::text as amount, comes_home from wallet_choice
      where member_id = $1::bigint and merchant_id = $2`,
    [memberId, merchantId],
  )
  if (!row) return USUAL
  const amount = row.amount === null ? null : fromMinor(row.amount, currency.exponent)
  return { brings: row.brings, amount, comesHome: row.comes_home }
}

/** Stores the choice. Throws where an amount is missing, or is finer than the currency shows. */
export async function keepChoice(
  sql: Sql,
  owner: WalletOwner,
  { brings, amount, comesHome }: WalletChoice,
): Promise<WalletChoice> {
  const minor = brings === 'amount' ? amountMinor(amount, owner.currency) : null
  await sql.run(
    `insert into wallet_choice (merchant_id, member_id, brings, amount_minor, comes_home)
     values ($1, $2::bigint, $3, $4, $5)
     on conflict (member_id, merchant_id) do update
       set brings = excluded.brings, amount_minor = excluded.amount_minor, comes_home = excluded.comes_home`,
    [owner.merchantId, owner.memberId, brings, minor, comesHome],
  )
  return readChoice(sql, owner)
}

/** An amount in minor units. Throws `VALIDATION` for one that is missing or finer than the currency shows. */
export function amountMinor(amount: string | null, currency: WalletOwner['currency']): bigint {
  if (amount === null) throw new LiveryError('VALIDATION', { fields: [{ field: 'amount', code: 'required' }] })
  try {
    return enteredMinor(amount, currency)
  } catch {
    const fields = [{ field: 'amount', code: 'amount.decimals', params: { decimals: writtenDecimals(currency) } }]
    throw new LiveryError('VALIDATION', { fields })
  }
}
