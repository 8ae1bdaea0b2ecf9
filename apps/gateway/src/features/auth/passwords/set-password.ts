import { FORGET_DEVICES } from '../../../members/sessions/forget-devices.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { TELL_ENDED } from '../../../platform/events/session-ended.ts'

/**
 * Sets a member's new password. Everything that was opened with the old one ends at once: other sessions and their
 * games, remembered devices, temporary passwords and unfinished sign-ins.
 * @param currentSession hash of the session that stays open; null for none
 */
export async function setPassword(
  sql: Sql,
  member: { readonly merchantId: string; readonly id: string },
  passwordHash: string,
  currentSession: Buffer | null,
): Promise<void> {
  await sql.run(
    `with changed as (
       update member set password_hash = $3, has_password = true, password_changed_at = now(), must_change = false
        where merchant_id = $1 and id = $2
     ), ended as (
       update session set revoked_at = now()
        where merchant_id = $1 and member_id = $2 and revoked_at is null and token_hash is distinct from $4
       returning merchant_id, member_id, token_hash
     ), notified as (${TELL_ENDED}
     ), notifications as (${FORGET_DEVICES}
     ), games as (
       update game_session set closed_at = now()
        where login_hash in (select token_hash from ended) and closed_at is null
     ), devices as (
       delete from remembered_device where merchant_id = $1 and member_id = $2
     ), passwords as (
       delete from temporary_password where merchant_id = $1 and member_id = $2
     ), exchanges as (
       delete from exchange_code where merchant_id = $1 and member_id = $2
     )
     update sign_in_verification set used_at = now()
      where merchant_id = $1 and member_id = $2 and used_at is null`,
    [member.merchantId, member.id, passwordHash, currentSession],
  )
  sql.notify('events')
}
