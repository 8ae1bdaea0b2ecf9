import type { becausePlayed } from '@livery/contract/games/because-played'
import type { Handler } from '../../calls/handlers.ts'
import { integer } from '../../platform/database/row.ts'
import type { GameCallServices } from './services.ts'

/** So many of the games played last are asked for others that go with them. */
const LAST_GAMES = 5
/** A row of fewer games is none. */
const FEWEST = 4
const MOST = 12

/**
 * Games that members who played one of the member's last games also played, without those the member knows; of the
 * latest game that has enough of them.
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
