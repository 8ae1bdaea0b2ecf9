import type { Database } from '../db/connect.ts'

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

const COLUMNS = 'id::text as id, account, email, mobile, language'

export async function findByMobile(database: Database, merchantId: string, mobile: string): Promise<Reachable | null> {
  const { rows } = await database.pool.query<Reachable>(
    `select ${COLUMNS} from member where merchant_id = $1 and mobile = $2 and status = 'active'`,
    [merchantId, mobile],
  )
  return rows[0] ?? null
}

export async function findByAccount(
  database: Database,
  merchantId: string,
  account: string,
): Promise<Reachable | null> {
  const { rows } = await database.pool.query<Reachable>(
    `select ${COLUMNS} from member where merchant_id = $1 and lower(account) = lower($2) and status = 'active'`,
    [merchantId, account],
  )
  return rows[0] ?? null
}
