/**
 * The states of a withdrawal. `requested` to `checking`: the money is put aside and being checked; `review`: a person
 * decides; `sent`: the provider was asked to pay; `unknown`: the outcome is not known; `received`: confirmed by the
 * member or by the timer. `rejected`, `cancelled` and `returned` gave the money back.
 */
export const WITHDRAWAL_STATES = [
  'requested',
  'checking',
  'review',
  'approved',
  'sent',
  'unknown',
  'failed',
  'paid',
  'received',
  'rejected',
  'cancelled',
  'returned',
  'disputed',
] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]
/** The three words under which a list shows them (docs/product.md 9.2). */
export const WITHDRAWAL_GROUPS = ['inProcess', 'approved', 'rejected'] as const
export type WithdrawalGroup = (typeof WITHDRAWAL_GROUPS)[number]

const GROUP_OF: Readonly<Record<WithdrawalState, WithdrawalGroup>> = {
  requested: 'inProcess',
  checking: 'inProcess',
  review: 'inProcess',
  approved: 'approved',
  sent: 'approved',
  unknown: 'approved',
  failed: 'approved',
  paid: 'approved',
  received: 'approved',
  disputed: 'approved',
  rejected: 'rejected',
  cancelled: 'rejected',
  returned: 'rejected',
}

export const withdrawalGroup = (state: WithdrawalState): WithdrawalGroup => GROUP_OF[state]

/** Who has to act next; null where nothing is to be done. */
export const NEXT_ACTORS = ['you', 'us', 'bank'] as const
export type NextActor = (typeof NEXT_ACTORS)[number]

const NEXT: Readonly<Partial<Record<WithdrawalState, NextActor>>> = {
  requested: 'us',
  checking: 'us',
  review: 'us',
  approved: 'us',
  failed: 'us',
  disputed: 'us',
  sent: 'bank',
  unknown: 'bank',
  paid: 'you',
}

export const nextActor = (state: WithdrawalState): NextActor | null => NEXT[state] ?? null
