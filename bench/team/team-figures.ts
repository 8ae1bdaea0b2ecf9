import { readCrumbs, readDownline, readDownlines } from '../../apps/gateway/src/features/agent/downlines.ts'
import { readOverview } from '../../apps/gateway/src/features/agent/overview.ts'
import { readStatements } from '../../apps/gateway/src/features/agent/reports/read-reports.ts'
import { viewed } from '../../apps/gateway/src/features/agent/viewer.ts'
import { periodOf } from '../../apps/gateway/src/members/history/period.ts'
import type { Sql } from '../../apps/gateway/src/platform/database/sql.ts'
import { type Figure, figure } from '../figure.ts'
import { MERCHANT } from '../merchant.ts'

/** The fastest of this many runs counts, since other load only adds. */
const TURNS = 9
/** The number of runs in case of doubt. */
const MOST_TURNS = 99
const OVERVIEW_MS = 50
const PAGE_MS = 5

/** The cost of an agent's pages for the agent at the top of a written team. */
export async function teamFigures(sql: Sql, topId: string): Promise<readonly Figure[]> {
  const merchant = {
    id: MERCHANT,
    currency: { code: 'PHP', exponent: 2, symbol: '₱' },
    timeZone: 'Asia/Manila',
  } as const
  const agent = await viewed(sql, merchant, { memberId: topId })
  const period = periodOf({ period: 'days30' }, merchant.timeZone)
  const below = await readDownlines(sql, merchant, agent, agent, {})
  const middle = await viewed(sql, merchant, { memberId: topId }, below.members[0]!.id)
  const readings: Readonly<Record<string, readonly [number, () => Promise<unknown>]>> = {
    'team overview of 30 days': [OVERVIEW_MS, () => readOverview(sql, merchant, agent, period)],
    'first page of the tree': [PAGE_MS, () => readDownlines(sql, merchant, agent, agent, {})],
    'late page of the tree': [PAGE_MS, () => readDownlines(sql, merchant, agent, agent, { cursor: below.next! })],
    'members found by name': [PAGE_MS, () => readDownlines(sql, merchant, agent, agent, { search: 'member12' })],
    'one member': [PAGE_MS, () => readDownline(sql, merchant, agent, middle)],
    'the way to a member': [PAGE_MS, () => readCrumbs(sql, agent, middle)],
    'statements of 30 days': [OVERVIEW_MS, () => readStatements(sql, merchant, agent, agent, period, {})],
  }
  const figures = []
  for (const [what, [budget, read]] of Object.entries(readings)) {
    let least = Number.POSITIVE_INFINITY
    for (let turn = 0; turn < TURNS || (least > budget && turn < MOST_TURNS); turn += 1) {
      const began = performance.now()
      await read()
      least = Math.min(least, performance.now() - began)
    }
    figures.push(figure(`${what}, with the way there and back`, Math.round(least * 100) / 100, 'ms', budget))
  }
  return figures
}
