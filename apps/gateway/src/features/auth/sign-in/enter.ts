import { SIGN_IN_WAYS, type SignInWay } from '@livery/contract/auth/sessions'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import { LiveryError } from '@livery/contract/errors'
import { nullable, oneOf } from '@livery/contract/schemas'
import Type, { type Static } from 'typebox'
import { knowDevice } from '../../../members/known-device.ts'
import { knowAddress, type LoginAccount } from '../../../members/login-account.ts'
import { isAgentAt, openSession } from '../../../members/sessions/session.ts'
import { stepUpProofs } from '../../../members/sessions/step-up.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { AuthContext } from '../services.ts'
import { clearDeviceToken, deviceToken, leaveDeviceToken } from './device-cookie.ts'
import { forgetDevice, rememberDevice } from './remembered-device.ts'

export type SignInContext = Pick<AuthContext, 'services' | 'site' | 'http' | 'reply'>

/** How a sign-in was proven so far. */
export const ProvenSignIn = Type.Object({
  way: oneOf(SIGN_IN_WAYS),
  remember: Type.Optional(
    Type.Union([Type.Object({ family: Type.String() }), Type.Literal('anew'), Type.Literal('no')], {
      description: 'What the device is left: a new token, the next one of its family, or none, which ends its own',
    }),
  ),
  isDefaultPassword: Type.Optional(
    Type.Boolean({ description: 'The password was the default of the deployment (docs/decisions/07)' }),
  ),
  temporary: Type.Optional(
    nullable(Type.String({ description: 'Id of the temporary password typed (docs/decisions/07)' })),
  ),
})
export type ProvenSignIn = Readonly<Static<typeof ProvenSignIn>>

/**
 * Completes a proven sign-in: opens the session, remembers the address and the device, and records it. Throws
 * SESSION_EXPIRED when the temporary password has been used meanwhile.
 */
export async function enter(
  tx: Transaction,
  context: SignInContext,
  loginAccount: LoginAccount,
  proven: ProvenSignIn,
): Promise<SignedIn> {
  const { services, site, http, reply } = context
  const { way, remember, temporary = null, isDefaultPassword = false } = proven
  if (temporary !== null) await useTemporary(tx, temporary)
  await knowAddress(tx, loginAccount, http.ip)
  const mustChange = isDefaultPassword || temporary !== null || loginAccount.mustChange
  if (remember !== undefined) {
    const old = deviceToken(http, loginAccount.account)
    if (typeof remember === 'string' && old) await forgetDevice(tx, loginAccount, old)
    // A password that must be changed now would make the device's token useless.
    if (remember === 'no' || mustChange) tx.afterCommit(() => clearDeviceToken(http, reply, loginAccount.account))
    else {
      const token = await rememberDevice(tx, loginAccount, remember === 'anew' ? undefined : remember.family)
      tx.afterCommit(() => leaveDeviceToken(http, reply, loginAccount.account, token))
    }
  }
  if (way !== 'trial') tx.afterCommit(() => knowDevice(services.settings, http, reply, loginAccount))
  const isAgent = isAgentAt(site.merchant, loginAccount.kind)
  const written = { merchantId: loginAccount.merchantId, memberId: loginAccount.id, isAgent, ip: http.ip }
  await recordAct(tx, { ...written, act: 'sign-in', detail: { way, ...(temporary && { temporary: true }) } })
  const byPassword = way === 'password' || way === 'remembered'
  const passwordExpired = byPassword && (temporary !== null || hasExpired(context, loginAccount))
  const mustChangePassword = byPassword && mustChange
  const token = await openSession(
    tx,
    loginAccount,
    {
      way,
      mustChange: mustChangePassword || passwordExpired,
      isProven: PROVING.has(way) || (LIVE.has(way) && !(await hasOwnProof(tx, context, loginAccount))),
    },
    http,
  )
  return {
    token,
    account: loginAccount.account,
    firstTimeLogin: loginAccount.firstLoginAt === null,
    passwordExpired,
    mustChangePassword,
  }
}

/** Methods that prove the member's identity by themselves; `requireProof` has asked for the authenticator before. */
const PROVING: ReadonlySet<SignInWay> = new Set(['password', 'passkey', 'register'])
/** Methods that prove something else: enough for a member who has no proof of their own. */
const LIVE: ReadonlySet<SignInWay> = new Set(['sms', 'google', 'facebook'])

async function hasOwnProof(
  sql: Sql,
  { site, http }: SignInContext,
  { id: memberId, merchantId }: LoginAccount,
): Promise<boolean> {
  return (await stepUpProofs(sql, site, { merchantId, memberId }, http.hostname)).length > 0
}

/** Uses up a temporary password: it works once, even when it is tried several times at the same moment. */
async function useTemporary(sql: Sql, id: string): Promise<void> {
  const rowCount = await sql.run('update temporary_password set used_at = now() where id = $1 and used_at is null', [
    id,
  ])
  if (rowCount !== 1) throw new LiveryError('SESSION_EXPIRED')
}

function hasExpired({ site: { merchant } }: SignInContext, { passwordChangedAt }: LoginAccount): boolean {
  const { capabilities, signIn } = merchant
  return capabilities.FORCEPASSWORDCHANGE && Date.now() - passwordChangedAt.getTime() > signIn.passwordDays * 86_400_000
}
