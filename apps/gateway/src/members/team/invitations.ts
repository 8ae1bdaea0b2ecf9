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
 * The referral code as it was given out, of any active member; null for a code that is nobody's, and for an agent's link,
 * which has terms of its own and counts who came by it.
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

/** Into whose team a registration leads, and as what. */
export interface Invitation {
  readonly uplineId: string
  /** 0 a member, else an agent. */
  readonly memberKind: number
  readonly rebateBp: number
  readonly code: string
}

/**
 * Uses up one registration of an agent's code. Throws INVITATION_INVALID at the field where the code is no agent's, or
 * was used up, ended or removed since the form was shown.
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
 * Gives who registers their place: under the agent whose code they came by, else in the team of who referred them, that
 * is the agent who did, or the agent whose team the player who did is in. Nobody else has a place.
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
    // The agent's own rebate was lowered since: what is left of it is given.
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

/** The page of who leads the team shows who came while it is open. */
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
