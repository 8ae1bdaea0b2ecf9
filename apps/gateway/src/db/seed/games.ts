import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { searchForm } from '../../games/search-form.ts'
import type { Database } from '../connect.ts'

/** A row of `vendors/<id>/games.json` as far as the catalogue keeps it; the rest belongs to the picture. */
interface GameRow {
  readonly code: string
  readonly name: Readonly<Record<string, string>>
  readonly gameType: string
  readonly gameClassify?: string
  readonly isHot?: 0 | 1
  /** 0: no free trial. */
  readonly supportPlay?: number
  readonly isGame?: string
  readonly popularity?: number
  /** A date, ISO 8601. */
  readonly releasedAt?: string
}

const ADVISORY_LOCK = 7_305_812_202

/**
 * Upserts by (vendor, code) in two statements, whatever the number of games. A plain `ON CONFLICT` would use up a node
 * id for every game at every start. Games that are no longer listed are withdrawn, not deleted: rounds refer to them.
 */
export async function seedGames(database: Database, vendorsRoot: string): Promise<void> {
  const games = readGames(vendorsRoot)
  const client = await database.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
    await client.query(UPDATE, [JSON.stringify(games)])
    await client.query(INSERT, [JSON.stringify(games)])
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

const LISTED = `jsonb_to_recordset($1::jsonb) AS listed (
  ordinal int, vendor_id text, vendor text, code text, game_type text, classify text, names jsonb, is_hot boolean,
  support_play smallint, is_game text, popularity int, search text, released_at timestamptz)`

const COLUMNS = `vendor_id, game_type, classify, names, is_hot, support_play, is_game, popularity, search`
const listedColumns = COLUMNS.replace(/\w+/g, 'listed.$&')

const UPDATE = `
  WITH listed AS (SELECT * FROM ${LISTED})
  UPDATE game_catalogue g
     SET (${COLUMNS}) = (SELECT ${listedColumns} FROM listed WHERE listed.vendor = g.vendor AND listed.code = g.code),
         released_at = coalesce((SELECT released_at FROM listed WHERE listed.vendor = g.vendor AND listed.code = g.code),
                                g.released_at),
         withdrawn_at = NULL
   WHERE EXISTS (SELECT FROM listed WHERE listed.vendor = g.vendor AND listed.code = g.code
                    AND (g.withdrawn_at IS NOT NULL
                         OR (${COLUMNS.replace(/\w+/g, 'g.$&')}) IS DISTINCT FROM (${listedColumns})
                         OR listed.released_at IS NOT NULL AND listed.released_at <> g.released_at))`

const INSERT = `
  WITH listed AS (SELECT * FROM ${LISTED}), withdrawn AS (
    UPDATE game_catalogue g SET withdrawn_at = now()
     WHERE withdrawn_at IS NULL
       AND NOT EXISTS (SELECT FROM listed WHERE listed.vendor = g.vendor AND listed.code = g.code))
  INSERT INTO game_catalogue (vendor, code, ${COLUMNS}, released_at)
  SELECT vendor, code, ${COLUMNS}, coalesce(released_at, now()) FROM listed
   WHERE NOT EXISTS (SELECT FROM game_catalogue g WHERE g.vendor = listed.vendor AND g.code = listed.code)
   ORDER BY ordinal`

/** All vendors' games, in the form of the recordset above. */
function readGames(vendorsRoot: string): object[] {
  const games: object[] = []
  for (const id of readdirSync(vendorsRoot).sort()) {
    const manifestFile = join(vendorsRoot, id, 'vendor.json')
    const gamesFile = join(vendorsRoot, id, 'games.json')
    if (!existsSync(manifestFile) || !existsSync(gamesFile)) continue
    const { code: vendor } = readJson<{ code: string }>(manifestFile)
    const rows = readJson<readonly GameRow[]>(gamesFile)
    for (const [index, row] of rows.entries()) {
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
        // A vendor lists its best first.
        popularity: row.popularity ?? Math.max(0, 1000 - index),
        search: [...new Set(Object.values(row.name).map(searchForm))].join(' · '),
        released_at: row.releasedAt ?? null,
      })
    }
  }
  return games
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8')) as Value
}
