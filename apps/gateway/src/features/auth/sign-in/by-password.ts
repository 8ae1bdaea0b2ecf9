import type { Login } from '@livery/contract/auth/sign-in'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import { LiveryError } from '@livery/contract/errors'
import { knownDevice } from '../../../members/known-device.ts'
import { findLoginAccount, type LoginAccount } from '../../../members/login-account.ts'
import { verifyAgainstNobody, verifyPassword } from '../../../members/password.ts'
import { guard, needsCaptcha, type Try } from '../../../members/throttle/guard.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import type { Effort } from '../bot-check/effort.ts'
import { solveCaptcha } from '../captcha.ts'
import { isDefault } from '../passwords/is-default.ts'
import { enter, type ProvenSignIn, type SignInContext } from './enter.ts'
import { requireProof } from './require-proof.ts'
import { assertSignInPage } from './sign-in-page.ts'

/**
 * Signs in by username and password (docs/product.md 6.2). Unknown accounts are refused like wrong passwords.
 * @param effort what the bot check cost: `high` replaces the captcha picture
 */
export async function byPassword(context: SignInContext, request: Login, effort: Effort): Promise<SignedIn> {
  const { services, site, http } = context
  const { username, password, asAgent = false, remember = false } = request
  if (!username || !password) throw new LiveryError('CREDENTIALS_INVALID')
  const merchantId = site.merchant.id
  const loginAccount = await findLoginAccount(services.database, merchantId, 'account', username.trim(), http.ip)
  const trusted = loginAccount && knownDevice(services.settings, http, loginAccount)
  const attempt = { merchantId, account: username, ip: http.ip, trusted }
  if (effort !== 'high') await readCaptcha(context, attempt, request)
  const guarded = await guard(services.database, attempt)
  const right = await match(loginAccount, password)
  if (!loginAccount || !right) {
    const { captcha, last } = await guarded.failed()
    const memberId = loginAccount?.id ?? null
    const refused = { merchantId, memberId, act: 'sign-in-refused', detail: { way: 'password' }, ip: http.ip } as const
    await services.database.transaction(async (tx) => {
      await recordAct(tx, refused)
      if (last) await recordAct(tx, { ...refused, act: 'sign-in-throttled' })
    })
    throw new LiveryError('CREDENTIALS_INVALID', { value: { captcha } })
  }
  await guarded.passed()
  await assertSignInPage(context, loginAccount, asAgent)
  const proven: ProvenSignIn = {
    way: 'password',
    // Agents are not remembered (docs/product.md 6.2).
    remember: remember && !asAgent ? 'anew' : 'no',
    temporary: right === 'temporary' ? (loginAccount.temporary?.id ?? null) : null,
    isDefaultPassword: isDefault(services.settings, password),
  }
  await requireProof(context, loginAccount, proven)
  return services.database.transaction((tx) => enter(tx, context, loginAccount, proven))
}

/** When a captcha is required, the password is not checked until the captcha was solved. */
async function readCaptcha({ services }: SignInContext, attempt: Try, { captcha, captchaId }: Login): Promise<void> {
  const { database } = services
  if (!(await needsCaptcha(database, attempt))) return
  if (!captcha || !captchaId) throw new LiveryError('CAPTCHA_REQUIRED', { value: { captcha: true } })
  if (await solveCaptcha(database, attempt.merchantId, captchaId, captcha)) return
  throw new LiveryError('CAPTCHA_INVALID', { value: { captcha: true } })
}

async function match(loginAccount: LoginAccount | null, password: string): Promise<'own' | 'temporary' | false> {
  if (!loginAccount) return verifyAgainstNobody(password)
  if (await verifyPassword(password, loginAccount.passwordHash)) return 'own'
  return loginAccount.temporary && (await verifyPassword(password, loginAccount.temporary.hash)) ? 'temporary' : false
}
