import { randomBytes } from 'node:crypto'
import type { register } from '@livery/contract/auth/registration'
import type { SignedIn } from '@livery/contract/auth/signed-in'
import { LiveryError } from '@livery/contract/errors'
import { REFERRAL_DAYS } from '@livery/contract/rewards/words'
import type { CheckedForm } from '@livery/rules/check-form'
import type { RegisterMethod } from '@livery/rules/register-methods'
import { fieldRecord, isRegistrationField } from '@livery/rules/registration-fields'
import { addLoginAccount } from '../../../members/add-member.ts'
import { openingBalance } from '../../../members/opening-balance.ts'
import { hashPassword } from '../../../members/password.ts'
import { isAffiliateCode, placeRegistered, referralOf, useInvitation } from '../../../members/team/invitations.ts'
import { bindReferral } from '../../../members/team/referrals.ts'
import { boolean } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { solveCaptcha } from '../captcha.ts'
import { proveMobile } from '../codes/prove-mobile.ts'
import type { AuthContext } from '../services.ts'
import { enter } from '../sign-in/enter.ts'
import { checkRegistration } from './check.ts'
import { assertOwnDomain } from './own-domain.ts'

type Values = CheckedForm['values']

/** Opens an account by one method (docs/product.md 7.3), with the rules the form showed. */
export async function openAccount(
  method: RegisterMethod,
  context: Pick<AuthContext<typeof register>, 'services' | 'site' | 'request' | 'http' | 'reply'>,
): Promise<SignedIn> {
  const { services, site, request, http } = context
  assertOwnDomain(site, request.domain, http.hostname)
  const { values, lacksCaptcha } = await checkRegistration(site, method, request)
  const merchantId = site.merchant.id
  const { mobileNum, countryDialingCode = '' } = values
  const mobile = mobileNum === undefined ? null : countryDialingCode + mobileNum
  const account = (method === 'username' ? values.username : mobile) ?? ''
  await checkProofs(context, values, { method, account, mobile, lacksCaptcha })
  // An account without its own password gets a random one, so that nobody can sign in with a password.
  const passwordHash = await hashPassword(values.password ?? randomBytes(32).toString('base64'))
  const profile = await profileOf(values)
  const referral = await referralOf(services.database, merchantId, request.referralCode)
  return services.database.transaction(async (tx) => {
    const invitation =
      values.affiliateCode === undefined ? null : await useInvitation(tx, merchantId, values.affiliateCode)
    const member = {
      account,
      kind: invitation?.memberKind ?? 0,
      passwordHash,
      hasPassword: values.password !== undefined,
      profile,
      referral,
      email: values.email ?? null,
      mobile,
      language: site.languageOf(http),
    }
    const loginAccount = await addLoginAccount(tx, merchantId, member, http.ip)
    if (!loginAccount) throw (await takenBy(tx, merchantId, { method, account, mobile })) ?? taken('username')
    await placeRegistered(tx, site.merchant, loginAccount.id, invitation, referral)
    if (services.settings.demo) await openingBalance(tx, site, loginAccount.id)
    const entered = await enter(tx, context, loginAccount, { way: 'register' })
    // Only an existing account can be bound to the link that led to it.
    if (referral) await bindReferral(tx, merchantId, loginAccount.id, referral, REFERRAL_DAYS)
    return entered
  })
}

interface Applicant {
  readonly method: RegisterMethod
  readonly account: string
  readonly mobile: string | null
  readonly lacksCaptcha: boolean
}

/**
 * Checks what only the gateway can know: the invitation, the bot check, the captcha or the hard puzzle in its place,
 * the free name, and the proof of the number. The proof comes last, so that no other error uses up the code.
 */
async function checkProofs(
  { services, site, request }: Pick<AuthContext<typeof register>, 'services' | 'site' | 'request'>,
  { affiliateCode, captcha, verificationCode }: Values,
  applicant: Applicant,
): Promise<void> {
  const { database } = services
  const { merchant } = site
  if (affiliateCode !== undefined && !(await isAffiliateCode(database, merchant.id, affiliateCode))) {
    throw new LiveryError('INVITATION_INVALID', { fields: [{ field: 'affiliateCode', code: 'invitationCode' }] })
  }
  const effort = await services.botCheck.verify(site, request.geetest)
  if (applicant.lacksCaptcha && effort !== 'high')
    throw new LiveryError('VALIDATION', { fields: [{ field: 'captcha', code: 'captchaRequired' }] })
  if (captcha !== undefined) {
    const solved = await solveCaptcha(database, merchant.id, request.captchaId ?? '', captcha)
    if (!solved) throw new LiveryError('CAPTCHA_INVALID', { fields: [{ field: 'captcha', code: 'captchaInvalid' }] })
  }
  // Where errors are neutral, only the number's owner, who has its code, may learn that it has an account.
  const isChecked = verificationCode === undefined || !merchant.capabilities.NEUTRALERRORS
  const refusal = await takenBy(database, merchant.id, isChecked ? applicant : { ...applicant, mobile: null })
  if (refusal) throw refusal
  if (verificationCode === undefined || applicant.mobile === null) return
  const { firebaseIdToken } = request
  await proveMobile(services, merchant, {
    purpose: 'register',
    target: applicant.mobile,
    code: verificationCode,
    firebaseIdToken,
  })
}

/** The error when the name or the number has an account already; null when both are free. */
async function takenBy(
  sql: Sql,
  merchantId: string,
  { method, account, mobile }: Pick<Applicant, 'method' | 'account' | 'mobile'>,
) {
  const rows = await sql.rows(
    { account: boolean },
    `select account_key = lower($2) as account from member
      where merchant_id = $1 and (account_key = lower($2) or mobile = $3)`,
    [merchantId, account, mobile],
  )
  if (rows.length === 0) return null
  return taken(method === 'username' && rows.some((row) => row.account) ? 'username' : 'mobile')
}

/** The stored values of the form besides account and password, by field name; secret ones as hashes. */
async function profileOf(values: Values): Promise<Readonly<Record<string, string>>> {
  const profile: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    // The country's dialling code is stored with the mobile number.
    const storage = isRegistrationField(name) ? fieldRecord(name).storage : 'profile'
    if (storage === 'profile') profile[name] = value
    if (storage === 'profileHash') profile[`${name}Hash`] = await hashPassword(value)
  }
  return profile
}

function taken(what: RegisterMethod): LiveryError {
  return what === 'username'
    ? new LiveryError('USERNAME_TAKEN', { fields: [{ field: 'username', code: 'taken' }] })
    : new LiveryError('VALIDATION', { fields: [{ field: 'mobileNum', code: 'taken' }] })
}
