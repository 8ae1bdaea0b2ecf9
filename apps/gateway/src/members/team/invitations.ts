import { AGENT_TYPES } from '@livery/contract/account'
import { LiveryError } from '@livery/contract/errors'
import type { Merchant } from '@livery/merchant/merchant'
import { boolean, integer, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { publishEvent } from '../../platform/events/publish.ts'
import { placeInTeam, rebateOf, uplineOf } from './place.ts'

/** The conditions under which a code `c` of an active member `m` still counts. */
const COUNTS = `m.status = 'active' and c.removed_at is null and coalesce(c.expires_at > now(), true)
  and coalesce(c.uses < c.uses_most, true)`

/** Whether a code is one of an active agent of this merchant and may still be used. */
export async function isAffiliateCode(sql: Sql, merchantId: string, code: string): Promise<boolean> {
  const owned = await sql.run(
    `select 1 from invitation_code c join member m on m.merchant_id = c.merchant_id and m.id = c.member_id
      where c.merchant_id = $1 and c.code_key = lower($2) and m.kind = any($3::smallint[]) and ${COUNTS}`,
    [merchantId, code.trim(), AGENT_TYPES],
  )
  return owned === 1
}

/**
 * The stored spelling of an active member's referral code. Null for an unknown code, and for an agent's link, which has
 * own terms and counts its registrations.
 */
export async function referralOf(sql: Sql, merchantId: string, code: string | undefined): Promise<string | null> {
  if (code === undefined) return null
  const row = await sql.row(
    { code: text },
    `select c.code from invitation_code c join member m on m.merchant_id = c.merchant_id and m.id = c.member_id
      where c.merchant_id = $1 and c.code_key = lower($2) and c.note is null and ${COUNTS}`,
    [merchantId, code.trim()],
  )
  return row?.code ?? null
}

/** The team a registration leads to, and the kind of account. */
export interface Invitation {
  readonly uplineId: string
  /** 0 a member, else an agent. */
  readonly memberKind: number
  readonly rebateBp: number
  readonly code: string
}

/**
 * Uses up one registration of an agent's code. Throws INVITATION_INVALID at the field for a code that is no agent's, or
 * was used up, ended or removed after the form was shown.
 */
export async function useInvitation(sql: Sql, merchantId: string, code: string): Promise<Invitation> {
  const row = await sql.row(
    { upline: text, kind: integer, rebate: integer, code: text },
    `update invitation_code c set uses = c.uses + 1
       from member m
      where m.merchant_id = c.merchant_id and m.id = c.member_id and c.merchant_id = $1 and c.code_key = lower($2)
        and m.kind = any($3::smallint[]) and ${COUNTS}
     returning c.member_id::text as upline, c.member_kind as kind, c.rebate_bp as rebate, c.code`,
    [merchantId, code.trim(), AGENT_TYPES],
  )
  if (!row)
    throw new LiveryError('INVITATION_INVALID', { fields: [{ field: 'affiliateCode', code: 'invitationCode' }] })
  return { uplineId: row.upline, memberKind: row.kind, rebateBp: row.rebate, code: row.code }
}

/**
 * Places a new account in a team: under the agent whose code was used. With a referral code it is the team of the
 * referring agent, or the team of the referring player. Any other account has no place.
 */
export async function placeRegistered(
  sql: Sql,
  merchant: Pick<Merchant, 'id' | 'currency'>,
  memberId: string,
  invitation: Invitation | null,
  referral: string | null,
): Promise<void> {
  if (invitation) {
    const { uplineId, rebateBp, code } = invitation
    const status = await placeInTeam(sql, merchant, { memberId, uplineId, rebateBp, code })
    // The agent's own rebate was lowered in between: the account gets the rest of it.
    if (status === 'REBATE_TOO_HIGH') {
      const left = await rebateOf(sql, merchant.id, uplineId)
      await placeInTeam(sql, merchant, { memberId, uplineId, rebateBp: left, code })
    }
    await tellAgent(sql, merchant.id, uplineId)
    return
  }
  const referrer = referral && (await referrerOf(sql, merchant.id, referral))
  if (!referrer) return
  const uplineId = referrer.isAgent ? referrer.id : await uplineOf(sql, merchant.id, referrer.id)
  if (!uplineId) return
  await placeInTeam(sql, merchant, { memberId, uplineId, rebateBp: 0, code: referral })
  await tellAgent(sql, merchant.id, uplineId)
}

/** Informs the open page of the team's agent about the new account. */
const tellAgent = (sql: Sql, merchantId: string, memberId: string) =>
  publishEvent(sql, { merchantId, memberId }, { kind: 'team', at: new Date().toISOString() })

async function referrerOf(sql: Sql, merchantId: string, code: string) {
  return sql.row(
    { id: text, isAgent: boolean },
    `select m.id::text as id, m.kind = any($3::smallint[]) as "isAgent"
       from invitation_code c join member m on m.merchant_id = c.merchant_id and m.id = c.member_id
      where c.merchant_id = $1 and c.code_key = lower($2)`,
    [merchantId, code, AGENT_TYPES],
  )
}
