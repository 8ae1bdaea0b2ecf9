import type { Upkeep } from '../../platform/database/upkeep.ts'

/** Tables of this feature that refer to a member and go with it. */
export const AUTH_TABLES_OF_MEMBERS = [
  'authenticator',
  'exchange_code',
  'passkey',
  'remembered_device',
  'sign_in_verification',
  'social_identity',
  'temporary_password',
] as const

export const authUpkeep: Upkeep = {
  expired: [
    'DELETE FROM captcha WHERE expires_at < now()',
    'DELETE FROM bot_proof WHERE expires_at < now()',
    'DELETE FROM passkey_challenge WHERE expires_at < now()',
    'DELETE FROM social_attempt WHERE expires_at < now()',
    'DELETE FROM exchange_code WHERE expires_at < now()',
    // A code or a proof that comes too late is told so for a while.
    `DELETE FROM one_time_code WHERE expires_at < now() - interval '1 day'`,
    `DELETE FROM sign_in_verification WHERE expires_at < now() - interval '1 day'`,
    // A used one is the old password of who changes it.
    `DELETE FROM temporary_password WHERE expires_at < now() - interval '1 day'`,
    // A used token that comes back tells that it was copied.
    `DELETE FROM remembered_device WHERE expires_at < now() - interval '1 day'`,
  ],
  busyTables: ['captcha', 'bot_proof', 'one_time_code', 'remembered_device'],
}
