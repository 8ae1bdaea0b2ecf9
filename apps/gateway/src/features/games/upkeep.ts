import type { Upkeep } from '../../platform/database/upkeep.ts'

/** This feature's tables that refer to a member; their rows are deleted with the member. */
export const GAME_TABLES_OF_MEMBERS = ['favourite', 'recent_game'] as const

/** The least number of members who must have played both of two games; fewer say nothing about others. */
export const PAIR_FLOOR = 5
const DAYS = 90
/** The last played games of a member that count; with more, members who play everything would outweigh all others. */
const GAMES_A_MEMBER = 40
const PAIRS_A_GAME = 24

/** Pairs of games that the same members play, from their settled rounds. */
export const gameUpkeep: Upkeep = {
  expired: [],
  remade: [
    'delete from game_pair',
    `insert into game_pair (merchant_id, node_id, other_id, members, likeness)
     with played as materialized (
       select merchant_id, member_id, node_id from (
         select merchant_id, member_id, node_id,
                row_number() over (partition by merchant_id, member_id order by max(quarter) desc, node_id) as place
           from play_sum
          where quarter > now() - interval '${DAYS} days' and rounds > open_rounds + cancelled_rounds
          group by merchant_id, member_id, node_id) latest
        where place <= ${GAMES_A_MEMBER}),
     reach as materialized (
       select merchant_id, node_id, count(*) as members from played group by merchant_id, node_id),
     pair as (
       select a.merchant_id, a.node_id, b.node_id as other_id, count(*) as members
         from played a join played b on (b.merchant_id, b.member_id) = (a.merchant_id, a.member_id) and b.node_id <> a.node_id
        group by a.merchant_id, a.node_id, b.node_id having count(*) >= ${PAIR_FLOOR}),
     ranked as (
       select pair.*, pair.members / sqrt(one.members * other.members) as likeness
         from pair
         join reach one on (one.merchant_id, one.node_id) = (pair.merchant_id, pair.node_id)
         join reach other on (other.merchant_id, other.node_id) = (pair.merchant_id, pair.other_id))
     select merchant_id, node_id, other_id, members, likeness from (
       select *, row_number() over (partition by merchant_id, node_id order by likeness desc, other_id) as place from ranked) best
      where place <= ${PAIRS_A_GAME}`,
  ],
  busyTables: ['game_pair'],
}
