import { TRIAL_TYPE } from '@livery/contract/account'
import type { Upkeep } from '../platform/database/upkeep.ts'

/** Trial accounts that nobody is signed in with stay this long. */
const TRIAL_DAYS = 7

/** Tables of this layer that refer to a member and go with it. */
export const TABLES_OF_MEMBERS = ['known_address', 'session'] as const

export const memberUpkeep: Upkeep = {
  expired: [
    'DELETE FROM login_throttle WHERE until < now()',
    // Who has been away so long is a stranger there, but never everywhere: an account without any known address is asked
    // for no proof.
    `DELETE FROM known_address k WHERE last_seen_at < now() - interval '180 days'
       AND EXISTS (SELECT FROM known_address other WHERE other.merchant_id = k.merchant_id
                      AND other.member_id = k.member_id AND other.last_seen_at > k.last_seen_at)`,
    `DELETE FROM session WHERE expires_at < now() - interval '30 days'`,
  ],
  busyTables: ['session', 'login_throttle', 'known_address'],
}

/**
 * A trial account without a password, which is what free play opens, can never be entered again once nobody is signed in
 * with it. One that has moved money all the same stays, as every posting does.
 * @param tables every table whose rows go with their member
 */
export function removeTrials(tables: readonly string[]): readonly string[] {
  const over = `SELECT m.merchant_id, m.id FROM member m
    WHERE m.kind = ${TRIAL_TYPE} AND m.password_hash = '' AND m.created_at < now() - interval '${TRIAL_DAYS} days'
      AND NOT EXISTS (SELECT FROM session s WHERE s.merchant_id = m.merchant_id AND s.member_id = m.id
                         AND s.revoked_at IS NULL AND s.expires_at > now())
      AND NOT EXISTS (SELECT FROM game_session g WHERE g.merchant_id = m.merchant_id AND g.member_id = m.id)
      AND NOT EXISTS (SELECT FROM ledger_account l WHERE l.merchant_id = m.merchant_id AND l.kind = 'player' AND l.owner = m.id::text)`
  return [
    ...tables.map((table) => `DELETE FROM ${table} WHERE (merchant_id, member_id) IN (${over})`),
    `DELETE FROM member WHERE (merchant_id, id) IN (${over})`,
  ]
}
