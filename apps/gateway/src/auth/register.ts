import type { register, SignedIn } from '@livery/contract/auth'
import { type FieldError, LiveryError } from '@livery/contract/errors'
import { REGISTRATION_FIELDS, type RegistrationField } from '@livery/contract/registration'
import { toMinor } from '@livery/locale/amount'
import { compileFields } from '@livery/rules/compile-fields'
import type { Database } from '../db/connect.ts'
import type { Site } from '../hosts/site.ts'
import type { Handler } from '../http/call-route.ts'
import { deposit } from '../ledger/deposit.ts'
import { solveCaptcha } from './captcha.ts'
import { hashPassword } from './password.ts'
import { openSession } from './session.ts'

/** Fields that are proof or repetition and are never stored. */
const NOT_STORED: ReadonlySet<RegistrationField> = new Set([
  'password',
  'confirmPassword',
  'captcha',
  'verificationCode',
  'username',
])

/** Opens an account by username (specification, section 4: registration) with the rules the form showed. */
export const registerHandler: Handler<typeof register> = async ({
  gateway,
  site,
  request,
  http,
}): Promise<SignedIn> => {
  if (!site.merchant.capabilities.USERNAMEREG3) throw new LiveryError('REGISTRATION_CLOSED')
  const merchantId = site.merchant.id
  const values = await checkedValues(site, request.fields, request.termsAccepted)
  if (values.captcha !== undefined) {
    const solved = await solveCaptcha(gateway.database, merchantId, request.captchaId ?? '', values.captcha)
    if (!solved) throw new LiveryError('CAPTCHA_INVALID', { fields: [{ field: 'captcha', code: 'captchaInvalid' }] })
  }
  const { username = '', password = '' } = values
  const passwordHash = await hashPassword(password)
  const profile = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' && !NOT_STORED.has(name as RegistrationField)),
  )
  const { rows } = await gateway.database.pool.query<{ id: string }>(
    `insert into member (merchant_id, account, nickname, kind, password_hash, profile, referral)
     values ($1, $2, $2, 0, $3, $4, $5)
     on conflict do nothing returning id::text as id`,
    [merchantId, username, passwordHash, profile, request.referralCode ?? null],
  )
  const [member] = rows
  if (!member) throw new LiveryError('USERNAME_TAKEN', { fields: [{ field: 'username', code: 'taken' }] })
  if (gateway.settings.demo) await openingBalance(gateway.database, site, member.id)
  const token = await openSession(
    gateway.database,
    { id: member.id, merchantId },
    { ip: http.ip, userAgent: http.headers['user-agent'] ?? '' },
  )
  return { token, account: username, firstTimeLogin: true, passwordExpired: false, mustChangePassword: false }
}

/** A demonstration's new players have something to play with; it comes through the ledger like all money. */
async function openingBalance(database: Database, { merchant }: Site, memberId: string): Promise<void> {
  const { currency, demo } = merchant
  if (!demo.openingBalance) return
  const amountMinor = toMinor(demo.openingBalance, currency.exponent)
  await deposit(database, { merchantId: merchant.id, memberId, currency, amountMinor, key: `opening:${memberId}` })
}

/** Every enabled field, normalised and checked; throws VALIDATION naming all that are wrong. */
async function checkedValues(site: Site, given: Readonly<Record<string, string>>, termsAccepted: boolean) {
  const faults: FieldError[] = []
  const values: Partial<Record<RegistrationField, string>> = {}
  const rules = await rulesOf(site)
  for (const name of REGISTRATION_FIELDS) {
    const rule = rules[name]
    if (!rule) continue
    const value = rule.normalise(given[name] ?? '', given)
    const fault = rule.validate(value, given)
    if (fault) faults.push({ field: name, ...fault })
    values[name] = value
  }
  for (const name of Object.keys(given)) {
    if (!rules[name as RegistrationField]) faults.push({ field: name, code: 'unexpected' })
  }
  if (!termsAccepted) faults.push({ field: 'terms', code: 'termsRequired' })
  if (faults.length > 0) throw new LiveryError('VALIDATION', { fields: faults })
  return values
}

const compiled = new WeakMap<Site, ReturnType<typeof compileFields<RegistrationField>>>()

/** The site's rules, compiled at its first registration and kept as long as its release. */
function rulesOf(site: Site) {
  let rules = compiled.get(site)
  if (!rules) {
    rules = compileFields<RegistrationField>(
      site.merchant.registration.fields as Parameters<typeof compileFields<RegistrationField>>[0],
    )
    compiled.set(site, rules)
  }
  return rules
}
