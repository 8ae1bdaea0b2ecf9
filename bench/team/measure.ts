// What an agent's pages cost PostgreSQL with a team of 100,000 members, or as many as is said.
// `node bench/team/measure.ts [thousands]`

import { readCrumbs, readDownline, readDownlines } from '../../apps/gateway/src/features/agent/downlines.ts'
import { readOverview } from '../../apps/gateway/src/features/agent/overview.ts'
import { readStatements } from '../../apps/gateway/src/features/agent/reports/read-reports.ts'
import { viewed } from '../../apps/gateway/src/features/agent/viewer.ts'
import { periodOf } from '../../apps/gateway/src/members/history/period.ts'
import { openDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { migrate } from '../../apps/gateway/src/platform/database/migrate.ts'
import { startCluster } from '../../apps/gateway/src/platform/database/testing/cluster.ts'
import { quietLogger } from '../../apps/gateway/src/platform/database/testing/quiet-logger.ts'
import { figure, isOver, print } from '../figure.ts'
import { layTeam } from './lay-team.ts'

/** Of this many runs the fastest counts, since other load only adds. */
const TURNS = 9
const OVERVIEW_MS = 50
const PAGE_MS = 5

const members = Math.round(Number(process.argv[2] ?? 100) * 1000)
const cluster = await startCluster()
const database = await openDatabase({
  databaseUrl: await cluster.createDatabase('team'),
  dataDir: '',
  logger: quietLogger,
})
try {
  await migrate(database)
  const topId = await layTeam(database, members)
  const sql = database.of('aurora')
  const merchant = {
    id: 'aurora',
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
    for (let turn = 0; turn < TURNS; turn += 1) {
      const began = performance.now()
      await read()
      least = Math.min(least, performance.now() - began)
    }
    figures.push(figure(`${what}, with the way there and back`, Math.round(least * 100) / 100, 'ms', budget))
  }
  print(figures)
  if (figures.some(isOver)) process.exitCode = 1
} finally {
  await database.close()
  await cluster.stop()
}
