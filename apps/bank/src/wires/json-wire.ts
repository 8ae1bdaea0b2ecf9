import type { PaymentFact } from '@livery/contract/payments/facts'
import { webhookHeaders } from '@livery/contract/payments/standard-webhooks'
import type { Delivery } from '../records.ts'
import type { WrittenCallback } from './written-callback.ts'

const TYPES: Readonly<Record<PaymentFact['kind'], string>> = {
  depositSeen: 'deposit.pending',
  depositReceived: 'deposit.succeeded',
  depositUndone: 'deposit.reverted',
  depositFailed: 'deposit.failed',
  chargeback: 'dispute.opened',
  chargebackReversed: 'dispute.won',
  payoutPaid: 'payout.succeeded',
  payoutFailed: 'payout.failed',
  payoutReturned: 'payout.returned',
}
const NAMES: Readonly<Record<string, string>> = {
  reference: 'order',
  providerRef: 'payment',
  disputeRef: 'dispute',
  payerName: 'payer_name',
}

/** A fact in this wire's form, in callbacks and in answers. */
export function jsonEvent({ kind, eventId, at, ...data }: PaymentFact): Readonly<Record<string, unknown>> {
  const named = Object.entries(data).map(([name, value]) => [NAMES[name] ?? name, value] as const)
  return { id: eventId, type: TYPES[kind], at, data: Object.fromEntries(named) }
}

export function jsonCallback({ fact }: Delivery, keys: readonly string[], nowMs: number): WrittenCallback {
  const body = JSON.stringify(jsonEvent(fact))
  return {
    headers: { 'content-type': 'application/json', ...webhookHeaders(keys, fact.eventId, body, nowMs) },
    body,
    isTaken: (status) => status === 200,
  }
}
