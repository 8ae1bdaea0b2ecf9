import type { SignInWay } from '@livery/contract/auth/sessions'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import { LiveryError } from '@livery/contract/errors'
import { knowAddress, type LoginAccount } from '../../../members/login-account.ts'
import { isAgentAt, openSession } from '../../../members/sessions/session.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import type { AuthContext } from '../services.ts'
import { clearDeviceToken, deviceToken, leaveDeviceToken } from './device-cookie.ts'
import { forgetDevice, rememberDevice } from './remembered-device.ts'

export type SignInContext = Pick<AuthContext, 'services' | 'site' | 'http' | 'reply'>

/** How somebody came in, as far as it was proven. */
export interface ProvenSignIn {
  readonly way: SignInWay
  /** What the device is left: a new token, the next one of its family, or none, which ends the one it had. */
  readonly remember?: { readonly family: string } | 'anew' | 'no'
  /** The password was the deployment's default (docs/decisions/07). */
  readonly isDefaultPassword?: boolean
  /** Id of the temporary password that was typed (docs/decisions/07). */
  readonly temporary?: string | null
}

/**
 * Lets somebody in who has proven who they are: opens the session, learns the address, leaves the device its token, and
 * writes it down. Throws SESSION_EXPIRED where the temporary password has been used in between.
 */
export async function enter(
  context: SignInContext,
  loginAccount: LoginAccount,
  proven: ProvenSignIn,
): Promise<SignedIn> {
  const { services, site, http, reply } = context
  const { database } = services
  const { way, remember, temporary = null, isDefaultPassword = false } = proven
  if (temporary !== null) await useTemporary(context, temporary)
  await knowAddress(database, loginAccount, http.ip)
  const mustChange = isDefaultPassword || temporary !== null || loginAccount.mustChange
  if (remember !== undefined) {
    const old = deviceToken(http, loginAccount.account)
    if (typeof remember === 'string' && old) await forgetDevice(database, loginAccount, old)
    // What must be changed at once is not worth being remembered.
    if (remember === 'no' || mustChange) clearDeviceToken(http, reply, loginAccount.account)
    else {
      const token = await rememberDevice(database, loginAccount, remember === 'anew' ? undefined : remember.family)
      leaveDeviceToken(http, reply, loginAccount.account, token)
    }
  }
  const isAgent = isAgentAt(site.merchant, loginAccount.kind)
  const written = { merchantId: loginAccount.merchantId, memberId: loginAccount.id, isAgent, ip: http.ip }
  await recordAct(database, { ...written, act: 'sign-in', detail: { way, ...(temporary && { temporary: true }) } })
  const token = await openSession(database, loginAccount, way, http)
  const byPassword = way === 'password' || way === 'remembered'
  return {
    token,
    account: loginAccount.account,
    firstTimeLogin: loginAccount.firstLoginAt === null,
    passwordExpired: byPassword && (temporary !== null || hasExpired(context, loginAccount)),
    mustChangePassword: byPassword && mustChange,
  }
}

/** Each temporary password opens the account once, whoever tries it at the same time. */
async function useTemporary({ services }: SignInContext, id: string): Promise<void> {
  const { rowCount } = await services.database.pool.query(
    'update temporary_password set used_at = now() where id = $1 and used_at is null',
    [id],
  )
  if (rowCount !== 1) throw new LiveryError('SESSION_EXPIRED')
}

function hasExpired({ site: { merchant } }: SignInContext, { passwordChangedAt }: LoginAccount): boolean {
  const { capabilities, signIn } = merchant
  return capabilities.FORCEPASSWORDCHANGE && Date.now() - passwordChangedAt.getTime() > signIn.passwordDays * 86_400_000
}
