import type { changeWithdrawalPassword, setWithdrawalPassword } from '@livery/contract/cashier/withdraw'
import { LiveryError } from '@livery/contract/errors'
import type { Merchant } from '@livery/merchant/merchant'
import type { FieldConfig, FieldRule } from '@livery/rules/compile-field'
import { compileFields } from '@livery/rules/compile-fields'
import { hashPassword, verifyPassword } from '../../../members/password.ts'
import { recordSecurityAct } from '../../../members/security-act.ts'
import type { Account } from '../../../members/sessions/session.ts'
import { assertOwnStepUp } from '../../../members/sessions/step-up.ts'
import { guardOwnSecret, secretLockedUntil } from '../../../members/throttle/own-secret.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import { integer, nullable, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { type CashierHandler, realMember } from '../services.ts'
import { passwordLimit, tellReached } from './limits.ts'

/** Six digits, where the merchant's registration form has no own rule for it. */
const OWN_RULE: FieldConfig = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 6,
  minLength: 6,
  maxLength: 6,
  type: 'password',
}
/** A password with fewer different characters is among the first guesses. */
const FEWEST_CHARACTERS = 3
const ROWS = ['0123456789', '9876543210']

const rules = new WeakMap<Merchant, Promise<FieldRule>>()

/** The password's hash; null where none was set. It is the payment password of registration, where the form has one. */
export async function withdrawalPasswordHash(sql: Sql, { merchantId, memberId }: Account): Promise<string | null> {
  const row = await sql.row(
    { hash: nullable(text) },
    `select profile->>'paymentPasswordHash' as hash from member where merchant_id = $1 and id = $2`,
    [merchantId, memberId],
  )
  return row?.hash ?? null
}

/** Throws PROOF_WRONG unless it is the member's withdrawal password; tries are counted before they are checked. */
export async function assertWithdrawalPassword(sql: Sql, account: Account, typed: string, merchant: Merchant) {
  const guarded = await guardOwnSecret(sql, account, 'withdrawal')
  const hash = await withdrawalPasswordHash(sql, account)
  const rule = await ruleOf(merchant)
  if (hash && (await verifyPassword(rule.normalise(typed), hash))) return guarded.passed()
  const until = guarded.last ? await secretLockedUntil(sql, account, 'withdrawal') : null
  if (until) await tellReached(sql, account, passwordLimit(until))
  throw new LiveryError('PROOF_WRONG')
}

export const setPasswordHandler: CashierHandler<typeof setWithdrawalPassword> = async (context) => {
  const { services, site, request, http } = context
  const account = realMember(context)
  const { database } = services
  const password = await newPasswordOf(site.merchant, request.password)
  if ((await withdrawalPasswordHash(database, account)) === null) {
    if (await store(database, account, password, 'withdrawal-password-set', http.ip)) return {}
  }
  await assertOwnStepUp(database, site, account, http.hostname)
  await reset(context, account, password)
  return {}
}

/**
 * Sets another password in place of a forgotten one. Payouts then wait, and the owner gets a message, in case it was
 * somebody else.
 */
async function reset(context: SetContext, { merchantId, memberId, isAgent }: Account, password: string) {
  const hash = await hashPassword(password)
  await context.services.database.transaction(async (tx) => {
    await tx.run(
      `update member set profile = profile || jsonb_build_object('paymentPasswordHash', $3::text), withdrawal_reset_at = now()
        where merchant_id = $1 and id = $2`,
      [merchantId, memberId, hash],
    )
    await recordSecurityAct(tx, context, { id: memberId, isAgent }, 'withdrawal-password-reset')
  })
}

type SetContext = Parameters<typeof setPasswordHandler>[0]

/** How many minutes payouts still wait after a reset of the password; zero where they do not. */
export async function resetHoldMinutes(
  sql: Sql,
  { merchantId, memberId }: Account,
  merchant: Merchant,
): Promise<number> {
  const row = await sql.row(
    { minutes: nullable(integer) },
    `select floor(extract(epoch from now() - withdrawal_reset_at) / 60)::int as minutes
       from member where merchant_id = $1 and id = $2`,
    [merchantId, memberId],
  )
  return row?.minutes == null ? 0 : Math.max(0, merchant.withdrawal.resetHoldMinutes - row.minutes)
}

export const changePasswordHandler: CashierHandler<typeof changeWithdrawalPassword> = async (context) => {
  const { services, site, request, http } = context
  const account = realMember(context)
  const password = await newPasswordOf(site.merchant, request.password)
  await assertWithdrawalPassword(services.database, account, request.current, site.merchant)
  await store(services.database, account, password, 'withdrawal-password-changed', http.ip)
  return {}
}

/** Stores a password, a first one only where there is none. Answers whether it did. */
async function store(
  database: CashierServicesDatabase,
  { merchantId, memberId, isAgent }: Account,
  password: string,
  act: 'withdrawal-password-set' | 'withdrawal-password-changed',
  ip: string,
) {
  const hash = await hashPassword(password)
  const first = act === 'withdrawal-password-set' ? `and profile->>'paymentPasswordHash' is null` : ''
  return database.transaction(async (tx) => {
    const stored = await tx.run(
      `update member set profile = profile || jsonb_build_object('paymentPasswordHash', $3::text)
        where merchant_id = $1 and id = $2 ${first}`,
      [merchantId, memberId, hash],
    )
    if (stored === 1) await recordAct(tx, { merchantId, memberId, isAgent, act, ip })
    return stored === 1
  })
}

type CashierServicesDatabase = Parameters<typeof setPasswordHandler>[0]['services']['database']

/** Checks a new password by the merchant's rule. Throws VALIDATION. */
async function newPasswordOf(merchant: Merchant, typed: string): Promise<string> {
  const rule = await ruleOf(merchant)
  const password = rule.normalise(typed)
  const isGuessable =
    new Set(password).size < FEWEST_CHARACTERS || ROWS.some((row) => password.length > 0 && row.includes(password))
  const fault = rule.validate(typed) ?? (isGuessable ? { code: 'passwordCommon', params: {} } : null)
  if (fault) throw new LiveryError('VALIDATION', { fields: [{ field: 'password', ...fault }] })
  return password
}

function ruleOf(merchant: Merchant): Promise<FieldRule> {
  return rules.getOrInsertComputed(merchant, async () => {
    const { paymentPassword } = merchant.registration.fields
    const config = paymentPassword?.enabled ? { ...paymentPassword, required: true } : OWN_RULE
    return (await compileFields({ paymentPassword: config })).paymentPassword!
  })
}
