import { instant, integer, nullable, type RowOf, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'

const MEMBER = {
  id: text,
  merchant_id: text,
  account: text,
  nickname: text,
  kind: integer,
  status: text,
  email: nullable(text),
  mobile: nullable(text),
  created_at: instant,
}
export type Member = RowOf<typeof MEMBER>
const COLUMNS = 'id::text, merchant_id, account, nickname, kind, status, email, mobile, created_at'

/** A merchant's player by number; null for none. */
export async function memberOfId(sql: Sql, merchantId: string, id: string): Promise<Member | null> {
  return sql.row(MEMBER, `select ${COLUMNS} from member where merchant_id = $1 and id = $2`, [merchantId, id])
}

/** A merchant's players by account or number: two where one's account equals another's number. */
export async function membersNamed(sql: Sql, merchantId: string, named: string): Promise<readonly Member[]> {
  const id = /^\d{1,18}$/.test(named) ? named : null
  return sql.rows(
    MEMBER,
    `select ${COLUMNS} from member where merchant_id = $1 and (account_key = lower($2) or id = $3::bigint)`,
    [merchantId, named, id],
  )
}

/** Players of some merchants by account, number, mobile number or e-mail address. */
export async function findMembers(sql: Sql, merchantIds: readonly string[], named: string): Promise<readonly Member[]> {
  const digits = /^\+?\d{1,18}$/.test(named) ? named.replace('+', '') : null
  return sql.rows(
    MEMBER,
    `select ${COLUMNS} from member where merchant_id = any ($1) and account_key = lower($2)
     union select ${COLUMNS} from member where merchant_id = any ($1) and mobile = $3
     union select ${COLUMNS} from member where id = $3::bigint and merchant_id = any ($1)
     order by account, merchant_id limit 50`,
    [merchantIds, named, digits],
  )
}
