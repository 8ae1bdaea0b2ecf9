import { createHmac } from 'node:crypto'
import type { startDeposit as startCall } from '@livery/contract/cashier/deposits'
import { type FieldError, LiveryError } from '@livery/contract/errors'
import { PAGES } from '@livery/contract/pages'
import type { PaymentField } from '@livery/contract/payments/method'
import { fromMinor } from '@livery/locale/amount'
import { enteredMinor } from '@livery/locale/entered'
import { writtenDecimals } from '@livery/locale/money'
import { localeByCode } from '@livery/locale/registry'
import type { Currency } from '@livery/merchant/currencies'
import { checkField } from '@livery/payees/check-field'
import { stripBidi } from '@livery/rules/strip-bidi'
import { closedWays } from '../../../ledger/payments/closed-ways.ts'
import { beginDeposit, hasBegunDeposit } from '../../../ledger/payments/deposits.ts'
import { newReference } from '../../../ledger/payments/payment-reference.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'
import { feeOf } from '../../../tenancy/payments/fee.ts'
import type { DepositWay } from '../deposit-ways.ts'
import { type CashierHandler, realMember } from '../services.ts'
import { askProvider } from './ask-provider.ts'
import { DEPOSIT_JOB, FIRST_LOOK_MS } from './look-after.ts'
import { oneShown } from './read.ts'
import { storedFields } from './secret-fields.ts'

export const startHandler: CashierHandler<typeof startCall> = async (context) => {
  const { services, site, request, http } = context
  const { merchant } = site
  const { currency } = merchant
  const { memberId } = realMember(context)
  const offered = services.depositWays
    .of(merchant, services.access.countryOf(http.ip))
    .find(({ method }) => method.id === request.methodId)
  const [closed, isBegun] = await Promise.all([
    closedWays(services.database, merchant.id, 'deposit'),
    hasBegunDeposit(services.database, merchant.id, memberId, request.key),
  ])
  const isOpen = offered && !offered.isClosed && !closed.has(offered.method.id)
  // A request repeated after a lost answer gets the same deposit, even when the way was closed since.
  const way = isBegun ? services.depositWays.find(merchant, request.methodId) : isOpen ? offered : undefined
  if (!way) throw new LiveryError('PAYMENT_METHOD_UNAVAILABLE')
  const { deposit } = way.method
  const [fields, wrong] = checkFields(deposit.fields, request.fields)
  const amount = amountOf(request.amount, way, currency)
  const ofBonus = typeof amount === 'bigint' && !isBegun ? await bonusFaults(context, amount, way) : []
  const faults = [...(typeof amount === 'bigint' ? ofBonus : [amount]), ...wrong]
  if (typeof amount !== 'bigint' || faults.length > 0) throw new LiveryError('VALIDATION', { fields: faults })

  // Hashed with a key of the deployment: the input may be a number that can be guessed.
  const requestHash = createHmac('sha256', derivedKey(services.settings, 'deposit-request'))
    .update(JSON.stringify([way.method.id, String(amount), fields, request.bonusId]))
    .digest()
  const expiresAt = new Date(Date.now() + deposit.expiresAfterMinutes * 60_000)
  const reference = newReference('D')
  const row = await services.database.transaction(async (tx) => {
    const begun = await beginDeposit(tx, {
      reference,
      merchantId: merchant.id,
      memberId,
      method: way.method.id,
      connection: way.connection.id,
      currency,
      amountMinor: amount,
      fee: way.fee,
      turnoverPercent: Math.round(merchant.turnover.depositTimes * 100),
      ...storedFields(services.settings, reference, deposit.fields, fields),
      bonusId: request.bonusId,
      clientKey: request.key,
      requestHash,
      expiresAt,
    })
    if (!begun) return null
    const dueAt = new Date(Date.now() + FIRST_LOOK_MS)
    await addJob(tx, { kind: DEPOSIT_JOB, key: begun.reference, merchantId: merchant.id, dueAt })
    return begun
  })
  if (!row) throw new LiveryError('DEPOSITS_OPEN')
  if (!row.request_hash.equals(requestHash)) throw new LiveryError('IDEMPOTENCY_CONFLICT')
  // A repeated request was sent to the provider already.
  if (row.state !== 'created') return oneShown(context, row.reference)
  const language = localeByCode(site.languageOf(http))
  await askProvider(services, row, way, {
    merchantName: merchant.name,
    returnUrl: `${http.protocol}://${http.host}${PAGES.depositv2.path}?reference=${row.reference}`,
    language: { tag: language?.tag ?? 'en', dir: language?.direction ?? 'ltr' },
  })
  const shown = await oneShown(context, row.reference)
  if (shown.state === 'failed')
    throw new LiveryError('PAYMENT_PROVIDER_FAILED', { params: { method: shown.methodName } })
  return shown
}

/** A bonus is refused before anybody pays for it. */
async function bonusFaults(
  context: Parameters<CashierHandler<typeof startCall>>[0],
  amount: bigint,
  { fee }: DepositWay,
): Promise<readonly FieldError[]> {
  const { services, site, request } = context
  if (request.bonusId === null) return []
  const { memberId } = realMember(context)
  const credited = amount - feeOf(amount, fee)
  const isOffered = await services.depositBonuses.isOffered(site.merchant, memberId, request.bonusId, credited)
  return isOffered ? [] : [{ field: 'bonusId', code: 'bonus' }]
}

/** The amount in minor units, or the field's error. */
function amountOf(amount: string, { minMinor, maxMinor }: DepositWay, currency: Currency): bigint | FieldError {
  const { exponent } = currency
  let minor: bigint
  try {
    minor = enteredMinor(amount, currency)
  } catch {
    return { field: 'amount', code: 'amount.decimals', params: { decimals: writtenDecimals(currency) } }
  }
  if (minor >= minMinor && minor <= maxMinor) return minor
  const params = { min: fromMinor(minMinor, exponent), max: fromMinor(maxMinor, exponent) }
  return { field: 'amount', code: 'amount.limits', params }
}

/**
 * The fields of a way in the form in which they are stored, and their faults. A field that the way does not ask for is
 * left out.
 */
function checkFields(
  fields: readonly PaymentField[],
  typed: Readonly<Record<string, string>>,
): readonly [Record<string, string>, readonly FieldError[]] {
  const values: Record<string, string> = {}
  const wrong: FieldError[] = []
  for (const field of fields) {
    const text = stripBidi(typed[field.name] ?? '').trim()
    if (text === '') {
      if (!field.optional) wrong.push({ field: field.name, code: 'required' })
      continue
    }
    const check = checkField(field, text)
    if (check.valid) values[field.name] = check.payee
    else wrong.push({ field: field.name, code: `payee.${check.fault.reason}`, params: check.fault.params })
  }
  return [values, wrong]
}
