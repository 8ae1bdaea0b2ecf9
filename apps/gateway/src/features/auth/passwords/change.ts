import type { changePassword } from '@livery/contract/auth/passwords'
import { LiveryError } from '@livery/contract/errors'
import { checkEqual } from '@livery/rules/equal'
import { hashPassword, verifyPassword } from '../../../members/password.ts'
import { forget, spend } from '../../../members/throttle/budget.ts'
import { arrayOf, text } from '../../../platform/database/row.ts'
import type { AuthHandler } from '../services.ts'
import { recordChange } from './changed.ts'
import { isDefault } from './is-default.ts'
import { newPasswordOf } from './password-rule.ts'
import { setPassword } from './set-password.ts'

/** How many wrong old passwords a member may send, so that someone at an open page cannot guess the password. */
const WRONG = { most: 10, windowMs: 15 * 60_000 }

/** Sets a new password, proven by the old one (docs/product.md 6.4). */
export const changeHandler: AuthHandler<typeof changePassword> = async (context) => {
  const { services, site, account, request } = context
  const { database, settings } = services
  const member = { merchantId: account.merchantId, id: account.memberId }
  const password = await newPasswordOf(site, request.newPassword)
  const mismatch = checkEqual(request.confirmNewPassword, request.newPassword)
  if (mismatch) throw new LiveryError('VALIDATION', { fields: [{ field: 'confirmNewPassword', ...mismatch }] })

  const limit = { key: `password|${member.id}`, ...WRONG }
  await spend(database, member.merchantId, [limit])
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
  // The old password and the deployment's default one are not accepted as new.
  if (isDefault(settings, password) || (await isOneOf(password, [hashes.own, ...hashes.temporary])))
    throw new LiveryError('VALIDATION', { fields: [{ field: 'newPassword', code: 'taken' }] })

  const passwordHash = await hashPassword(password)
  await database.transaction(async (tx) => {
    await setPassword(tx, member, passwordHash, account.tokenHash)
    await forget(tx, member.merchantId, limit.key)
    await recordChange(tx, context, { ...member, isAgent: account.isAgent }, 'password')
  })
  return {}
}

async function isOneOf(password: string, hashes: readonly string[]): Promise<boolean> {
  for (const hash of hashes) if (await verifyPassword(password, hash)) return true
  return false
}
