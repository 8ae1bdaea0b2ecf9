import type { WalletStatus } from '@livery/contract/vendor'

/** A call of the model; ids are short. `expire` ends the session. */
export type Step =
  | {
      readonly action: 'bet' | 'win'
      readonly transactionId: string
      readonly roundId: string
      readonly amountMinor: bigint
      readonly roundClosed: boolean
    }
  | {
      readonly action: 'rollback'
      readonly transactionId: string
      readonly reference: string
      readonly roundId: string
    }
  | { readonly action: 'endRound'; readonly transactionId: string; readonly roundId: string }
  | { readonly action: 'expire' }

interface Remembered {
  readonly step: Exclude<Step, { readonly action: 'expire' }>
  readonly answer: ModelAnswer
}

interface ModelAnswer {
  readonly status: WalletStatus
  readonly balance: string
}

/** A model of one player's wallet in plain code, for tests to compare with. */
export interface WalletModel {
  balanceMinor: bigint
  isExpired: boolean
  readonly transactions: Map<string, Remembered>
  readonly rolledBack: Set<string>
  readonly closedRounds: Set<string>
}

export function newModel(balanceMinor: bigint): WalletModel {
  return {
    balanceMinor,
    isExpired: false,
    transactions: new Map(),
    rolledBack: new Set(),
    closedRounds: new Set(),
  }
}

/** Applies one call to the model and returns the answer the wallet must give. */
export function expectedAnswer(model: WalletModel, step: Step): ModelAnswer {
  if (step.action === 'expire') {
    model.isExpired = true
    return answer(model, 'OK')
  }
  const earlier = model.transactions.get(step.transactionId)
  if (earlier) return isSame(earlier.step, step) ? earlier.answer : answer(model, 'TRANSACTION_CONFLICT')
  const status = execute(model, step)
  const given = answer(model, status)
  if (status === 'OK') model.transactions.set(step.transactionId, { step, answer: given })
  return given
}

function execute(model: WalletModel, step: Remembered['step']): WalletStatus {
  switch (step.action) {
    case 'bet':
      if (model.rolledBack.has(step.transactionId)) return 'TRANSACTION_ROLLED_BACK'
      if (model.isExpired) return 'SESSION_EXPIRED'
      if (model.closedRounds.has(step.roundId)) return 'ROUND_CLOSED'
      if (model.balanceMinor < step.amountMinor) return 'INSUFFICIENT_FUNDS'
      model.balanceMinor -= step.amountMinor
      if (step.roundClosed) model.closedRounds.add(step.roundId)
      return 'OK'
    case 'win':
      if (model.rolledBack.has(step.transactionId)) return 'TRANSACTION_ROLLED_BACK'
      if (!hasStaked(model, step.roundId)) return 'ROUND_NOT_FOUND'
      model.balanceMinor += step.amountMinor
      if (step.roundClosed) model.closedRounds.add(step.roundId)
      return 'OK'
    case 'endRound':
      model.closedRounds.add(step.roundId)
      return 'OK'
    case 'rollback':
      return rollBack(model, step)
  }
}

function hasStaked({ transactions }: WalletModel, roundId: string): boolean {
  return transactions.values().some(({ step }) => step.action === 'bet' && step.roundId === roundId)
}

function rollBack(model: WalletModel, step: Extract<Step, { readonly action: 'rollback' }>): WalletStatus {
  const original = model.transactions.get(step.reference)?.step
  if (original && original.roundId !== step.roundId) return 'TRANSACTION_CONFLICT'
  if (step.reference === step.transactionId) return 'INVALID_REQUEST'
  if (original && original.action !== 'bet' && original.action !== 'win') return 'INVALID_REQUEST'
  if (original && !model.rolledBack.has(step.reference)) {
    const back = original.action === 'bet' ? original.amountMinor : -original.amountMinor
    if (model.balanceMinor + back < 0n) return 'INSUFFICIENT_FUNDS'
    model.balanceMinor += back
  }
  model.rolledBack.add(step.reference)
  return 'OK'
}

function isSame(one: Remembered['step'], other: Remembered['step']): boolean {
  const text = (step: Remembered['step']) =>
    JSON.stringify(Object.entries(step).sort(), (_, value) => (typeof value === 'bigint' ? String(value) : value))
  return text(one) === text(other)
}

function answer(model: WalletModel, status: WalletStatus): ModelAnswer {
  const digits = model.balanceMinor.toString().padStart(3, '0')
  return { status, balance: `${digits.slice(0, -2)}.${digits.slice(-2)}` }
}
