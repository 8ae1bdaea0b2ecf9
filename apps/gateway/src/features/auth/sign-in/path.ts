import { LiveryError } from '@livery/contract/errors'
import type { LoginAccount } from '../../../members/login-account.ts'
import { isAgentAt } from '../../../members/sessions/session.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import type { SignInContext } from './enter.ts'

/** Agents sign in on a page of their own, and nobody else does there (docs/product.md 6.10). */
export async function keepToPath(
  { services, site, http }: SignInContext,
  loginAccount: LoginAccount,
  asAgent: boolean,
): Promise<void> {
  const isAgent = isAgentAt(site.merchant, loginAccount.kind)
  if (isAgent === asAgent) return
  const code = asAgent ? 'NON_AGENT' : 'NON_MEMBER'
  const written = { merchantId: loginAccount.merchantId, memberId: loginAccount.id, isAgent, ip: http.ip }
  await recordAct(services.database, { ...written, act: 'sign-in-refused', detail: { code } })
  throw new LiveryError(code)
}
