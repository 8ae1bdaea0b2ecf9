import { LiveryError } from '@livery/contract/errors'
import { FAVOURITES_MAX } from '@livery/contract/games'
import { integer } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** The member a list belongs to. */
export interface Owner {
  readonly merchantId: string
  readonly memberId: string
}

/** Every favourite of a member, the latest first. */
export async function favouriteIds(sql: Sql, { merchantId, memberId }: Owner): Promise<number[]> {
  const rows = await sql.rows(
    { node_id: integer },
    'select node_id from favourite where merchant_id = $1 and member_id = $2 order by created_at desc, node_id',
    [merchantId, memberId],
  )
  return rows.map(({ node_id }) => node_id)
}

/** Adds a favourite. Throws FAVOURITES_FULL beyond what one list may hold. */
export async function addFavourite(sql: Sql, { merchantId, memberId }: Owner, nodeId: number): Promise<void> {
  const rowCount = await sql.run(
    `insert into favourite (merchant_id, member_id, node_id)
     select $1, $2, $3
      where (select count(*) from favourite where merchant_id = $1 and member_id = $2) < $4
         or exists (select from favourite where merchant_id = $1 and member_id = $2 and node_id = $3)
     on conflict (merchant_id, member_id, node_id) do update set node_id = excluded.node_id`,
    [merchantId, memberId, nodeId, FAVOURITES_MAX],
  )
  if (rowCount === 0) throw new LiveryError('FAVOURITES_FULL')
}

export async function removeFavourite(sql: Sql, { merchantId, memberId }: Owner, nodeId: number): Promise<void> {
  await sql.run('delete from favourite where merchant_id = $1 and member_id = $2 and node_id = $3', [
    merchantId,
    memberId,
    nodeId,
  ])
}

/** Records that a member launched a game for real money. */
export async function notePlayed(sql: Sql, { merchantId, memberId }: Owner, nodeId: number): Promise<void> {
  await sql.run(
    `insert into recent_game (merchant_id, member_id, node_id) values ($1, $2, $3)
     on conflict (merchant_id, member_id, node_id) do update set played_at = now()`,
    [merchantId, memberId, nodeId],
  )
}
