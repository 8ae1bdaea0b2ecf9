import type { Merchant } from '@livery/merchant/merchant'
import { settlePoints, storePointPlan } from '../../ledger/points/earned.ts'
import { correctRebates, storeRebatePlan } from '../../ledger/rebate/rebate.ts'
import { claimReward, correctReward, expireRewards, tellMissions, tellRewards } from '../../ledger/rewards/rewards.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { DatabaseLogger } from '../../platform/database/database-logger.ts'
import { integer, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { JobHandler } from '../../platform/jobs/jobs.ts'
import { shareRounds } from './agent-rebate/accrue.ts'
import { storeAgentPlan } from './agent-rebate/plan.ts'
import { takeDueFacts } from './judging/due-facts.ts'
import { judgeFacts } from './judging/judge-facts.ts'
import { settledRounds } from './judging/settled-rounds.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { closePlaces } from './places/close.ts'
import { accrueFacts } from './points/accrue.ts'
import { NO_POINT_PLAN, pointPlanOf, storedPointPlans } from './points/plan.ts'
import { accrueRounds } from './rebate/accrue.ts'
import { NO_PLAN, planOf, storedPlans } from './rebate/plan.ts'
import { noteBrought } from './referral/brought.ts'
import { missionIds, programmesOf } from './rules/compiled.ts'
import { factOf } from './rules/judge.ts'
import { factsOfNewMembers, needsDailySums, readDays } from './vip/days.ts'
import { moveLevels, reviewLevels } from './vip/move.ts'

/** Facts judged in one transaction. */
const BATCH = 200
/** New members in one transaction; all counted days of each are read. */
const NEW_MEMBERS_AT_ONCE = 5
/** How many new members are searched for at once. */
const NEW_MEMBERS_SEARCHED = 500
/** How long one run lasts before other jobs come first, in milliseconds. */
const LOOK_MS = 1_500
/** The pause between two runs. */
const AGAIN_MS = 500
/** How often ended leaderboards are searched for. */
const CLOSE_MS = 15_000
/** The pause after a failure at a merchant. */
const RETRY_MS = 15_000
export const REWARDS_JOB = 'rewards'

export interface RewardJobServices {
  readonly database: Pick<Database, 'of'>
  /** The database over all merchants. */
  readonly all: Database
  /** The live merchants that are loaded at present. */
  readonly loaded: () => readonly Merchant[]
  /** A live merchant, loaded or not. */
  readonly merchantOf: (id: string) => Promise<Merchant | undefined>
  readonly log: Pick<DatabaseLogger, 'error'>
}

/** The job that judges facts by programmes, pays rewards that need no claim, and ends expired ones. */
export function rewardsJob({ database, all, loaded, merchantOf, log }: RewardJobServices): JobHandler {
  const listening = new Map<string, Merchant>()
  const closedMs = new Map<string, number>()
  const retryMs = new Map<string, number>()
  const prepare = async (merchant: Merchant) => {
    const own = database.of(merchant.id)
    if (Date.now() - (closedMs.get(merchant.id) ?? 0) >= CLOSE_MS) {
      await closePlaces(own, merchant, Date.now())
      await reviewLevels(own, merchant)
      closedMs.set(merchant.id, Date.now())
    }
    if (listening.get(merchant.id) === merchant) return
    await listen(own, merchant)
    listening.set(merchant.id, merchant)
  }
  /** A failure at one merchant makes only this merchant wait for a while. */
  const alone = async (id: string, work: () => Promise<void>) => {
    if (Date.now() < (retryMs.get(id) ?? 0)) return
    try {
      await work()
    } catch (error) {
      retryMs.set(id, Date.now() + RETRY_MS)
      log.error({ err: error, merchant: id }, 'the rewards of a merchant could not be looked after')
    }
  }
  return {
    kind: REWARDS_JOB,
    async run() {
      const until = Date.now() + LOOK_MS
      for (const merchant of loaded()) await alone(merchant.id, () => prepare(merchant))
      for (const id of await merchantsWithWork(all)) {
        await alone(id, async () => {
          const merchant = await merchantOf(id)
          if (merchant) await lookAfterRewards(database.of(id), merchant, until)
        })
      }
      return { again: new Date(Date.now() + AGAIN_MS) }
    },
  }
}

/** The merchants with waiting work. */
async function merchantsWithWork(all: Database): Promise<readonly string[]> {
  const rows = await all.rows(
    { id: text },
    `select distinct merchant_id as id from reward_due
      union select merchant_id from reward where state = 'issued' and (is_auto or expires_at <= clock_timestamp())
      union select merchant_id from reward_correction where closed_at is null and taken_minor is null
      union select merchant_id from rebate_correction where closed_at is null and tried_at is null
      union select merchant_id from point_purse where is_due`,
  )
  return rows.map(({ id }) => id)
}

/** Stores the kinds of facts that the merchant's programmes and rebates use, and the rules they judge by. */
export async function listen(database: Database, merchant: Merchant): Promise<void> {
  const programmes = programmesOf(merchant)
  await database.transaction(async (tx) => {
    const isRebated = await storePlan(tx, merchant)
    const isShared = await storeAgentPlan(tx, merchant)
    const hasPoints = await storePointRates(tx, merchant)
    const kinds = [
      ...new Set<string>([
        ...programmes.map(factOf),
        ...(isRebated || isShared ? ['round'] : []),
        ...(hasPoints ? ['round', 'deposit'] : []),
        ...(needsDailySums(merchant) ? ['round', 'deposit'] : []),
      ]),
    ]
    await tx.run('delete from reward_listener where merchant_id = $1 and kind <> all ($2)', [merchant.id, kinds])
    await tx.run(
      'insert into reward_listener (merchant_id, kind) select $1, unnest($2::text[]) on conflict do nothing',
      [merchant.id, kinds],
    )
    await tx.run(
      `insert into reward_rule (merchant_id, programme_id, version, rule)
       select $1, r ->> 'id', r ->> 'version', r -> 'rule' from jsonb_array_elements($2::jsonb) r on conflict do nothing`,
      [merchant.id, JSON.stringify(programmes.map(({ id, version, stated }) => ({ id, version, rule: stated })))],
    )
  })
}

/** Stores the rates from now on; true where rounds follow them or earlier ones. */
async function storePlan(sql: Sql, merchant: Merchant): Promise<boolean> {
  const plan = planOf(merchant) ?? ((await storedPlans(sql, merchant.id)).length > 0 ? NO_PLAN : null)
  if (plan) await storeRebatePlan(sql, merchant.id, plan.version, plan.plan)
  return plan !== null
}

/** Stores the rates of points from now on; true where facts follow them or earlier ones. */
async function storePointRates(sql: Sql, merchant: Merchant): Promise<boolean> {
  const plan = pointPlanOf(merchant) ?? ((await storedPointPlans(sql, merchant.id)).length > 0 ? NO_POINT_PLAN : null)
  if (plan) await storePointPlan(sql, merchant.id, plan.version, plan.plan)
  return plan !== null
}

/**
 * Judges a merchant's waiting facts until none is left or the time is over. Rewards are paid in separate transactions:
 * a bet locks its player's account and waits for the fact's row, which a judgement locks.
 */
export async function lookAfterRewards(database: Database, merchant: Merchant, untilMs: number): Promise<void> {
  if (!(await meet(database, merchant, untilMs))) return
  for (;;) {
    const count = await database.transaction(async (tx) => {
      await oneAtATime(tx, merchant.id)
      const due = await takeDueFacts(tx, merchant.id, BATCH)
      if (due.length === 0) return 0
      const rounds = settledRounds(tx, merchant, due)
      const { touched, advanced } = await judgeFacts(tx, merchant, due, Date.now(), rounds)
      const days = await readDays(tx, merchant, due)
      await moveLevels(tx, merchant, days)
      await noteBrought(tx, merchant, days)
      await tellRewards(tx, merchant.id, [...touched])
      await tellMissions(tx, merchant.id, [...advanced], missionIds(merchant))
      // It locks purses, and a claim waits for those while it locks its player's account, so this comes last.
      await accrueRounds(tx, merchant.id, rounds)
      await accrueFacts(tx, merchant, due, rounds)
      await shareRounds(tx, merchant.id, rounds)
      if (touched.size + advanced.size > 0) tx.notify('events')
      return due.length
    })
    await settle(database, merchant.id)
    if (count < BATCH || Date.now() >= untilMs) break
  }
  await expireRewards(database, merchant.id)
}

/**
 * Reads the days of new members, a few at once, before their facts are judged.
 *
 * @returns false where the time ended before all were read
 */
async function meet(database: Database, merchant: Merchant, untilMs: number): Promise<boolean> {
  for (let after = '0'; ; ) {
    const facts = await factsOfNewMembers(database, merchant, after, NEW_MEMBERS_SEARCHED)
    for (let first = 0; first < facts.length; first += NEW_MEMBERS_AT_ONCE) {
      await database.transaction(async (tx) => {
        await oneAtATime(tx, merchant.id)
        await readDays(tx, merchant, facts.slice(first, first + NEW_MEMBERS_AT_ONCE))
      })
      if (Date.now() >= untilMs && first + NEW_MEMBERS_AT_ONCE < facts.length) return false
    }
    if (facts.length < NEW_MEMBERS_SEARCHED) return true
    after = facts.at(-1)!.memberId
  }
}

/** Pays rewards that need no claim, and takes back corrected ones; each is done once. */
async function settle(database: Database, merchantId: string): Promise<void> {
  const ready = await database.rows(
    { id: text },
    `select id from reward where merchant_id = $1 and state = 'issued' and is_auto order by made_at limit 500`,
    [merchantId],
  )
  for (const { id } of ready) await claimReward(database, merchantId, null, id)
  const open = await database.rows(
    { id: text, turn: integer },
    `select reward_id as id, turn from reward_correction
      where merchant_id = $1 and closed_at is null and taken_minor is null order by opened_at limit 500`,
    [merchantId],
  )
  for (const { id, turn } of open) await correctReward(database, merchantId, id, turn)
  await correctRebates(database, merchantId)
  await settlePoints(database, merchantId)
}
