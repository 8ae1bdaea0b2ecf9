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
    'delete from captcha where expires_at < now()',
    'delete from bot_proof where expires_at < now()',
    'delete from passkey_challenge where expires_at < now()',
    'delete from social_attempt where expires_at < now()',
    'delete from exchange_code where expires_at < now()',
    // A code or a proof that comes too late is told so for a while.
    `delete from one_time_code where expires_at < now() - interval '1 day'`,
    `delete from sign_in_verification where expires_at < now() - interval '1 day'`,
    // A used one is the old password of who changes it.
    `delete from temporary_password where expires_at < now() - interval '1 day'`,
    // A used token that comes back tells that it was copied.
    `delete from remembered_device where expires_at < now() - interval '1 day'`,
  ],
  busyTables: ['captcha', 'bot_proof', 'one_time_code', 'remembered_device'],
}
