import type { SettlementLine } from '@livery/contract/payments/adapter'
import type { BankWire } from '@livery/contract/payments/bank-key'
import { fromMinor, toMinor } from '@livery/locale/amount'
import type { Journal } from '../journal/journal.ts'
import type { Order, Payment, Payout } from '../records.ts'

/** Thousandths that the bank charges for a deposit, and for a payout. */
const DEPOSIT_COST = 12n
const PAYOUT_COST = 5n

/** What the bank booked for an account on a day of UTC, the oldest first. */
export function settlementOf(
  journal: Journal,
  wire: BankWire,
  account: string,
  day: string,
): readonly SettlementLine[] {
  const isTheirs = (one: Order | Payout) => one.wire === wire && one.account === account
  const lines = [
    ...journal.all('order').filter(isTheirs).flatMap(orderLines),
    ...journal.all('payout').filter(isTheirs).flatMap(payoutLines),
  ]
  return lines.filter(({ at }) => at.startsWith(day)).sort((one, other) => (one.at < other.at ? -1 : 1))
}

function orderLines(order: Order): readonly SettlementLine[] {
  return order.payments.flatMap((payment) => {
    if (payment.state !== 'received') return []
    const { dispute } = payment
    return [
      lineOf(order, payment, 'deposit', payment.ref, payment.at, DEPOSIT_COST),
      ...(dispute ? [lineOf(order, payment, 'chargeback', dispute.ref, dispute.at, 0n)] : []),
      ...(dispute?.wonAt ? [lineOf(order, payment, 'chargebackReversed', dispute.ref, dispute.wonAt, 0n)] : []),
    ]
  })
}

function lineOf(
  order: Order,
  { amount, currency, isNamed }: Payment,
  direction: SettlementLine['direction'],
  providerRef: string,
  at: string,
  cost: bigint,
): SettlementLine {
  const reference = isNamed ? order.reference : null
  return { direction, providerRef, reference, amount, currency, cost: costOf(amount, order.exponent, cost), at }
}

function payoutLines({
  ref,
  reference,
  amount,
  currency,
  exponent,
  paidAt,
  returnedAt,
}: Payout): readonly SettlementLine[] {
  if (ref === null || paidAt === null) return []
  const line = { providerRef: ref, reference, amount, currency }
  const cost = costOf(amount, exponent, PAYOUT_COST)
  return [
    { ...line, direction: 'payout', cost, at: paidAt },
    ...(returnedAt === null
      ? []
      : [{ ...line, direction: 'payoutReturned', cost: fromMinor(0n, exponent), at: returnedAt } as const]),
  ]
}

function costOf(amount: string, exponent: number, thousandths: bigint): string {
  return fromMinor((toMinor(amount, exponent) * thousandths) / 1_000n, exponent)
}
