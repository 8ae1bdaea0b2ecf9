import { nullable, text } from '../platform/database/row.ts'
import type { Sql } from '../platform/database/sql.ts'

/** An active member's addresses for messages. */
export interface Reachable {
  readonly id: string
  readonly account: string
  readonly email: string | null
  /** Digits of the international number, without plus. */
  readonly mobile: string | null
  /** Platform code of the language they chose last. */
  readonly language: string | null
}

const REACHABLE = {
  id: text,
  account: text,
  email: nullable(text),
  mobile: nullable(text),
  language: nullable(text),
}

const CONDITIONS = {
  id: 'id = $2',
  account: 'account_key = lower($2)',
  mobile: 'mobile = $2',
}

/** An active member of a merchant by id, account name, or the digits of the mobile number; null for nobody. */
export async function findMember(
  sql: Sql,
  merchantId: string,
  by: keyof typeof CONDITIONS,
  value: string,
): Promise<Reachable | null> {
  return sql.row(
    REACHABLE,
    `select id::text as id, account, email, mobile, language
       from member where merchant_id = $1 and ${CONDITIONS[by]} and status = 'active'`,
    [merchantId, value],
  )
}
