import type { changePassword } from '@livery/contract/auth/passwords'
import { LiveryError } from '@livery/contract/errors'
import { checkEqual } from '@livery/rules/equal'
import { knowDevice } from '../../../members/known-device.ts'
import { newPasswordOf } from '../../../members/new-password/password-rule.ts'
import { hashPassword, verifyPassword } from '../../../members/password.ts'
import { recordSecurityAct } from '../../../members/security-act.ts'
import { rotateSession } from '../../../members/sessions/session.ts'
import { guardOwnSecret } from '../../../members/throttle/own-secret.ts'
import { arrayOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { AuthHandler } from '../services.ts'
import { isDefault } from './is-default.ts'
import { setPassword } from './set-password.ts'

/** Sets a new password, proven by the old one (docs/product.md 6.4). */
export const changeHandler: AuthHandler<typeof changePassword> = async (context) => {
  const { services, site, account, request } = context
  const { database, settings } = services
  const member = { merchantId: account.merchantId, id: account.memberId }
  const password = await newPasswordOf(site, account.account, request.newPassword)
  const mismatch = checkEqual(request.confirmNewPassword, request.newPassword)
  if (mismatch) throw new LiveryError('VALIDATION', { fields: [{ field: 'confirmNewPassword', ...mismatch }] })

  const guarded = await guardOwnSecret(database, account, 'password')
  const rows = await database.rows(
    { own: text, temporary: arrayOf(text) },
    `select m.password_hash as own,
            array(select t.password_hash from temporary_password t
                   where t.merchant_id = m.merchant_id and t.member_id = m.id
                     and (t.used_at is not null or t.expires_at > now())) as temporary
       from member m where m.merchant_id = $1 and m.id = $2`,
    [member.merchantId, member.id],
  )
  const [hashes] = rows
  if (!hashes) throw new LiveryError('NOT_SIGNED_IN')
  if (!(await isOneOf(request.oldPassword, [hashes.own, ...hashes.temporary]))) throw new LiveryError('PASSWORD_WRONG')
  await guarded.passed()
  // The old password and the deployment's default one are not accepted as new.
  if (isDefault(settings, password) || (await isOneOf(password, [hashes.own, ...hashes.temporary])))
    throw new LiveryError('VALIDATION', { fields: [{ field: 'newPassword', code: 'passwordUsed' }] })

  const passwordHash = await hashPassword(password)
  const token = await database.transaction(async (tx) => {
    await setPassword(tx, member, passwordHash, account.tokenHash)
    const rotated = await rotateSession(tx, account)
    const passkeysDropped = request.dropPasskeys ? await dropPasskeys(tx, member) : 0
    const detail = { way: 'password', ...(passkeysDropped > 0 && { passkeysDropped }) }
    await recordSecurityAct(tx, context, { id: member.id, isAgent: account.isAgent }, 'password-changed', detail)
    return rotated
  })
  // The cookie of a known device ends with the old password.
  knowDevice(settings, context.http, context.reply, { ...member, account: account.account, passwordHash })
  return { token }
}

async function dropPasskeys(sql: Sql, { merchantId, id }: { readonly merchantId: string; readonly id: string }) {
  return sql.run('delete from passkey where merchant_id = $1 and member_id = $2', [merchantId, id])
}

async function isOneOf(password: string, hashes: readonly string[]): Promise<boolean> {
  for (const hash of hashes) if (await verifyPassword(password, hash)) return true
  return false
}
