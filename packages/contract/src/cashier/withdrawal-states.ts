/**
 * The states of a withdrawal. `requested` to `checking`: the money is put aside and looked at; `review`: a person decides;
 * `sent`: the provider was asked to pay; `unknown`: nobody knows whether it did; `received`: by the member's word or the
 * timer. `rejected`, `cancelled` and `returned` gave the money back.
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
