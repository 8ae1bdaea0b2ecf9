import type { AgentRebateCycle } from '@livery/contract/agent/contract-words'
import type { Merchant } from '@livery/merchant/merchant'
import { agentRebateCycles, closeAgentRebates, payAgentRebates } from '../../../ledger/agent-rebate/agent-rebate.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { boolean, instant } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { laterOf, periodAt, withStartInKey } from '../computation/periods.ts'

/** How long after its end a period is paid: by then rounds that were under way have results and are computed. */
const GRACE_MS = 10 * 60_000

type Paying = Pick<Merchant, 'id' | 'currency' | 'timeZone'>

/**
 * Pays agents their rebates for all periods that are due, in order, whatever the clock did meanwhile. Answers how many
 * it closed.
 */
export async function payRebatesDue(
  database: Database,
  merchant: Paying,
  now = new Date(),
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const stated = await agentRebateCycles(database, merchant.id)
  if (stated.length === 0) return 0
  await payAgentRebates(database, merchant.id)
  let closed = 0
  while (closed < most) {
    const period = await nextPeriod(database, merchant, stated)
    if (!period || period.to.getTime() + GRACE_MS > now.getTime()) break
    const isClosed = await database.transaction(async (tx) => {
      await tx.run('set local statement_timeout = 0')
      return closeAgentRebates(tx, merchant.id, period, merchant.currency)
    })
    // Another gateway closed this period and pays it.
    if (!isClosed) break
    closed += 1
    await payAgentRebates(database, merchant.id)
  }
  return closed
}

/** The period after the last one; null where no rebate is stated and nothing is open. */
async function nextPeriod(
  sql: Sql,
  { id, timeZone }: Paying,
  stated: readonly { readonly since: Date; readonly cycle: AgentRebateCycle | null }[],
) {
  const last = await sql.row(
    { to: instant },
    'select to_at as to from agent_rebate_run where merchant_id = $1 order by from_at desc limit 1',
    [id],
  )
  const from = last?.to ?? stated[0]!.since
  const current = stated.findLast(({ since }) => since <= from) ?? stated[0]!
  const cycle = current.cycle ?? stated.findLast((one) => one.cycle !== null && one.since <= from)?.cycle ?? 'daily'
  // Where rebates have ended, periods go on only while late rounds are open.
  if (stated.at(-1)!.cycle === null && current.cycle === null && !(await isOpen(sql, id))) return null
  const found =
    cycle === 'daily'
      ? periodAt('daily', from, { timeZone, cycle: 'monthly' })
      : periodAt('dividend', from, { timeZone, cycle })
  const period = { key: found.key, from: last ? laterOf(found.from, last.to) : found.from, to: found.to }
  const isTaken = await sql.row(
    { taken: boolean },
    'select exists (select from agent_rebate_run where merchant_id = $1 and key = $2) as taken',
    [id, period.key],
  )
  // Where the time zone or the cycle has changed, a period begins where the last one ended.
  return isTaken!.taken || period.from > found.from ? withStartInKey(period) : period
}

async function isOpen(sql: Sql, merchantId: string): Promise<boolean> {
  return (await sql.run('select from agent_rebate where merchant_id = $1 and run_id is null limit 1', [merchantId])) > 0
}
