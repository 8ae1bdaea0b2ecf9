import type { Merchant } from '@livery/merchant/merchant'
import { accruePoints, type EarningFact } from '../../../ledger/points/earned.ts'
import { bigint, instant, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { DueFact } from '../judging/due-facts.ts'
import { TRIAL } from '../judging/members.ts'
import type { ReadRounds, SettledRound } from '../judging/settled-rounds.ts'
import { planAt, staked } from '../rebate/plan.ts'
import { kindOf, pointsAt, type StoredPointPlan, storedPointPlans } from './plan.ts'

/** Computes the points of settled rounds and credited deposits that wait, by the rates at the moment of each. */
export async function accrueFacts(
  sql: Sql,
  merchant: Merchant,
  due: readonly DueFact[],
  readRounds: ReadRounds,
): Promise<void> {
  if (!due.some(({ kind }) => kind === 'round' || kind === 'deposit')) return
  const plans = await storedPointPlans(sql, merchant.id)
  if (plans.length === 0) return
  await accruePoints(sql, merchant.id, [
    ...(await readRounds()).flatMap((round) => (round.isReckoned ? ofRound(plans, round) : [])),
    ...(await depositsOf(sql, merchant, due)).flatMap((deposit) => ofDeposit(plans, deposit)),
  ])
}

function ofRound(plans: readonly StoredPointPlan[], round: SettledRound): EarningFact[] {
  const { memberId, adapter, roundId, vendorId, gameType, betMinor, winMinor, at } = round
  const stored = planAt(plans, at)
  if (!stored) return []
  const place = { vendorId, gameType }
  const { points, perMinor } = pointsAt(stored.plan, place)
  return [
    {
      ...{ memberId, source: 'round', key: `${adapter} ${roundId}`, kind: kindOf(gameType) },
      amountMinor: staked(stored.plan, place, betMinor, winMinor),
      ...{ points, perMinor: BigInt(perMinor), version: stored.version, at },
    },
  ]
}

interface CreditedDeposit {
  readonly memberId: string
  readonly key: string
  readonly at: Date
  readonly creditedMinor: bigint
}

function ofDeposit(plans: readonly StoredPointPlan[], deposit: CreditedDeposit): EarningFact[] {
  const { memberId, key, at, creditedMinor: amountMinor } = deposit
  const stored = planAt(plans, at)
  if (!stored) return []
  const { points, perMinor } = stored.plan.deposits ?? { points: 0, perMinor: '1' }
  const rate = { points, perMinor: BigInt(perMinor), version: stored.version }
  return [{ memberId, source: 'deposit', key, kind: 'deposit', amountMinor, ...rate, at }]
}

/** The amounts credited for deposits now. A deposit belongs to the moment of its first posting, which never changes. */
async function depositsOf(sql: Sql, merchant: Merchant, due: readonly DueFact[]): Promise<readonly CreditedDeposit[]> {
  const deposits = due.filter(({ kind }) => kind === 'deposit')
  if (deposits.length === 0) return []
  return sql.rows(
    { memberId: text, key: text, at: instant, creditedMinor: bigint },
    `select d.member_id::text as "memberId", d.reference as key, r.at, r.credited::bigint::text as "creditedMinor"
       from deposit d join member m on m.id = d.member_id and m.merchant_id = d.merchant_id and m.kind <> ${TRIAL}
      cross join lateral (
        select min(p.at) as at,
               coalesce(sum(f.amount_minor - f.fee_minor) filter (where f.state = 'credited'), 0) as credited
          from deposit_receipt f join ledger_posting p on p.id = f.posting_id where f.reference = d.reference) r
      where d.merchant_id = $1 and d.reference = any ($2) and d.currency = $3 and r.at is not null
      order by r.at, d.reference`,
    [merchant.id, deposits.map(({ key }) => key), merchant.currency.code],
  )
}
