import type { DepositFact } from './deposit-facts.ts'

/** The rules of deposits in plain code, for tests to compare the database with. Amounts are minor units of two digits. */
export interface DepositModel {
  readonly members: Map<string, { available: bigint; owed: bigint }>
  readonly deposits: Map<string, ModelDeposit>
  readonly receipts: Map<string, ModelReceipt>
  readonly disputes: Map<string, ModelDispute>
  readonly events: Map<string, string>
  suspense: bigint
  clearing: bigint
  fees: bigint
}

interface ModelDeposit {
  readonly member: string
  readonly currency: string
  readonly basisPoints: bigint
  readonly fixed: bigint
  readonly expiresAt: string
  state: string
  received: bigint
  credited: bigint
}

interface ModelReceipt {
  state: string
  amount: bigint
  fee: bigint
  reference: string | null
  at: string
  isOwnCurrency: boolean
}

interface ModelDispute {
  readonly providerRef: string
  readonly amount: bigint
  isOpen: boolean
}

/** The merchant's own currency, the only one in the model. */
const OWN = 'PHP'

export function newModel(): DepositModel {
  return {
    members: new Map(),
    deposits: new Map(),
    receipts: new Map(),
    disputes: new Map(),
    events: new Map(),
    suspense: 0n,
    clearing: 0n,
    fees: 0n,
  }
}

/** Takes a fact and returns the status that the database has to return. */
export function takeFact(model: DepositModel, fact: DepositFact): string {
  const text = JSON.stringify(fact)
  const before = model.events.get(fact.eventId)
  if (before !== undefined) return before === text ? 'OK' : 'CONFLICT'
  const status = act(model, fact)
  if (status === 'OK') model.events.set(fact.eventId, text)
  return status
}

function act(model: DepositModel, fact: DepositFact): string {
  switch (fact.kind) {
    case 'depositSeen':
    case 'depositReceived':
      return come(model, fact)
    case 'depositUndone':
      return undo(model, fact)
    case 'depositFailed': {
      const deposit = model.deposits.get(fact.reference)
      if (!deposit) return 'REFERENCE_UNKNOWN'
      if (['created', 'awaiting'].includes(deposit.state)) deposit.state = 'failed'
      return 'OK'
    }
    case 'chargeback':
      return chargeBack(model, fact)
    case 'chargebackReversed':
      return reverse(model, fact)
  }
}

const minor = (amount: string) => BigInt(amount.replace('.', ''))

function come(model: DepositModel, fact: Extract<DepositFact, { kind: 'depositSeen' | 'depositReceived' }>): string {
  const deposit = model.deposits.get(fact.reference ?? '') ?? null
  const receipt = receiptOf(model, fact.providerRef, fact.at, deposit ? fact.reference : null)
  if (receipt.state === 'undone' && receipt.at >= fact.at) return 'OK'
  if (!['seen', 'undone'].includes(receipt.state)) return 'OK'
  receipt.state = 'seen'
  receipt.at = fact.at
  if (fact.kind === 'depositSeen') {
    if (deposit && ['created', 'awaiting', 'expired', 'cancelled', 'failed'].includes(deposit.state))
      deposit.state = 'confirming'
    return 'OK'
  }
  receipt.amount = minor(fact.amount)
  if (deposit) receipt.reference = fact.reference
  if (!deposit || deposit.currency !== fact.currency) {
    if (deposit) deposit.state = 'review'
    receipt.state = 'suspense'
    receipt.isOwnCurrency = fact.currency === OWN
    wait(model, receipt, 1n)
    return 'OK'
  }
  const fixed = deposit.received === 0n ? deposit.fixed : 0n
  const part = (receipt.amount * deposit.basisPoints + 9_999n) / 10_000n
  receipt.fee = least(receipt.amount, part + fixed)
  receipt.state = 'credited'
  model.clearing -= receipt.amount
  model.fees += receipt.fee
  give(model, deposit.member, receipt.amount - receipt.fee)
  deposit.received += receipt.amount
  deposit.credited += receipt.amount - receipt.fee
  if (!['disputed', 'lost'].includes(deposit.state)) deposit.state = 'credited'
  return 'OK'
}

function undo(model: DepositModel, fact: Extract<DepositFact, { kind: 'depositUndone' }>): string {
  const receipt = receiptOf(model, fact.providerRef, fact.at, null)
  const deposit = model.deposits.get(receipt.reference ?? '')
  if (['undone', 'disputed'].includes(receipt.state)) return 'OK'
  if (receipt.state === 'credited') {
    take(model, deposit!.member, receipt.amount - receipt.fee)
    model.fees -= receipt.fee
    model.clearing += receipt.amount
    deposit!.state = deposit!.received > receipt.amount ? 'credited' : 'lost'
    deposit!.received -= receipt.amount
    deposit!.credited -= receipt.amount - receipt.fee
  } else if (receipt.state === 'suspense') {
    wait(model, receipt, -1n)
  } else if (deposit?.state === 'confirming') {
    deposit.state = new Date(deposit.expiresAt) > new Date() ? 'awaiting' : 'expired'
  }
  receipt.state = 'undone'
  receipt.at = fact.at
  return 'OK'
}

function chargeBack(model: DepositModel, fact: Extract<DepositFact, { kind: 'chargeback' }>): string {
  const dispute = model.disputes.get(fact.disputeRef)
  if (dispute) return dispute.providerRef === fact.providerRef ? 'OK' : 'STATE_WRONG'
  const receipt = model.receipts.get(fact.providerRef)
  if (receipt?.state !== 'credited') return 'TRANSACTION_UNKNOWN'
  const deposit = model.deposits.get(receipt.reference!)!
  const amount = minor(fact.amount)
  if (fact.currency !== deposit.currency || amount > receipt.amount) return 'AMOUNT_WRONG'
  take(model, deposit.member, amount)
  model.clearing += amount
  receipt.state = 'disputed'
  model.disputes.set(fact.disputeRef, { providerRef: fact.providerRef, amount, isOpen: true })
  deposit.state = 'disputed'
  return 'OK'
}

function reverse(model: DepositModel, fact: Extract<DepositFact, { kind: 'chargebackReversed' }>): string {
  const dispute = model.disputes.get(fact.disputeRef)
  if (!dispute) return 'TRANSACTION_UNKNOWN'
  if (!dispute.isOpen) return 'OK'
  dispute.isOpen = false
  const receipt = model.receipts.get(dispute.providerRef)!
  const deposit = model.deposits.get(receipt.reference!)!
  give(model, deposit.member, dispute.amount)
  model.clearing -= dispute.amount
  receipt.state = 'credited'
  deposit.state = 'credited'
  return 'OK'
}

function receiptOf(model: DepositModel, ref: string, at: string, reference: string | null): ModelReceipt {
  const known = model.receipts.get(ref)
  if (known) return known
  const made = { state: 'seen', amount: 0n, fee: 0n, reference, at, isOwnCurrency: true }
  model.receipts.set(ref, made)
  return made
}

/** Books money without an owner, or takes it back; the model has one currency only. */
function wait(model: DepositModel, { amount, isOwnCurrency }: ModelReceipt, sign: 1n | -1n): void {
  if (!isOwnCurrency) return
  model.clearing -= sign * amount
  model.suspense += sign * amount
}

/** A member's debt is paid first. */
function give(model: DepositModel, member: string, amount: bigint): void {
  const money = model.members.get(member)!
  const debt = least(money.owed, amount)
  money.owed -= debt
  money.available += amount - debt
}

/** The missing part becomes a debt. */
function take(model: DepositModel, member: string, amount: bigint): void {
  const money = model.members.get(member)!
  const own = least(money.available, amount)
  money.available -= own
  money.owed += amount - own
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)
