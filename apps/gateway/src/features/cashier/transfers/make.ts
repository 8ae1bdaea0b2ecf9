import type { transferDownline, transferUpline } from '@livery/contract/cashier/member-transfers'
import { LiveryError } from '@livery/contract/errors'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { enteredMinor } from '@livery/locale/entered'
import { writtenDecimals } from '@livery/locale/money'
import type { Currency } from '@livery/merchant/currencies'
import { makeMemberTransfer } from '../../../ledger/member-transfers/transfer.ts'
import { newReference } from '../../../ledger/payments/payment-reference.ts'
import { turnoverWeights } from '../../../ledger/turnover/weights.ts'
import { balanceOf } from '../../../members/balance.ts'
import { dayBegan } from '../day-began.ts'
import { type CashierContext, type CashierHandler, realMember } from '../services.ts'
import { assertWithdrawalPassword, resetHoldMinutes } from '../withdrawals/password.ts'
import { tellReceiver } from './tell-receiver.ts'

type Request = CashierContext<typeof transferUpline>['request'] & { readonly memberId?: string }

export const uplineHandler: CashierHandler<typeof transferUpline> = async (context) => make(context, context.request)
export const downlineHandler: CashierHandler<typeof transferDownline> = async (context) => {
  // A member without downlines has nobody to send to, whatever number the request names.
  if (!realMember(context).isAgent) throw new LiveryError('NOT_FOUND')
  return make(context, context.request)
}

async function make(
  context: Pick<CashierContext, 'services' | 'site' | 'account'>,
  { key, amount, password, memberId: receiverId = undefined }: Request,
) {
  const { services, site } = context
  const { merchant } = site
  const account = realMember(context)
  const { currency, transfers } = merchant
  const limits = receiverId === undefined ? transfers?.toUpline : transfers?.toDownline
  if (!transfers || !limits) throw new LiveryError('FEATURE_DISABLED')
  const amountMinor = amountOf(amount, limits, currency)
  await assertWithdrawalPassword(services.database, account, password, merchant)
  const minutes = await resetHoldMinutes(services.database, account, merchant)
  if (minutes > 0) throw wrongAmount('transfer.hold', { minutes })
  const made = await services.database.transaction(async (tx) => {
    const made = await makeMemberTransfer(tx, {
      ...{ merchantId: account.merchantId, memberId: account.memberId, currency, amountMinor, key },
      direction: receiverId === undefined ? 'up' : 'down',
      receiverId: receiverId ?? null,
      reference: newReference('M'),
      weights: turnoverWeights(merchant),
      mostDayMinor: limits.perDay === undefined ? null : toMinor(limits.perDay, currency.exponent),
      dayBegan: dayBegan(merchant.timeZone),
      turnoverPercent: transfers.turnoverPercent,
    })
    if (made.status === 'OK')
      await tellReceiver(tx, services.texts, merchant, { reference: made.reference, amountMinor })
    return made
  })
  if (made.status !== 'OK') throw refusal(made, currency.exponent)
  const balance = await balanceOf(services.database, merchant, account.memberId)
  return { reference: made.reference, balance }
}

const CODES = {
  CONFLICT: 'IDEMPOTENCY_CONFLICT',
  NO_UPLINE: 'NOT_FOUND',
  NOT_BELOW: 'NOT_FOUND',
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  LIMIT_EXCEEDED: 'INSUFFICIENT_FUNDS',
} as const

const wrongAmount = (code: string, params: Readonly<Record<string, string | number>>) =>
  new LiveryError('VALIDATION', { fields: [{ field: 'amount', code, params }] })

/** The reasons why a transfer is refused, with what can be done about each; sums are decimal strings. */
function refusal(made: Exclude<Awaited<ReturnType<typeof makeMemberTransfer>>, { status: 'OK' }>, exponent: number) {
  const decimal = (minor: string) => fromMinor(BigInt(minor), exponent)
  switch (made.status) {
    case 'DEBT':
      return wrongAmount('transfer.debt', { amount: decimal(made.amount) })
    case 'LOCKED':
      return wrongAmount('transfer.locked', { amount: decimal(made.amount), most: decimal(made.most) })
    case 'DAY':
      return wrongAmount('transfer.day', { most: decimal(made.most) })
    default:
      return new LiveryError(CODES[made.status])
  }
}

/** The amount in minor units. Throws VALIDATION where it is finer than the currency or outside of the limits. */
function amountOf(
  amount: string,
  { min, max }: { readonly min: string; readonly max: string },
  currency: Currency,
): bigint {
  const { exponent } = currency
  let minor: bigint
  try {
    minor = enteredMinor(amount, currency)
  } catch {
    throw wrongAmount('amount.decimals', { decimals: writtenDecimals(currency) })
  }
  if (minor < toMinor(min, exponent) || minor > toMinor(max, exponent)) throw wrongAmount('amount.limits', { min, max })
  return minor
}
