import type { DEPOSIT_FAILURES } from '@livery/contract/payments/facts'
import { fromMinor, toMinor } from '@livery/locale/amount'
import type { Order } from '../records.ts'

/** The ends of numbers that are no voucher's, and of vouchers that are worth half of what was ordered. */
const UNKNOWN_END = '0000'
const HALF_END = '5050'

/** Whether a voucher that the payer typed waits to be redeemed. */
export function isVoucherOf({ instructions, state, payments }: Order): boolean {
  const isTyped = instructions.kind === 'voucher' && instructions.number === null
  return isTyped && state === 'open' && payments.length === 0
}

/** What a typed voucher is worth, or why it is worth nothing: a number pays once at this bank, whoever types it. */
export function redeemed(
  order: Order,
  orders: readonly Order[],
): { readonly amount: string } | (typeof DEPOSIT_FAILURES)[number] {
  const { voucher = '' } = order.fields
  if (voucher.endsWith(UNKNOWN_END)) return 'voucherUnknown'
  const isUsed = orders.some(({ channel, fields, payments }) => {
    return channel === order.channel && fields.voucher === voucher && payments.length > 0
  })
  if (isUsed) return 'voucherUsed'
  const worth = toMinor(order.amount, order.exponent)
  return { amount: voucher.endsWith(HALF_END) ? fromMinor(worth / 2n, order.exponent) : order.amount }
}
