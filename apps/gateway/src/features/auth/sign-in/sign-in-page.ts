import { LiveryError } from '@livery/contract/errors'
import type { LoginAccount } from '../../../members/login-account.ts'
import { isAgentAt } from '../../../members/sessions/session.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import type { SignInContext } from './enter.ts'

/** Throws unless agents sign in on the agents' page, and members on the members' (docs/product.md 6.10). */
export function isOnPath({ site }: SignInContext, { kind }: LoginAccount, asAgent: boolean): boolean {
  return isAgentAt(site.merchant, kind) === asAgent
}

/** Refuses a sign-in on the wrong page; outside of a transaction, which would roll the record back. */
export async function assertSignInPage(
  context: SignInContext,
  loginAccount: LoginAccount,
  asAgent: boolean,
): Promise<void> {
  if (!isOnPath(context, loginAccount, asAgent)) await refusePath(context, loginAccount, asAgent)
}

/** Records and throws the refusal of a sign-in on the wrong page. */
export async function refusePath(
  { services, site, http }: SignInContext,
  loginAccount: LoginAccount,
  asAgent: boolean,
): Promise<never> {
  const isAgent = isAgentAt(site.merchant, loginAccount.kind)
  const code = asAgent ? 'NON_AGENT' : 'NON_MEMBER'
  const written = { merchantId: loginAccount.merchantId, memberId: loginAccount.id, isAgent, ip: http.ip }
  await recordAct(services.database, { ...written, act: 'sign-in-refused', detail: { code } })
  throw new LiveryError(code)
}
