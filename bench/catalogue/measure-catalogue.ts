import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameSelect } from '@livery/contract/games'
import { Catalogue } from '../../apps/gateway/src/features/games/catalogue.ts'
import type { GameFilter } from '../../apps/gateway/src/features/games/catalogue-statements.ts'
import { seedGames } from '../../apps/gateway/src/features/games/seed-games.ts'
import { type Database, type OpenDatabase, openDatabase } from '../../apps/gateway/src/platform/database/connect.ts'
import { migrate } from '../../apps/gateway/src/platform/database/migrate.ts'
import { startCluster } from '../../apps/gateway/src/platform/database/testing/cluster.ts'
import { quietLogger } from '../../apps/gateway/src/platform/database/testing/quiet-logger.ts'
import type { Site } from '../../apps/gateway/src/tenancy/sites/site.ts'
import type { Vendors } from '../../apps/gateway/src/tenancy/vendors/vendors.ts'
import { writeVendors } from './write-vendors.ts'

const GAMES = 20_000
const PAGE_SIZE = 18
/** The number of runs, of which the fastest counts, because other processes only add time. */
const TURNS = 5

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

export interface CatalogueCost {
  readonly games: number
  /** The largest number of statements for one page. */
  readonly statements: number
  /** The number of pages, without searches, that read the whole catalogue. */
  readonly scans: number
  /** Time of the database alone, planning and execution; 99 of 100 pages take no longer. */
  readonly pageMs: number
  /** Time for the slowest search. */
  readonly searchMs: number
}

/** The cost of pages of games for PostgreSQL with a large catalogue: every kind of page, from the first to the last. */
export async function measureCatalogue(root: string, site: Site, vendors: Vendors): Promise<CatalogueCost> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-catalogue-'))
  const cluster = await startCluster()
  // As in production: rows that are not vacuumed yet cannot be read from indexes alone.
  const databaseUrl = `${await cluster.createDatabase('bench')}?options=-c%20synchronous_commit%3Don`
  const database = await openDatabase({
    databaseUrl,
    dataDir: '',
    logger: quietLogger,
  })
  try {
    await migrate(database)
    writeVendors(join(root, 'vendors'), folder, GAMES)
    await seedGames(database, folder)
    const { rows } = await database.pool.query<{ games: number }>('select count(*)::int as games from game_catalogue')
    const cost = await measure(database, site, vendors)
    return { games: rows[0]?.games ?? 0, ...cost }
  } finally {
    await database.close()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(database: OpenDatabase, site: Site, vendors: Vendors): Promise<Omit<CatalogueCost, 'games'>> {
  const recordedStatements: { query: string; values: readonly unknown[] }[] = []
  // Lets the catalogue run its statements, and records them.
  const listening: Database = {
    ...database,
    rows(columns, query, values = []) {
      recordedStatements.push({ query, values })
      return database.rows(columns, query, values)
    },
    row(columns, query, values = []) {
      recordedStatements.push({ query, values })
      return database.row(columns, query, values)
    },
    of: () => listening,
  }
  const catalogue = new Catalogue(listening, vendors)

  const cost = { statements: 0, scans: 0, pageMs: 0, searchMs: 0 }
  const browsing: number[] = []
  const searching: number[] = []
  for (const filter of await pagesOf(catalogue, site)) {
    recordedStatements.length = 0
    await catalogue.page(site, 'TH', filter)
    cost.statements = Math.max(cost.statements, recordedStatements.length)
    for (const { query, values } of recordedStatements) {
      let least = Number.POSITIVE_INFINITY
      for (let turn = 0; turn < TURNS; turn += 1) {
        const { plan, ms } = await explained(database.pool, query, values)
        least = Math.min(least, ms)
        if (turn === 0 && !filter.name && readsAll(plan)) cost.scans += 1
      }
      ;(filter.name ? searching : browsing).push(least)
    }
  }
  return { ...cost, pageMs: p99(browsing), searchMs: Math.max(...searching) }
}

/** First, middle and last pages of every filter, and searches. */
async function pagesOf(catalogue: Catalogue, site: Site): Promise<GameFilter[]> {
  const lanes = await catalogue.lanes(site)
  const choices = [
    { select: 'HOT' as GameSelect },
    ...lanes.flatMap(({ gameCategory: gameType, vendors, gameClassify }) => [
      { gameType },
      { gameType, select: 'HOT' as GameSelect },
      ...vendors.slice(0, 2).map(({ vassalage: vendor }) => ({ gameType, vendor })),
      ...gameClassify.slice(0, 2).map((classify) => ({ gameType, classify })),
    ]),
  ]
  const pages: GameFilter[] = []
  for (const choice of choices) {
    const { totalPages } = await catalogue.page(site, 'EN', { ...choice, pageNo: 1, pageSize: PAGE_SIZE })
    for (const pageNo of new Set([1, Math.ceil(totalPages / 2), totalPages]))
      if (pageNo > 0) pages.push({ ...choice, pageNo, pageSize: PAGE_SIZE })
  }
  const names = ['garnet', 'blu garnt', 'العقيق', 'fortune tiger', 'มังกร']
  return [...pages, ...names.map((name) => ({ name, pageNo: 1, pageSize: PAGE_SIZE }))]
}

async function explained(
  pool: OpenDatabase['pool'],
  query: string,
  values: readonly unknown[],
): Promise<{ plan: Plan; ms: number }> {
  const { rows } = await pool.query<{ 'QUERY PLAN': readonly [Record<string, unknown>] }>(
    `explain (analyze, timing off, format json) ${query}`,
    [...values],
  )
  const [answer] = rows[0]?.['QUERY PLAN'] ?? []
  if (!answer) throw new Error('the database explained nothing')
  return { plan: answer.Plan as Plan, ms: Number(answer['Planning Time']) + Number(answer['Execution Time']) }
}

function readsAll(plan: Plan): boolean {
  const isScan = plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] === 'game_catalogue'
  return isScan || (plan.Plans ?? []).some(readsAll)
}

function p99(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0
}
