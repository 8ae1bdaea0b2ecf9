import type { PaymentFact } from '@livery/contract/payments/facts'
import { signedForm } from '@livery/contract/payments/sorted-form'
import { toMinor } from '@livery/locale/amount'
import type { Delivery } from '../records.ts'
import type { WrittenCallback } from './written-callback.ts'

const NUMBERS: Readonly<Record<PaymentFact['kind'], string>> = {
  depositSeen: '10',
  depositReceived: '20',
  depositUndone: '21',
  depositFailed: '29',
  chargeback: '30',
  chargebackReversed: '31',
  payoutPaid: '40',
  payoutReturned: '41',
  payoutFailed: '49',
}
const NAMES: Readonly<Record<string, string>> = {
  reference: 'order',
  providerRef: 'number',
  disputeRef: 'dispute',
  payerName: 'payer',
  confirmations: 'seen',
}

/** A fact in this wire's form, in callbacks and in answers. */
export function formNews(fact: PaymentFact, exponent: number): Readonly<Record<string, string>> {
  const { kind, eventId, at, ...data } = fact
  const named = Object.entries(data).flatMap(([name, value]) => {
    if (value === null) return []
    if (name !== 'amount') return [[NAMES[name] ?? name, String(value)] as const]
    return [['money', String(toMinor(String(value), exponent))] as const, ['decimals', String(exponent)] as const]
  })
  return { event: eventId, what: NUMBERS[kind], when: String(Date.parse(at)), ...Object.fromEntries(named) }
}

/** It is signed with one key, because a form has room for one signature; so a changed key is valid at once. */
export function formCallback(
  { fact, exponent, account }: Delivery,
  [key = '']: readonly string[],
  nowMs: number,
): WrittenCallback {
  const form = signedForm(key, { ...formNews(fact, exponent), account, service: 'notify' }, nowMs)
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
    isTaken: (status, answer) => status === 200 && answer === 'success',
  }
}
