import { bytes, integer, nullable, oneOf, type RowOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** The kinds of notifications; their texts are in the area `letters`. */
export const PUSH_TEXTS = ['withdrawalPaid', 'withdrawalRejected', 'message', 'reward'] as const

const DUE = {
  id: text,
  merchant_id: text,
  device_id: text,
  kind: oneOf(PUSH_TEXTS),
  topic: text,
  left_seconds: integer,
  endpoint: text,
  p256dh: text,
  auth: text,
  public_key: text,
  sealed_private: bytes,
  language: nullable(text),
}

export type DuePush = RowOf<typeof DUE>

/**
 * Takes due notifications, over all merchants. Each is due again after a pause that doubles, so that another gateway
 * sends it when this one dies; the browser shows two with the same topic as one.
 */
export async function takeDuePushes(sql: Sql, most: number): Promise<DuePush[]> {
  await sql.run(
    `update push_message p set ended_at = clock_timestamp(),
            state = case when p.expires_at <= clock_timestamp() then 'expired' else 'replaced' end
      where p.state = 'waiting' and (p.expires_at <= clock_timestamp() or exists (
              select from push_message n where n.device_id = p.device_id and n.topic = p.topic
                 and n.state = 'waiting' and n.id > p.id))`,
  )
  return sql.rows(
    DUE,
    `with due as (
       select id from push_message where state = 'waiting' and due_at <= clock_timestamp()
        order by due_at limit $1 for update skip locked)
     update push_message p set tries = p.tries + 1,
            due_at = clock_timestamp() + least(interval '1 hour', interval '30 seconds' * power(2, least(p.tries, 10)))
       from due, push_device d, push_key k, member o
      where p.id = due.id and d.id = p.device_id and k.id = d.push_key_id
        and o.id = d.member_id and o.merchant_id = d.merchant_id
     returning p.id::text as id, p.merchant_id, p.device_id::text as device_id, p.kind, p.topic,
       greatest(0, ceil(extract(epoch from p.expires_at - clock_timestamp())))::int as left_seconds, d.endpoint, d.p256dh,
       d.auth, k.id as public_key, k.sealed_private, coalesce(o.language, d.language) as language`,
    [most],
  )
}

/** Ends a notification that reached the push service, or never will. */
export async function endPush(sql: Sql, { id, device_id }: DuePush, state: 'sent' | 'refused'): Promise<void> {
  await sql.run(
    `with ended as (update push_message set state = $2, ended_at = clock_timestamp()
                     where id = $1 and state = 'waiting' returning device_id)
     update push_device set sent_at = clock_timestamp() where id = $3 and $2 = 'sent' and exists (select from ended)`,
    [id, state, device_id],
  )
}

/** Sends it again later, not before the time the push service states. */
export async function putOffPush(sql: Sql, { id }: DuePush, waitSeconds: number): Promise<void> {
  await sql.run(
    `update push_message set due_at = greatest(due_at, clock_timestamp() + make_interval(secs => $2)) where id = $1`,
    [id, waitSeconds],
  )
}

/** Deletes a browser that gave up its subscription, with its waiting notifications. */
export async function forgetPushDevice(sql: Sql, { device_id }: DuePush): Promise<void> {
  await sql.run('delete from push_device where id = $1', [device_id])
}
