import { randomBytes } from 'node:crypto'
import type { Registration, register } from '@livery/contract/auth/register'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import { LiveryError } from '@livery/contract/errors'
import type { CheckedForm } from '@livery/rules/check-form'
import type { RegisterMethod } from '@livery/rules/form-model'
import type { Gateway } from '../gateway.ts'
import type { Site } from '../hosts/site.ts'
import type { CallContext } from '../http/call-route.ts'
import { isAffiliateCode } from './affiliate.ts'
import { solveCaptcha } from './captcha.ts'
import { openingBalance } from './opening-balance.ts'
import { hashPassword } from './password.ts'
import { checkRegistration } from './registration.ts'
import { enter } from './sign-in/enter.ts'
import { findEntrant } from './sign-in/entrant.ts'

type Values = CheckedForm['values']

/** Fields that are proof or repetition, or are kept elsewhere; what is secret is never stored as it was typed. */
const NOT_STORED: ReadonlySet<keyof Values> = new Set([
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
])

/** Opens an account by one method (specification, section 4: registration) with the rules the form showed. */
export async function openAccount(
  method: RegisterMethod,
  context: Pick<CallContext<typeof register>, 'gateway' | 'site' | 'request' | 'http' | 'reply'>,
): Promise<SignedIn> {
  const { gateway, site, request, http } = context
  const values = await checkRegistration(site, method, request)
  await checkProofs(gateway, site, request, values)
  const merchantId = site.merchant.id
  const { mobileNum = '', countryDialingCode = '' } = values
  const account = method === 'username' ? (values.username ?? '') : `${countryDialingCode}${mobileNum}`
  // Without a password of one's own nobody can sign in by one.
  const passwordHash = await hashPassword(values.password ?? randomBytes(32).toString('base64'))
  const { rows } = await gateway.database.pool.query<{ id: string }>(
    `insert into member (merchant_id, account, nickname, kind, password_hash, profile, referral)
     values ($1, $2, $2, 0, $3, $4, $5)
     on conflict do nothing returning id::text as id`,
    [merchantId, account, passwordHash, await profileOf(values), request.referralCode ?? null],
  )
  const [member] = rows
  if (!member) throw taken(method)
  if (gateway.settings.demo) await openingBalance(gateway.database, site, member.id)
  const entrant = await findEntrant(gateway.database, merchantId, 'id', member.id, http.ip)
  if (!entrant) throw new LiveryError('UNKNOWN')
  return enter(context, entrant, { way: 'register' })
}

/** What only the gateway can know: whether the invitation exists, and whether the picture was read. */
async function checkProofs(gateway: Gateway, { merchant }: Site, request: Registration, values: Values): Promise<void> {
  const { affiliateCode, captcha, verificationCode } = values
  if (affiliateCode !== undefined && !(await isAffiliateCode(gateway.database, merchant.id, affiliateCode))) {
    throw new LiveryError('INVITATION_INVALID', { fields: [{ field: 'affiliateCode', code: 'invitationCode' }] })
  }
  if (captcha !== undefined) {
    const solved = await solveCaptcha(gateway.database, merchant.id, request.captchaId ?? '', captcha)
    if (!solved) throw new LiveryError('CAPTCHA_INVALID', { fields: [{ field: 'captcha', code: 'captchaInvalid' }] })
  }
  // No code is ever sent yet, so none can be right.
  if (verificationCode !== undefined) {
    throw new LiveryError('VALIDATION', { fields: [{ field: 'verificationCode', code: 'smsInvalid' }] })
  }
}

/** What is kept of the form, by field name; a payment password as its hash. */
async function profileOf(values: Values): Promise<Readonly<Record<string, string>>> {
  const kept = Object.entries(values).filter(([name]) => !NOT_STORED.has(name as keyof Values))
  const { paymentPassword } = values
  return {
    ...Object.fromEntries(kept),
    ...(paymentPassword !== undefined && { paymentPasswordHash: await hashPassword(paymentPassword) }),
  }
}

function taken(method: RegisterMethod): LiveryError {
  return method === 'username'
    ? new LiveryError('USERNAME_TAKEN', { fields: [{ field: 'username', code: 'taken' }] })
    : new LiveryError('VALIDATION', { fields: [{ field: 'mobileNum', code: 'taken' }] })
}
