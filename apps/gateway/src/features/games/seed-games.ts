import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../platform/database/connect.ts'
import { readGames, readManifest } from '../../tenancy/vendors/manifest.ts'
import { searchForm } from './search-form.ts'

const ADVISORY_LOCK = 7_305_812_202

/** How many games are written at a time; splitting names in all languages for the search takes a while. */
const BATCH = 500

/**
 * Writes the vendors' games where the catalogue differs, by (vendor, code). Games that are no longer listed are
 * withdrawn and not deleted, because rounds refer to them.
 */
export async function seedGames(database: Database, vendorsRoot: string): Promise<void> {
  const games = listGames(vendorsRoot)
  const changed = await database.transaction(async (tx) => {
    await tx.run('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
    let rows = 0
    for (let from = 0; from < games.length; from += BATCH) {
      const batch = [JSON.stringify(games.slice(from, from + BATCH))]
      for (const statement of [UPDATE, INSERT]) rows += await tx.run(statement, batch)
    }
    return rows + (await tx.run(WITHDRAW, [games.map(({ vendor }) => vendor), games.map(({ code }) => code)]))
  })
  // Updates the planner's statistics and the visibility map, so that pages of games are read from their index alone.
  if (changed > 0) await database.run('vacuum (analyze) game_catalogue, game_word')
}

const COLUMNS = [
  'vendor_id',
  'game_type',
  'classify',
  'names',
  'is_hot',
  'support_play',
  'is_game',
  'popularity',
  'words',
] as const
const listed = COLUMNS.map((name) => `listed.${name}`).join(', ')
const ours = COLUMNS.map((name) => `g.${name}`).join(', ')

const LISTED = `jsonb_to_recordset($1::jsonb) AS listed (
  ordinal int, vendor_id text, vendor text, code text, game_type text, classify text, names jsonb, is_hot boolean,
  support_play smallint, is_game text, popularity int, words text[], released_at timestamptz)`

const UPDATE = `
  update game_catalogue g
     set ${COLUMNS.map((name) => `${name} = listed.${name}`).join(', ')},
         released_at = coalesce(listed.released_at, g.released_at), withdrawn_at = null
    from ${LISTED}
   where listed.vendor = g.vendor and listed.code = g.code
     and (g.withdrawn_at is not null or (${ours}) is distinct from (${listed}) or listed.released_at <> g.released_at)`

// A plain `ON CONFLICT` would consume a node id for every game at every start.
const INSERT = `
  insert into game_catalogue (vendor, code, ${COLUMNS.join(', ')}, released_at)
  select vendor, code, ${COLUMNS.join(', ')}, coalesce(released_at, now()) from ${LISTED}
   where not exists (select from game_catalogue g where g.vendor = listed.vendor and g.code = listed.code)
   order by ordinal`

const WITHDRAW = `
  update game_catalogue set withdrawn_at = now()
   where withdrawn_at is null
     and (vendor, code) not in (select vendor, code from unnest($1::text[], $2::text[]) as listed (vendor, code))`

/** A game in the form of the recordset above. */
interface ListedGame {
  readonly ordinal: number
  readonly vendor: string
  readonly code: string
  readonly [column: string]: unknown
}

function listGames(vendorsRoot: string): ListedGame[] {
  const games: ListedGame[] = []
  for (const id of readdirSync(vendorsRoot).sort()) {
    const manifestFile = join(vendorsRoot, id, 'vendor.json')
    const gamesFile = join(vendorsRoot, id, 'games.json')
    if (!existsSync(manifestFile) || !existsSync(gamesFile)) continue
    const { code: vendor } = readManifest(manifestFile)
    for (const [index, row] of readGames(gamesFile).entries()) {
      games.push({
        ordinal: games.length,
        vendor_id: id,
        vendor,
        code: row.code,
        game_type: row.gameType,
        classify: row.gameClassify ?? '',
        names: row.name,
        is_hot: row.isHot === 1,
        support_play: row.supportPlay ?? 0,
        is_game: row.isGame ?? 'GAME',
        // Vendors list their best games first.
        popularity: row.popularity ?? Math.max(0, 1000 - index),
        words: [...new Set(Object.values(row.name).flatMap((name) => searchForm(name).split(' ')))],
        released_at: row.releasedAt ?? null,
      })
    }
  }
  return games
}
