import { integer, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** A gateway without a report for this long counts as empty. */
const LASTS_SECONDS = 60

export interface Crowd {
  readonly merchantId: string
  readonly room: string
  readonly people: number
}

/** Reports how many people a gateway has in its rooms, and answers the numbers over all gateways. */
export async function tellPresence(sql: Sql, gateway: string, crowds: readonly Crowd[]): Promise<readonly Crowd[]> {
  const merchants = crowds.map(({ merchantId }) => merchantId)
  const rooms = crowds.map(({ room }) => room)
  await sql.run(
    `insert into chat_presence (merchant_id, room_id, gateway, people)
     select merchant, room, $1, people from unnest($2::text[], $3::text[], $4::int[]) as own (merchant, room, people)
     on conflict (merchant_id, room_id, gateway) do update set people = excluded.people, at = clock_timestamp()`,
    [gateway, merchants, rooms, crowds.map(({ people }) => people)],
  )
  return sql.rows(
    { merchantId: text, room: text, people: integer },
    `select merchant_id as "merchantId", room_id as room, sum(people)::int as people from chat_presence
      where (merchant_id, room_id) in (select * from unnest($1::text[], $2::text[]))
        and at > clock_timestamp() - make_interval(secs => ${LASTS_SECONDS}) group by merchant_id, room_id`,
    [merchants, rooms],
  )
}
