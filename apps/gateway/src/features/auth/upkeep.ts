import type { Upkeep } from '../../platform/database/upkeep.ts'

/** This feature's tables that refer to a member; their rows are deleted with the member. */
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
    'delete from passkey_challenge where expires_at < now()',
    'delete from social_attempt where expires_at < now()',
    'delete from exchange_code where expires_at < now()',
    // Expired codes stay for a day, so that a late one is reported as expired and not as wrong.
    `delete from one_time_code where expires_at < now() - interval '1 day'`,
    `delete from sign_in_verification where expires_at < now() - interval '1 day'`,
    // A used temporary password still counts as the old password in the change that follows.
    `delete from temporary_password where expires_at < now() - interval '1 day'`,
    // Used tokens stay until they expire, because a second use shows that the token was copied.
    `delete from remembered_device where expires_at < now() - interval '1 day'`,
  ],
  expiredByMany: ['captcha', 'bot_proof'].map((from) => ({ from, where: 'expires_at < now()' })),
  busyTables: ['captcha', 'bot_proof', 'one_time_code', 'remembered_device'],
}
