import { boolean, instant, integer, nullable, text } from '../platform/database/row.ts'
import type { Sql } from '../platform/database/sql.ts'
import { networkOf } from '../platform/http/network.ts'

/** An active account with everything a sign-in depends on. */
export interface LoginAccount {
  readonly id: string
  readonly merchantId: string
  readonly account: string
  readonly kind: number
  readonly passwordHash: string
  readonly passwordChangedAt: Date
  readonly mustChange: boolean
  readonly firstLoginAt: Date | null
  readonly email: string | null
  /** Digits of the international number, without plus. */
  readonly mobile: string | null
  /** The name the bank knows the member by. */
  readonly payeeName: string | null
  /** Platform code. */
  readonly language: string | null
  /** Whether the member has signed in from this network before, and from any network. */
  readonly isKnownHere: boolean
  readonly isKnownAnywhere: boolean
  readonly hasAuthenticator: boolean
  /** A password that was sent by e-mail and can still be used (docs/decisions/07). */
  readonly temporary: { readonly id: string; readonly hash: string } | null
}

const BY = { account: 'm.account_key = lower($3)', mobile: 'm.mobile = $3', id: 'm.id = $3::bigint' } as const

const ROW = {
  id: text,
  merchantId: text,
  account: text,
  kind: integer,
  passwordHash: text,
  passwordChangedAt: instant,
  mustChange: boolean,
  firstLoginAt: nullable(instant),
  email: nullable(text),
  mobile: nullable(text),
  payeeName: nullable(text),
  language: nullable(text),
  isKnownHere: boolean,
  isKnownAnywhere: boolean,
  hasAuthenticator: boolean,
  temporaryId: nullable(text),
  temporaryHash: nullable(text),
}

/** @param ip the address of the sign-in */
export async function findLoginAccount(
  sql: Sql,
  merchantId: string,
  by: keyof typeof BY,
  value: string,
  ip: string,
): Promise<LoginAccount | null> {
  const row = await sql.row(
    ROW,
    `select m.id::text as id, m.merchant_id as "merchantId", m.account, m.kind, m.password_hash as "passwordHash",
            m.password_changed_at as "passwordChangedAt", m.must_change as "mustChange",
            m.first_login_at as "firstLoginAt", m.email, m.mobile, m.profile->>'payeeName' as "payeeName", m.language,
            exists (select from known_address k
                     where k.merchant_id = m.merchant_id and k.member_id = m.id and k.network = $2) as "isKnownHere",
            exists (select from known_address k
                     where k.merchant_id = m.merchant_id and k.member_id = m.id) as "isKnownAnywhere",
            exists (select from authenticator a
                     where a.merchant_id = m.merchant_id and a.member_id = m.id
                       and a.confirmed_at is not null) as "hasAuthenticator",
            t.id as "temporaryId", t.password_hash as "temporaryHash"
       from member m
       left join lateral (
         select id, password_hash from temporary_password
          where merchant_id = m.merchant_id and member_id = m.id and used_at is null and expires_at > now()
          order by expires_at desc limit 1
       ) t on true
      where m.merchant_id = $1 and ${BY[by]} and m.status = 'active'`,
    [merchantId, networkOf(ip), value],
  )
  if (!row) return null
  const { temporaryId, temporaryHash, ...loginAccount } = row
  return { ...loginAccount, temporary: temporaryId && temporaryHash ? { id: temporaryId, hash: temporaryHash } : null }
}

/** Stores the network of a sign-in. */
export async function knowAddress(
  sql: Sql,
  { id, merchantId }: Pick<LoginAccount, 'id' | 'merchantId'>,
  ip: string,
): Promise<void> {
  await sql.run(
    `insert into known_address (merchant_id, member_id, network) values ($1, $2, $3)
     on conflict (merchant_id, member_id, network) do update set last_seen_at = now()`,
    [merchantId, id, networkOf(ip)],
  )
}
