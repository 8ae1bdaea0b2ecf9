import type { Sql } from '../database/sql.ts'

/** The acts of members that are recorded for ever. */
export const ACTS = [
  'sign-in',
  'sign-in-refused',
  'sign-in-throttled',
  'proof-wanted',
  'proof-refused',
  'sign-in-reported',
  'sign-out',
  'sessions-ended',
  'device-copied',
  'password-changed',
  'password-sent',
  'step-up',
  'step-up-refused',
  'passkey-added',
  'passkey-removed',
  'authenticator-on',
  'authenticator-off',
  'withdrawal-password-set',
  'withdrawal-password-changed',
  'withdrawal-password-reset',
  'withdrawal-refused',
  'payee-added',
  'payee-removed',
] as const
export type Act = (typeof ACTS)[number]

export interface ActRecord {
  readonly merchantId: string
  /** The member's id; null when only a typed name is known, which may be anything, even a mistyped password. */
  readonly memberId: string | null
  readonly isAgent?: boolean
  readonly act: Act
  /** Only words from our code, such as a method or a reason, and never typed text. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>
  readonly ip: string
}

/** Adds an entry to the append-only audit log. */
export async function recordAct(sql: Sql, record: ActRecord): Promise<void> {
  const { merchantId, memberId, isAgent = false, act, detail, ip } = record
  const kind = memberId === null ? 'visitor' : isAgent ? 'agent' : 'member'
  await sql.run(
    `insert into audit (merchant_id, actor_kind, actor, action, subject, after, ip)
     values ($1, $2, $3, $4, $3, $5, $6)`,
    [merchantId, kind, memberId ?? '', act, detail ? JSON.stringify(detail) : null, ip],
  )
}
