import Type from 'typebox'
import { bigint, instant, integer, json, nullable, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** Amounts of accruals are millionths of the currency's minor unit, so that nothing is rounded before it is claimed. */
export const MICRO = 1_000_000n

/** A settled round with its rate of rebate. */
export interface AccruedRound {
  readonly memberId: string
  readonly adapter: string
  readonly roundId: string
  readonly vendor: string
  readonly gameType: string
  readonly turnoverMinor: bigint
  /** In hundredths of a percent; 0 gives nothing. */
  readonly rateBp: number
  /** The version of the plan with this rate. */
  readonly version: string
  readonly at: Date
}

/** Stores a merchant's rates from now on, where they have changed. */
export async function storeRebatePlan(sql: Sql, merchantId: string, version: string, plan: object): Promise<void> {
  await sql.run('select rebate_plan_keep($1, $2, $3)', [merchantId, version, JSON.stringify(plan)])
}

/**
 * Computes the rebates of rounds, each once; in the caller's transaction. No other such transaction of the merchant may
 * run at the same time.
 */
export async function accrueRebates(sql: Sql, merchantId: string, rounds: readonly AccruedRound[]): Promise<void> {
  if (rounds.length === 0) return
  await sql.run('select rebate_accrue($1, $2)', [
    merchantId,
    JSON.stringify(
      rounds.map((round) => ({
        m: round.memberId,
        a: round.adapter,
        r: round.roundId,
        v: round.vendor,
        g: round.gameType,
        t: String(round.turnoverMinor),
        bp: round.rateBp,
        p: round.version,
        at: round.at.toISOString(),
      })),
    ),
  ])
}

/**
 * The open amounts that one claim of a member takes, by vendor, game type and rate, with the last accrual that is
 * included.
 */
export async function openRebate(sql: Sql, merchantId: string, memberId: string, leastMinor: bigint) {
  const rows = await sql.rows(
    { vendor: text, gameType: text, rateBp: integer, turnoverMinor: bigint, amountMicro: bigint, upTo: bigint },
    `select vendor, game_type as "gameType", rate_bp as "rateBp", sum(turnover_minor)::text as "turnoverMinor",
            sum(amount_micro)::text as "amountMicro", max(id)::text as "upTo"
       from rebate_accrual where member_id = $2 and merchant_id = $1 and claim_id is null
        and id <= (select rebate_claim_bound($1, $2, $3))
      group by vendor, game_type, rate_bp having sum(turnover_minor) > 0
      order by sum(amount_micro) desc, vendor, game_type, rate_bp`,
    [merchantId, memberId, leastMinor],
  )
  const purse = await sql.row(
    { carriedMicro: bigint, claims: integer },
    'select carried_micro::text as "carriedMicro", claims from rebate_purse where member_id = $2 and merchant_id = $1',
    [merchantId, memberId],
  )
  const carriedMicro = purse?.carriedMicro ?? 0n
  let last = 0n
  for (const { upTo } of rows) if (upTo > last) last = upTo
  return {
    rows,
    carriedMicro,
    totalMicro: rows.reduce((sum, { amountMicro }) => sum + amountMicro, carriedMicro),
    number: (purse?.claims ?? 0) + 1,
    upTo: last,
  }
}

const MADE = json(
  Type.Object({
    status: Type.Enum(['OK', 'ALREADY', 'BELOW'] as const),
    claim: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  }),
)

/** Claims all open accruals up to a given one, once for its number. */
export async function claimRebate(
  sql: Sql,
  claim: {
    readonly id: string
    readonly merchantId: string
    readonly memberId: string
    readonly currency: { readonly code: string; readonly exponent: number }
    readonly number: number
    readonly upTo: bigint
    readonly leastMinor: bigint
    /** How many times it has to be staked, in tenths. */
    readonly turnoverTenths: number
  },
) {
  const { currency } = claim
  const row = await sql.row(
    { answer: MADE },
    'select rebate_claim_make($1, $2, $3, $4, $5, $6, $7, $8, $9) as answer',
    [
      claim.merchantId,
      claim.memberId,
      currency.code,
      currency.exponent,
      claim.id,
      claim.number,
      claim.upTo,
      claim.leastMinor,
      claim.turnoverTenths,
    ],
  )
  sql.notify('events')
  return row!.answer
}

/** Collects corrections of a merchant that were not tried yet, each member in an own transaction. */
export async function correctRebates(sql: Sql, merchantId: string): Promise<void> {
  const open = await sql.rows(
    { memberId: text },
    `select distinct member_id::text as "memberId" from rebate_correction
      where merchant_id = $1 and closed_at is null and tried_at is null limit 500`,
    [merchantId],
  )
  for (const { memberId } of open) await sql.run('select rebate_correct($1, $2)', [merchantId, memberId])
  if (open.length > 0) sql.notify('events')
}

const CLAIM_ROW = {
  id: text,
  number: integer,
  amountMinor: bigint,
  turnoverMinor: bigint,
  stakedMinor: bigint,
  balanceAfterMinor: bigint,
  takenMinor: bigint,
  at: instant,
}

const CLAIM_COLUMNS = `c.id, c.number, c.amount_minor::text as "amountMinor", c.turnover_minor::text as "turnoverMinor",
  c.staked_minor::text as "stakedMinor", c.balance_after_minor::text as "balanceAfterMinor",
  coalesce((select sum(taken_minor) from rebate_correction o where o.claim_id = c.id), 0)::text as "takenMinor", c.at`

/** One of a member's claims. */
export async function rebateClaim(sql: Sql, merchantId: string, memberId: string, number: number) {
  return sql.row(
    CLAIM_ROW,
    `select ${CLAIM_COLUMNS} from rebate_claim c where c.member_id = $2 and c.merchant_id = $1 and c.number = $3`,
    [merchantId, memberId, number],
  )
}

/** A member's claims of a period, the latest first, before the number where a page continues. */
export async function rebateClaims(
  sql: Sql,
  merchantId: string,
  memberId: string,
  { begin, end }: { readonly begin: string; readonly end: string },
  before: number | null,
  limit: number,
) {
  return sql.rows(
    CLAIM_ROW,
    `select ${CLAIM_COLUMNS} from rebate_claim c
      where c.member_id = $2 and c.merchant_id = $1 and c.at >= $3 and c.at < $4 and ($5::int is null or c.number < $5)
      order by c.number desc limit $6`,
    [merchantId, memberId, begin, end, before, limit],
  )
}

/** The sums of a period's claims. */
export async function rebateClaimTotals(
  sql: Sql,
  merchantId: string,
  memberId: string,
  { begin, end }: { readonly begin: string; readonly end: string },
) {
  const row = await sql.row(
    { claims: integer, amountMinor: bigint, stakedMinor: bigint, takenMinor: nullable(bigint) },
    `select count(*)::int as claims, coalesce(sum(amount_minor), 0)::text as "amountMinor",
            coalesce(sum(staked_minor), 0)::text as "stakedMinor",
            (select sum(o.taken_minor)::text from rebate_correction o join rebate_claim k on k.id = o.claim_id
              where k.member_id = $2 and k.merchant_id = $1 and k.at >= $3 and k.at < $4) as "takenMinor"
       from rebate_claim where member_id = $2 and merchant_id = $1 and at >= $3 and at < $4`,
    [merchantId, memberId, begin, end],
  )
  return { ...row!, takenMinor: row!.takenMinor ?? 0n }
}
