import { text } from '../platform/database/row.ts'
import type { Sql } from '../platform/database/sql.ts'
import { findLoginAccount, type LoginAccount } from './login-account.ts'

/** An account to add. */
export interface NewMember {
  readonly account: string
  /** The account's name by default. */
  readonly nickname?: string | undefined
  /** 0 member, 4 trial, 1, 2, 41 and 42 agents (docs/product.md 12.1). */
  readonly kind: number
  readonly passwordHash: string
  /** False for the hash of a password that nobody knows. */
  readonly hasPassword: boolean
  /** The password has to be changed at the first sign-in, because somebody else knows it. */
  readonly mustChange?: boolean
  /** Further fields of the registration form, by name. */
  readonly profile?: Readonly<Record<string, string>>
  readonly referral?: string | null
  readonly email?: string | null
  /** Digits of the international number, without plus. */
  readonly mobile?: string | null
  /** Platform code. */
  readonly language?: string | null
}

/** Adds an account and answers its id; null where its name or number is taken at the merchant. */
export async function addMember(sql: Sql, merchantId: string, member: NewMember): Promise<string | null> {
  const row = await sql.row(
    { id: text },
    `insert into member (merchant_id, account, nickname, kind, password_hash, has_password, profile, referral, email, mobile, language,
                         must_change)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict do nothing returning id::text as id`,
    [
      merchantId,
      member.account,
      member.nickname ?? member.account,
      member.kind,
      member.passwordHash,
      member.hasPassword,
      member.profile ?? {},
      member.referral ?? null,
      member.email ?? null,
      member.mobile ?? null,
      member.language ?? null,
      member.mustChange ?? false,
    ],
  )
  return row?.id ?? null
}

/**
 * Adds an account with a first sign-in; null where its name or number is taken.
 *
 * @param ip the address of the sign-in
 */
export async function addLoginAccount(
  sql: Sql,
  merchantId: string,
  member: NewMember,
  ip: string,
): Promise<LoginAccount | null> {
  const id = await addMember(sql, merchantId, member)
  return id === null ? null : findLoginAccount(sql, merchantId, 'id', id, ip)
}
