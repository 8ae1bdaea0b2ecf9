import { LiveryError } from '@livery/contract/errors'
import type { Merchant } from '@livery/merchant/merchant'
import { shownAccount } from '../../ledger/member-transfers/shown-account.ts'
import type { Owner } from '../../members/history/owner.ts'
import type { Account } from '../../members/sessions/session.ts'
import { TEAM } from '../../members/team/in-team.ts'
import { placeInTeam } from '../../members/team/place.ts'
import { integer, nullable, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { AgentContext } from './services.ts'

declare const isSeen: unique symbol

/** A member whom an agent may see: the agent, or somebody below. Made by `viewed` alone. */
export interface Viewed {
  readonly merchantId: string
  readonly memberId: string
  /** The account as the agent sees it. */
  readonly account: string
  readonly kind: number
  readonly uplineId: string | null
  /** How far below the agent; 0 is the agent. */
  readonly distance: number
  /** The number of agents above, up to the top. */
  readonly level: number
  readonly rebateBp: number
  readonly [isSeen]: true
}

const SEEN = {
  memberId: text,
  account: text,
  kind: integer,
  uplineId: nullable(text),
  distance: integer,
  level: integer,
  rebateBp: integer,
}

/**
 * The member a request names by id; without an id the agent. Throws NOT_FOUND for members outside of the agent's team
 * and for unknown ids alike.
 */
export async function viewed(
  sql: Sql,
  merchant: Pick<Merchant, 'id' | 'currency'>,
  { memberId: agentId }: Pick<Account, 'memberId'>,
  memberId: string = agentId,
): Promise<Viewed> {
  const seen = await find(sql, merchant.id, agentId, memberId)
  if (seen) return seen
  // An account that was made an agent outside of registration has no place; it is the top of its own tree.
  if (memberId === agentId) {
    await placeInTeam(sql, merchant, { memberId, uplineId: null, rebateBp: 0, code: null })
    const own = await find(sql, merchant.id, agentId, agentId)
    if (own) return own
  }
  throw new LiveryError('NOT_FOUND')
}

/** The agent who makes the call. */
export const agentOf = ({ services, site, account }: AgentContext): Promise<Viewed> =>
  viewed(services.database, site.merchant, account)

/** Whose history a report reads: a member whom the agent may see, and nobody else. */
export function historyOf(
  { currency, timeZone }: Pick<Merchant, 'currency' | 'timeZone'>,
  { merchantId, memberId }: Viewed,
): Owner {
  return { merchantId, memberId, currency, timeZone }
}

async function find(sql: Sql, merchantId: string, agentId: string, memberId: string): Promise<Viewed | null> {
  const row = await sql.row(
    SEEN,
    `select m.id::text as "memberId", ${shownAccount('m')} as account, m.kind, p.upline_id::text as "uplineId", t.distance, p.level,
            p.rebate_bp as "rebateBp"
       from ${TEAM} t
       join member m on m.merchant_id = $1 and m.id = t.member_id
       join team_member p on p.merchant_id = $1 and p.member_id = t.member_id
      where t.member_id = $3::bigint`,
    [merchantId, agentId, memberId],
  )
  return row && ({ merchantId, ...row } as Viewed)
}
