import type { Database } from '../platform/database/connect.ts'

/** An active member, as far as sending things to them goes. */
export interface Reachable {
  readonly id: string
  readonly account: string
  readonly email: string | null
  /** Digits of the international number, without plus. */
  readonly mobile: string | null
  /** Platform code of the language they chose last. */
  readonly language: string | null
}

const CONDITIONS = {
  id: 'id = $2',
  account: 'lower(account) = lower($2)',
  mobile: 'mobile = $2',
}

/** An active member of a merchant by id, account name, or the digits of the mobile number; null for nobody. */
export async function findMember(
  database: Database,
  merchantId: string,
  by: keyof typeof CONDITIONS,
  value: string,
): Promise<Reachable | null> {
  const { rows } = await database.pool.query<Reachable>(
    `select id::text as id, account, email, mobile, language
       from member where merchant_id = $1 and ${CONDITIONS[by]} and status = 'active'`,
    [merchantId, value],
  )
  return rows[0] ?? null
}
