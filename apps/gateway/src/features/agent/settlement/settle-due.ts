import { CONTRACT_KINDS, type ContractKind } from '@livery/contract/agent/contract-words'
import type { Merchant } from '@livery/merchant/merchant'
import type { Database } from '../../../platform/database/connect.ts'
import type { DatabaseLogger } from '../../../platform/database/database-logger.ts'
import { instant, nullable } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { JobHandler } from '../../../platform/jobs/jobs.ts'
import { reasonOf } from '../../../platform/reason-of.ts'
import { type Calendar, laterOf, type Period, periodAfter, periodAt, withStartInKey } from '../computation/periods.ts'
import { resumesAfter, type Stated, statedFor } from '../computation/stated.ts'
import { endContractsOfClosedAccounts } from '../contracts/end-contracts-of-closed-accounts.ts'
import { payRebatesDue } from '../rebates/pay-due.ts'
import { payRun } from './pay-run.ts'
import { settlePeriod } from './settle-period.ts'
import { notePlans, type StatedPlan } from './store/plans.ts'
import { lastRun, namesTaken, periodOf, unpaidRuns } from './store/runs.ts'

/** How long after its end a period is settled: by then rounds that were under way have results. */
const GRACE_MS: Readonly<Record<ContractKind, number>> = {
  dividend: 10 * 60_000,
  daily: 10 * 60_000,
  hourly: 2 * 60_000,
  realtime: 0,
}

type Settling = Pick<Merchant, 'id' | 'currency' | 'timeZone' | 'turnover' | 'contracts' | 'capabilities'>

/**
 * Pays computed bills that are still unpaid, then settles and pays what is due; answers how many periods it settled.
 */
export async function settleDue(
  database: Database,
  merchant: Settling,
  now = new Date(),
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  for (const run of await unpaidRuns(database, merchant.id)) await payRun(database, merchant, run)
  await endContractsOfClosedAccounts(database, merchant, now)
  const stated = await notePlans(database, merchant, now)
  let settled = 0
  for (const kind of CONTRACT_KINDS) {
    const versions = stated.get(kind)
    if (versions) settled += await settleKind(database, merchant, { kind, versions, now, most: most - settled })
  }
  return settled
}

interface Due {
  readonly kind: ContractKind
  readonly versions: readonly Stated<StatedPlan>[]
  readonly now: Date
  readonly most: number
}

/**
 * Settles and pays the due periods of a kind; a kind that was switched off is settled to the end of its last period.
 */
async function settleKind(database: Database, merchant: Settling, { kind, versions, now, most }: Due): Promise<number> {
  const isOn = versions.at(-1)!.plan !== null
  let since = await clock(database, merchant.id, kind, isOn ? now : null)
  let settled = 0
  while (since && settled < most) {
    const period = await nextPeriod(database, merchant, { kind, versions, since, now })
    const plan = statedFor(versions, period.base)
    if (!plan) {
      since = await setClock(database, merchant.id, kind, resumesAfter(versions, period.base.from))
      continue
    }
    if (period.to.getTime() + GRACE_MS[kind] > now.getTime()) break
    const settledRun = await database.transaction((tx) => settlePeriod(tx, merchant, plan, period))
    if (settledRun) settled += 1
    else await assertSettled(database, merchant.id, kind, period)
    for (const run of await unpaidRuns(database, merchant.id)) await payRun(database, merchant, run)
  }
  return settled
}

/** If this gateway did not settle a period, another one did; otherwise the loop would never end. */
async function assertSettled(sql: Sql, merchantId: string, kind: ContractKind, { key, from }: Period): Promise<void> {
  const last = await lastRun(sql, merchantId, kind)
  if (!last || last.to_at <= from)
    throw new Error(`${kind} ${key} of ${merchantId} is neither settled nor to be settled`)
}

/**
 * The moment from which a kind is settled: the start of the period in which it was first found switched on. `now` is
 * null where it is off.
 */
async function clock(sql: Sql, merchantId: string, kind: ContractKind, now: Date | null): Promise<Date | null> {
  const row = await sql.row(
    { since: nullable(instant) },
    'select since from contract_clock where merchant_id = $1 and kind = $2',
    [merchantId, kind],
  )
  if (row?.since || now === null) return row?.since ?? null
  return setClock(sql, merchantId, kind, now)
}

async function setClock(sql: Sql, merchantId: string, kind: ContractKind, since: Date | null): Promise<Date | null> {
  await sql.run(
    `insert into contract_clock as c (merchant_id, kind, since) values ($1, $2, $3)
     on conflict (merchant_id, kind) do update set since = excluded.since`,
    [merchantId, kind, since],
  )
  return since
}

/**
 * The period after the last settled one, whatever the clock did meanwhile. Of missed steps only the latest is needed,
 * since each pays the day so far; a day ends with its last step.
 */
async function nextPeriod(
  sql: Sql,
  { id, timeZone }: Settling,
  { kind, versions, since, now }: Omit<Due, 'most'> & { readonly since: Date },
): Promise<Period> {
  const last = await lastRun(sql, id, kind)
  const calendar = { timeZone, cycle: cycleAt(versions, last ? laterOf(last.to_at, since) : since) }
  const first = periodAt(kind, since, calendar)
  const next = last ? periodAfter(kind, periodOf(last), calendar, laterOf(last.to_at, first.from)) : first
  const period = kind === 'realtime' ? latestStep(next, now, calendar) : next
  const taken = await namesTaken(sql, id, kind, period)
  return {
    ...(taken.period ? withStartInKey(period) : period),
    base: taken.base ? withStartInKey(period.base) : period.base,
  }
}

/** How often a dividend is paid, as stated at a moment. */
function cycleAt(versions: Due['versions'], at: Date): Calendar['cycle'] {
  const stated = versions.filter(({ plan }) => plan !== null)
  return (stated.findLast(({ since }) => since <= at) ?? stated[0])?.plan?.cycle ?? 'monthly'
}

/** The latest finished step of the same day, or else the next one. */
function latestStep(next: Period, now: Date, calendar: Calendar): Period {
  const seen = Math.min(now.getTime(), next.base.to.getTime())
  const latest = periodAt('realtime', new Date(Math.max(next.from.getTime(), seen - 5 * 60_000)), calendar)
  return latest.from > next.from && latest.to.getTime() <= seen ? { ...latest, base: next.base } : next
}

/** The pause between two looks for due periods. */
const EVERY_MS = 10_000
/** Periods of a merchant in one turn, so that other merchants and jobs are not held up. */
const MOST = 5

interface SettleJob<Settled extends Settling> {
  readonly database: Database
  readonly loaded: () => readonly Settled[]
  /** Called after something was settled at a merchant. */
  readonly onSettled: (database: Database, merchant: Settled) => Promise<void>
  readonly log: Pick<DatabaseLogger, 'error'>
}

/**
 * Settles what is due at all merchants, by whichever gateway has the lease; a failure at one merchant does not stop the
 * others.
 */
export function settleJob<Settled extends Settling>({
  database,
  loaded,
  onSettled,
  log,
}: SettleJob<Settled>): JobHandler {
  const settle = async (own: Database, merchant: Settled, now: Date, most: number) => {
    const settled = await settleDue(own, merchant, now, most)
    if (settled > 0) await onSettled(own, merchant)
    return settled
  }
  return {
    kind: 'settlements',
    leaseSeconds: 600,
    async run() {
      const failed: unknown[] = []
      for (const merchant of loaded())
        for (const pay of [settle, payRebatesDue])
          await pay(database.of(merchant.id), merchant, new Date(), MOST).catch((error: unknown) => {
            log.error({ merchant: merchant.id, reason: reasonOf(error) }, 'a merchant could not be settled')
            failed.push(error)
          })
      if (failed.length > 0) throw new AggregateError(failed, 'merchants could not be settled')
      return { again: new Date(Date.now() + EVERY_MS) }
    },
  }
}
