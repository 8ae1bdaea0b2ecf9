import { bigint, integer, type RowOf, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'
import { merchantValue, ofMerchant, type Selection } from './place.ts'

const DEBT = {
  id: text,
  merchant_id: text,
  member_id: text,
  account: text,
  currency: text,
  exponent: integer,
  owed_minor: bigint,
  available_minor: bigint,
}
export type DebtRow = RowOf<typeof DEBT>

/** Players in debt: money was taken back after they had spent it. */
export async function debts(sql: Sql, selection: Selection): Promise<readonly DebtRow[]> {
  const after = /^\d{1,18}$/.test(selection.after.name) ? selection.after.name : '0'
  return sql.rows(
    DEBT,
    `select a.id::text, a.merchant_id, a.owner as member_id, m.account, a.currency, a.exponent,
            (-a.balance_minor)::text as owed_minor,
            coalesce((select p.balance_minor from ledger_account p where p.merchant_id = a.merchant_id
                         and p.currency = a.currency and p.kind = 'player' and p.owner = a.owner), 0)::text as available_minor
       from (select * from ledger_account
              where kind = 'debt' and balance_minor < 0 and id > $1${ofMerchant(selection, 'merchant_id', 3)}
              order by id limit $2) a
       join member m on m.id = a.owner::bigint
      order by a.id`,
    [after, selection.limit, ...merchantValue(selection)],
  )
}
