import { TRIAL_TYPE } from '@livery/contract/account'
import type { Upkeep } from '../platform/database/upkeep.ts'

/** Trial accounts without a session are deleted after this many days. */
const TRIAL_DAYS = 7

/** This layer's tables that refer to a member; their rows are deleted with the member. */
export const TABLES_OF_MEMBERS = [
  'chat_person',
  'feedback_thread',
  'invitation_code',
  'known_address',
  'message_mark',
  'message_recipient',
  'message_state',
  'message',
  'push_choice',
  'push_device',
  'referral',
  'session',
] as const

export const memberUpkeep: Upkeep = {
  expired: [
    'delete from login_throttle where until < now()',
    // An old network is forgotten, but never a member's last one: an account without a known network is not asked for a
    // proof.
    `delete from known_address k where last_seen_at < now() - interval '180 days'
       and exists (select from known_address other where other.merchant_id = k.merchant_id
                      and other.member_id = k.member_id and other.last_seen_at > k.last_seen_at)`,
    // Messages to groups are read with every inbox, so old ones are deleted.
    `delete from message where coalesce(sent_at, cancelled_at) < now() - interval '1 year'`,
    `delete from push_message where ended_at < now() - interval '90 days'`,
    // A device continues to use the key that it subscribed with.
    `delete from push_key k where made_at < now() - interval '2 years'
       and not exists (select from push_device d where d.push_key_id = k.id)`,
    // A running gateway renews its own row.
    `delete from chat_presence where at < now() - interval '1 hour'`,
    `delete from session where expires_at < now() - interval '30 days'`,
  ],
  growingTables: ['chat_message', 'referral'],
  busyTables: [
    'chat_message',
    'chat_presence',
    'chat_room',
    'session',
    'login_throttle',
    'known_address',
    'message_state',
    'push_message',
  ],
}

/**
 * The statements that remove old trial accounts. Such an account has no password, so nobody can use it once its
 * sessions have ended. An account that has moved money stays, because postings are never deleted.
 * @param tables every table whose rows are deleted with their member
 */
export function removeTrials(tables: readonly string[]): readonly string[] {
  const over = `select m.merchant_id, m.id from member m
    where m.kind = ${TRIAL_TYPE} and m.password_hash = '' and m.created_at < now() - interval '${TRIAL_DAYS} days'
      and not exists (select from session s where s.merchant_id = m.merchant_id and s.member_id = m.id
                         and s.revoked_at is null and s.expires_at > now())
      and not exists (select from game_session g where g.merchant_id = m.merchant_id and g.member_id = m.id)
      and not exists (select from ledger_account l where l.merchant_id = m.merchant_id and l.kind = 'player' and l.owner = m.id::text)`
  return [
    ...tables.map((table) => `delete from ${table} where (merchant_id, member_id) in (${over})`),
    `delete from member where (merchant_id, id) in (${over})`,
  ]
}
