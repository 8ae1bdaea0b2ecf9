import Type from 'typebox'
import { bigint, boolean, json, nullable, oneOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** A reward in the form that the SQL function `reward_issue` takes; amounts are minor units of its currency. */
export interface NewReward {
  readonly id: string
  readonly merchantId: string
  readonly memberId: string
  readonly programmeId: string
  readonly version: string
  /** Its source: a period of the programme, or a fact. */
  readonly source: string
  readonly factKind: string
  readonly factKey: string
  readonly kind: string
  readonly currency: { readonly code: string; readonly exponent: number }
  readonly amountMinor: bigint
  readonly turnoverMinor: bigint
  readonly state: 'applying' | 'issued'
  readonly isAuto: boolean
  readonly comment: string | null
  readonly inputs: Readonly<Record<string, unknown>>
  readonly address: string | null
  readonly device: string | null
  readonly budgetPeriod: string
  readonly expiresAt: Date
}

/** The programme's limits: its budget of the period, one of each address or device, and the programmes it excludes. */
export interface RewardBounds {
  readonly budget: bigint
  readonly once: readonly string[]
  readonly excludes: readonly string[]
}

export const ISSUED = ['OK', 'ALREADY', 'BUDGET', 'ADDRESS', 'DEVICE', 'EXCLUSIVE'] as const
export type Issued = (typeof ISSUED)[number]

/** Gives a reward, once for its source; in the caller's transaction. */
export async function issueReward(sql: Sql, reward: NewReward, bounds: RewardBounds): Promise<Issued> {
  const row = await sql.row(
    { status: oneOf(ISSUED) },
    'select reward_issue(jsonb_populate_record(null::reward, $1), $2, $3, $4) as status',
    [
      JSON.stringify({
        id: reward.id,
        merchant_id: reward.merchantId,
        member_id: reward.memberId,
        programme_id: reward.programmeId,
        version: reward.version,
        source: reward.source,
        fact_kind: reward.factKind,
        fact_key: reward.factKey,
        kind: reward.kind,
        currency: reward.currency.code,
        exponent: reward.currency.exponent,
        amount_minor: String(reward.amountMinor),
        turnover_minor: String(reward.turnoverMinor),
        state: reward.state,
        is_auto: reward.isAuto,
        comment: reward.comment,
        inputs: reward.inputs,
        address: reward.address,
        device: reward.device,
        budget_period: reward.budgetPeriod,
        expires_at: reward.expiresAt.toISOString(),
      }),
      bounds.budget,
      bounds.once,
      bounds.excludes,
    ],
  )
  return row!.status
}

const CLAIMED = json(
  Type.Object({ status: Type.Enum(['OK', 'ALREADY', 'EXPIRED', 'WRONG_STATE', 'NOT_FOUND'] as const) }),
)

/** Pays a reward that is ready; `memberId` is null where the platform pays by itself. */
export async function claimReward(sql: Sql, merchantId: string, memberId: string | null, id: string) {
  const row = await sql.row({ answer: CLAIMED }, 'select reward_claim($1, $2, $3) as answer', [
    merchantId,
    memberId,
    id,
  ])
  sql.notify('events')
  return row!.answer.status
}

/** Takes back a reward whose fact no longer holds; in the caller's transaction. */
export async function takeRewardBack(sql: Sql, merchantId: string, id: string, reason: string) {
  const row = await sql.row(
    { did: oneOf(['UNCLAIMED', 'CORRECTION', 'NOTHING']) },
    'select reward_take_back($1, $2, $3) as did',
    [merchantId, id, reason],
  )
  return row!.did
}

/** Takes corrected amounts from the member, as far as there is money. */
export async function correctReward(sql: Sql, merchantId: string, id: string, turn: number): Promise<void> {
  await sql.run('select reward_correct($1, $2, $3)', [merchantId, id, turn])
  sql.notify('events')
}

/** An operator's decision on an application. */
export async function decideReward(
  sql: Sql,
  merchantId: string,
  id: string,
  decision: {
    readonly granted: boolean
    readonly operator: string
    readonly reason: string | null
    readonly expiresAt: Date
  },
): Promise<'OK' | 'NOT_FOUND' | 'WRONG_STATE'> {
  const row = await sql.row(
    { did: oneOf(['OK', 'NOT_FOUND', 'WRONG_STATE']) },
    'select reward_decide($1, $2, $3, $4, $5, $6) as did',
    [merchantId, id, decision.granted, decision.operator, decision.reason, decision.expiresAt],
  )
  sql.notify('events')
  return row!.did
}

/** Takes the missing part of a corrected reward, as far as there is money now; null where nothing is open. */
export async function collectReward(
  sql: Sql,
  merchantId: string,
  id: string,
  turn: number,
  operator: string,
): Promise<bigint | null> {
  const row = await sql.row({ taken: nullable(bigint) }, 'select reward_collect($1, $2, $3, $4)::text as taken', [
    merchantId,
    id,
    turn,
    operator,
  ])
  sql.notify('events')
  return row!.taken
}

/** Leaves the missing part of a corrected reward to the member; false where nothing is open. */
export async function forgiveReward(
  sql: Sql,
  merchantId: string,
  id: string,
  turn: number,
  operator: string,
): Promise<boolean> {
  const row = await sql.row({ done: boolean }, 'select reward_forgive($1, $2, $3, $4) as done', [
    merchantId,
    id,
    turn,
    operator,
  ])
  return row!.done
}

/** Ends rewards that nobody claimed in time. */
export async function expireRewards(sql: Sql, merchantId: string): Promise<void> {
  await sql.row({ count: text }, 'select reward_expire($1, 500)::text as count', [merchantId])
}

/** Informs members' open pages how many rewards wait for a claim. */
export async function tellRewards(sql: Sql, merchantId: string, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return
  await sql.run('select reward_tell($1, m) from unnest($2::bigint[]) m', [merchantId, memberIds])
}

/** Informs members whose missions have progressed, with the number of rewards that wait for a claim. */
export async function tellMissions(
  sql: Sql,
  merchantId: string,
  memberIds: readonly string[],
  missionIds: readonly string[],
): Promise<void> {
  if (memberIds.length === 0) return
  await sql.run(
    `insert into event_outbox (merchant_id, member_id, payload)
     select $1, m, jsonb_build_object('kind', 'mission', 'ready', (
              select count(*) from reward where member_id = m and merchant_id = $1 and state = 'issued' and not is_auto
                 and programme_id = any($3)),
              'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
       from unnest($2::bigint[]) m`,
    [merchantId, memberIds, missionIds],
  )
}
