import type { WinnerEntry } from '@livery/contract/lobby'
import { fromMinor } from '@livery/locale/amount'
import { integer, text } from '../../platform/database/row.ts'
import type { Site } from '../../tenancy/sites/site.ts'
import type { LobbyServices } from './services.ts'

/**
 * The latest big wins of a merchant, newest first; names were masked when they were written.
 * @param nodeId only those in this game
 */
export async function latestWinners(
  { database, catalogue }: Pick<LobbyServices, 'database' | 'catalogue'>,
  site: Site,
  language: string,
  limit: number,
  nodeId: number | null = null,
): Promise<WinnerEntry[]> {
  const rows = await database.rows(
    {
      id: text,
      code: text,
      node_id: text,
      vendor: text,
      game_type: text,
      name: text,
      customer_name: text,
      amount_minor: text,
      exponent: integer,
    },
    `select w.id::text as id, g.code, g.node_id::text as node_id, g.vendor, g.game_type,
            coalesce(g.names->>$2, g.names->>'EN', g.code) as name, w.customer_name, w.amount_minor::text as amount_minor, w.exponent
       from big_win w join game_catalogue g on g.node_id = w.node_id
      where w.merchant_id = $1 and ($4::int is null or w.node_id = $4) order by w.at desc, w.id desc limit $3`,
    [site.merchant.id, language, limit, nodeId],
  )
  return rows
    .filter((row) => site.isOffered(row.vendor, row.game_type))
    .map((row) => ({
      id: row.id,
      iconUrl: catalogue.iconUrl(row.code),
      gameName: row.name,
      nodeId: Number(row.node_id),
      customerName: row.customer_name,
      winAmount: fromMinor(BigInt(row.amount_minor), row.exponent),
    }))
}
