import { text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { presentPosition } from '../../platform/events/outbox.ts'
import { IS_FOR_OWNER } from '../messages/inbox.ts'

/** The most notifications of a device in a day; further events are shown on the pages only. */
const MOST_A_DAY = 30

const PLACE = 'outbox'

/** Events between two places of the outbox, `$1` and `$2`. */
const EVENTS = `event_outbox e where e.tx >= $1::xid8 and e.tx < $2::xid8`

/** Selects the devices `d` whose member has chosen a kind, and that have not reached the daily limit. */
const isChosen = (kind: string) => `
  not exists (select from push_choice c where c.member_id = d.member_id and c.merchant_id = d.merchant_id
                 and not '${kind}' = any (c.kinds))
  and (select count(*) from push_message p where p.device_id = d.id and p.made_at > now() - interval '1 day') < ${MOST_A_DAY}`

const ADD = 'insert into push_message (merchant_id, device_id, kind, topic, source, expires_at)'
const ONCE = 'on conflict (device_id, source) do nothing'

const STATEMENTS = [
  `${ADD} select distinct d.merchant_id, d.id,
          case e.payload->>'state' when 'paid' then 'withdrawalPaid' else 'withdrawalRejected' end,
          'withdrawal-' || substr(md5(e.payload->>'reference'), 1, 20),
          'withdrawal ' || (e.payload->>'reference') || ' ' || (e.payload->>'state'), now() + interval '1 day'
     from push_device d join lateral (select * from ${EVENTS} and e.merchant_id = d.merchant_id
            and e.member_id = d.member_id) e on true
    where e.payload->>'kind' = 'withdrawal' and e.payload->>'state' in ('paid', 'rejected', 'returned')
      and e.at > d.added_at and ${isChosen('withdrawal')} ${ONCE}`,
  `${ADD} select distinct d.merchant_id, d.id, 'message', 'message', 'message ' || m.id, now() + interval '3 days'
     from (select distinct e.merchant_id, (e.payload->>'id')::bigint as id from ${EVENTS}
              and e.payload->>'kind' = 'message' and e.payload ? 'id') e
     join message m on m.id = e.id and m.merchant_id = e.merchant_id
     join push_device d on d.merchant_id = m.merchant_id and d.added_at < m.sent_at
     join member o on o.id = d.member_id and o.merchant_id = d.merchant_id
    where (m.member_id = o.id or (m.member_id is null and ${IS_FOR_OWNER})) and ${isChosen('message')} ${ONCE}`,
  `${ADD} select distinct d.merchant_id, d.id, 'reward', 'reward', 'reward ' || r.id || ' ' || r.turn,
          least(r.expires_at, now() + interval '1 day')
     from (select distinct e.merchant_id, e.member_id from ${EVENTS}
              and e.payload->>'kind' = 'reward' and (e.payload->>'ready')::int > 0) e
     join push_device d on d.merchant_id = e.merchant_id and d.member_id = e.member_id
     join reward r on r.member_id = d.member_id and r.merchant_id = d.merchant_id and r.made_at > d.added_at
    where r.state = 'issued' and not r.is_auto and r.expires_at > now() and ${isChosen('reward')} ${ONCE}`,
]

/**
 * Makes notifications of new events, in the caller's transaction over all merchants. Each event is read once, and a
 * rolled-back transaction loses none. It follows the events for open pages, so every such event can become a
 * notification, and bets cost nothing more.
 */
export async function collectPushes(tx: Sql): Promise<void> {
  const present = (await presentPosition(tx)).tx
  const row = await tx.row({ tx: text }, 'select tx::text as tx from push_place where name = $1 for update', [PLACE])
  if (
    row &&
    BigInt(row.tx) <= present &&
    (await tx.row({ id: text }, 'select id::text as id from push_device limit 1'))
  )
    for (const statement of STATEMENTS) await tx.run(statement, [row.tx, present.toString()])
  // A copy in another database may number transactions lower, so its place is set anew.
  await tx.run(
    `insert into push_place (name, tx) values ($1, $2::xid8) on conflict (name) do update set tx = excluded.tx`,
    [PLACE, present.toString()],
  )
}
