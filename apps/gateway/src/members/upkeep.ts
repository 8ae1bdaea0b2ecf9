import { TRIAL_TYPE } from '@livery/contract/account'
import type { Upkeep } from '../platform/database/upkeep.ts'

/** Trial accounts that nobody is signed in with stay this long. */
const TRIAL_DAYS = 7

/** Tables of this layer that refer to a member and go with it. */
export const TABLES_OF_MEMBERS = ['known_address', 'session'] as const

export const memberUpkeep: Upkeep = {
  expired: [
    'delete from login_throttle where until < now()',
    // Who has been away so long is a stranger there, but never everywhere: an account without any known address is asked
    // for no proof.
    `delete from known_address k where last_seen_at < now() - interval '180 days'
       and exists (select from known_address other where other.merchant_id = k.merchant_id
                      and other.member_id = k.member_id and other.last_seen_at > k.last_seen_at)`,
    `delete from session where expires_at < now() - interval '30 days'`,
  ],
  busyTables: ['session', 'login_throttle', 'known_address'],
}

/**
 * A trial account without a password, which is what free play opens, can never be entered again once nobody is signed in
 * with it. One that has moved money all the same stays, as every posting does.
 * @param tables every table whose rows go with their member
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
