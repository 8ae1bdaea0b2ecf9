import { paymentFeeMinor } from '@livery/contract/cashier/payment-fee'
import type { requestWithdrawal as requestCall } from '@livery/contract/cashier/withdraw'
import { LiveryError } from '@livery/contract/errors'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { enterableStep, enteredMinor } from '@livery/locale/entered'
import { writtenDecimals } from '@livery/locale/money'
import type { Currency } from '@livery/merchant/currencies'
import { closedWays } from '../../../ledger/payments/closed-ways.ts'
import { newReference } from '../../../ledger/payments/payment-reference.ts'
import { turnoverWeights } from '../../../ledger/turnover/weights.ts'
import { readWithdrawalFacts, requestedBefore, requestWithdrawal } from '../../../ledger/withdrawals/request.ts'
import { vipBenefits } from '../../../members/vip/benefits.ts'
import { recordAct } from '../../../platform/audit/record.ts'
import { text } from '../../../platform/database/row.ts'
import { dayBegan } from '../day-began.ts'
import type { PayoutWay } from '../payout-ways.ts'
import { type CashierHandler, realMember } from '../services.ts'
import { type CheckResult, isSameName, runChecks } from './checks.ts'
import { askForDocuments } from './documents.ts'
import { reachedToday, tellReached } from './limits.ts'
import { detailOf } from './list.ts'
import { assertWithdrawalPassword } from './password.ts'
import { payeeDetails } from './payees.ts'

export const requestHandler: CashierHandler<typeof requestCall> = async (context) => {
  const { services, site, request, http } = context
  const { database, settings, payoutWays } = services
  const { merchant } = site
  const { currency } = merchant
  const account = realMember(context)
  const { merchantId, memberId } = account
  const before = await requestedBefore(database, account, {
    ...{ key: request.key, payeeId: request.payee },
    amountMinor: minorOf(request.amount, currency),
  })
  if (before !== null) {
    // A request repeated after a lost answer gets the same withdrawal, whatever has changed since.
    await assertWithdrawalPassword(database, account, request.password, merchant)
    if (before === 'CONFLICT') throw new LiveryError('IDEMPOTENCY_CONFLICT')
    return detailOf(context, before.reference)
  }
  const ways = payoutWays.of(merchant)
  const payee = await payeeDetails(database, settings, request.payee, memberId)
  if (!payee) throw new LiveryError('NOT_FOUND')
  const way = ways.find(({ id }) => id === payee.way)
  if (!way) throw new LiveryError('FEATURE_DISABLED')
  if ((await closedWays(database, merchantId, 'withdrawal')).has(way.id))
    throw new LiveryError('PAYMENT_METHOD_UNAVAILABLE')
  const amountMinor = amountOf(request.amount, way, currency)
  await assertWithdrawalPassword(database, account, request.password, merchant)

  const fee = payoutFeeMinor(way, amountMinor, currency)
  const owner = { merchantId, memberId, currency }
  const outcome = await database.transaction(async (tx) => {
    const earlier = await tx.row(
      { reference: text },
      'select reference from withdrawal where merchant_id = $1 and member_id = $2 and request_key = $3',
      [merchantId, memberId, request.key],
    )
    const facts = await readWithdrawalFacts(tx, owner, {
      weights: turnoverWeights(merchant),
      payeeId: request.payee,
      dayBegan: dayBegan(merchant.timeZone),
    })
    const isOwnName = ownName(way, payee.details, payee.holder)
    const checked = { amountMinor, way: way.id, isOwnName, waysOut: ways.map(({ id }) => id) }
    // Of two simultaneous requests the second finds the first one's withdrawal.
    const { perDay } = vipBenefits(merchant, account.vipLevel)
    const ofLevel = { ...merchant, withdrawal: { ...merchant.withdrawal, perDay } }
    const checks = earlier ? [] : runChecks(checked, facts, ofLevel)
    const refusal = checks.find(({ outcome: verdict }) => verdict === 'refuse')
    if (refusal) {
      const detail = { check: refusal.check, way: way.id }
      await recordAct(tx, { merchantId, memberId, act: 'withdrawal-refused', detail, ip: http.ip })
      return { refusal }
    }
    const requested = await requestWithdrawal(tx, {
      ...owner,
      reference: newReference('W'),
      key: request.key,
      payeeId: request.payee,
      amountMinor,
      feeMinor: fee,
      checks,
      state: checks.some(({ outcome: verdict }) => verdict === 'review') ? 'review' : 'approved',
    })
    if (earlier || requested.status !== 'OK') return { requested }
    await askForDocuments(tx, account, requested.reference, checks, merchant)
    const today = { count: facts.dayCount + 1, amountMinor: BigInt(facts.dayAmount) + amountMinor }
    const reached = reachedToday(today, account, merchant, ways)
    if (reached) await tellReached(tx, account, reached)
    return { requested }
  })
  if (outcome.refusal) throw refused(outcome.refusal, currency.exponent)
  const { requested } = outcome
  if (requested?.status === 'OK') return detailOf(context, requested.reference)
  throw new LiveryError(CODES[requested?.status ?? 'NOT_FOUND'])
}

const CODES = {
  CONFLICT: 'IDEMPOTENCY_CONFLICT',
  NOT_FOUND: 'NOT_FOUND',
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  LIMIT_EXCEEDED: 'INSUFFICIENT_FUNDS',
} as const

/** The amount in minor units. Throws VALIDATION where it is finer than the currency or outside of the way's limits. */
function amountOf(amount: string, way: PayoutWay, currency: Currency): bigint {
  const { exponent } = currency
  const wrong = (code: string, params = {}) =>
    new LiveryError('VALIDATION', { fields: [{ field: 'amount', code, params }] })
  const minor = minorOf(amount, currency)
  if (minor === null) throw wrong('amount.decimals', { decimals: writtenDecimals(currency) })
  if (minor < toMinor(way.min, exponent) || minor > toMinor(way.max, exponent))
    throw wrong('amount.limits', { min: way.min, max: way.max })
  // The amount less the fee is paid; a payout of zero is refused.
  if (payoutFeeMinor(way, minor, currency) >= minor) throw wrong('amount.fee')
  return minor
}

/** The fee is rounded so that the payout is an amount that the bank can write. */
function payoutFeeMinor({ fee }: PayoutWay, amountMinor: bigint, currency: Currency): bigint {
  return paymentFeeMinor(fee, amountMinor, currency.exponent, enterableStep(currency))
}

/** Null where the amount is finer than the currency shows. */
function minorOf(amount: string, currency: Currency): bigint | null {
  try {
    return enteredMinor(amount, currency)
  } catch {
    return null
  }
}

/** Sums in the text of a refusal are decimal strings, as everywhere on the wire. */
function refused({ check, params = {} }: CheckResult, exponent: number): LiveryError {
  const decimal = (value: string | number | undefined) =>
    value === undefined ? {} : fromMinor(BigInt(value), exponent)
  return new LiveryError('WITHDRAWAL_REFUSED', {
    params: {
      check,
      ...params,
      ...(params.amount !== undefined && { amount: decimal(params.amount) as string }),
      ...(params.most !== undefined && { most: decimal(params.most) as string }),
    },
  })
}

/** Null where there is nothing to compare. */
function ownName(way: PayoutWay, details: Readonly<Record<string, string>>, holder: string | null): boolean | null {
  const field = way.fields.find(({ type }) => type === 'name')
  const name = field && details[field.name]
  return name && holder ? isSameName(name, holder) : null
}
