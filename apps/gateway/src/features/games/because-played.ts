import type { becausePlayed } from '@livery/contract/games/because-played'
import type { Handler } from '../../calls/handlers.ts'
import { integer } from '../../platform/database/row.ts'
import type { GameCallServices } from './services.ts'

/** How many of the last played games are tried as the reason. */
const LAST_GAMES = 5
/** Fewer games make no row. */
const FEWEST = 4
const MOST = 12

/**
 * Games that other players of one of the member's last games also played, without those the member knows. The reason is
 * the latest game with enough such games.
 */
export const becausePlayedHandler: Handler<typeof becausePlayed, GameCallServices> = async ({
  services: { database, catalogue },
  site,
  account: { memberId },
  request: { language },
}) => {
  const pairs = await database.rows(
    { node_id: integer, other_id: integer },
    `select last.node_id, pair.other_id
       from (select node_id, played_at from recent_game where merchant_id = $1 and member_id = $2
              order by played_at desc, node_id limit ${LAST_GAMES}) last
       join game_pair pair on pair.merchant_id = $1 and pair.node_id = last.node_id
      where not exists (select from recent_game known
                         where known.merchant_id = $1 and known.member_id = $2 and known.node_id = pair.other_id)
      order by last.played_at desc, last.node_id, pair.likeness desc, pair.other_id`,
    [site.merchant.id, memberId],
  )
  for (const [nodeId, others] of Map.groupBy(pairs, ({ node_id }) => node_id)) {
    const [because, ...list] = await catalogue.listed(site, language, [
      nodeId,
      ...others.map(({ other_id }) => other_id),
    ])
    if (because?.nodeId === nodeId && list.length >= FEWEST) return { because, list: list.slice(0, MOST) }
  }
  return { because: null, list: [] }
}
