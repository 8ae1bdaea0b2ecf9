import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import type { WithdrawalDetail, WithdrawalStep, WithdrawalSummary } from '@livery/contract/cashier/withdraw'
import {
  nextActor,
  WITHDRAWAL_STATES,
  type WithdrawalState,
  withdrawalGroup,
} from '@livery/contract/cashier/withdrawal-states'
import { PAGES } from '@livery/contract/pages'
import type { Visit } from './open-visit.ts'

type Desk = ResponseOf<Calls['withdrawalDesk']>

/** What a story shows of withdrawals. */
export interface WithdrawalWish {
  /** Values that replace those of the sample desk; `unknown` when the call fails. */
  readonly desk?: Partial<Desk> | 'unknown'
  /** The withdrawal whose timeline is opened; without one there is none. */
  readonly state?: WithdrawalState
  /** Values that replace those of the sample withdrawal. */
  readonly replaced?: Partial<WithdrawalDetail>
  /** Why its last step was taken. */
  readonly reason?: string
}

const DESK: Desk = {
  hasPassword: true,
  currency: 'PHP',
  available: '1000',
  locked: '700',
  withdrawable: '300',
  finer: '0.00',
  held: '100',
  elsewhere: '0',
  requirements: [
    { kind: 'deposit', name: 'GCash', needed: '1000', done: '300', grantedAt: '2026-11-02T08:00:00.000Z' },
  ],
  ways: [
    {
      id: 'bank',
      name: 'Bank transfer',
      min: '10',
      max: '50000',
      fee: { basisPoints: 100, fixed: '0' },
      usualMinutes: 10,
      longestMinutes: 1_440,
      fields: [
        { name: 'account', type: 'accountNumber' },
        { name: 'holder', type: 'name', ownName: true },
      ],
      closed: false,
    },
  ],
  payees: [{ id: 'one', way: 'bank', masked: '••••4567', usableAt: null }],
  receivedAfterMinutes: 4_320,
  coolDownMinutes: 1_440,
  resetHoldMinutes: 1440,
  holdMinutes: 0,
  limits: [],
}

/** What comes before each state where all goes its usual way. */
const WAY: readonly WithdrawalState[] = ['requested', 'checking', 'approved', 'sent', 'paid']
const BEFORE: Readonly<Partial<Record<WithdrawalState, readonly WithdrawalState[]>>> = {
  review: ['requested', 'checking'],
  rejected: ['requested', 'checking', 'review'],
  cancelled: ['requested', 'checking', 'review'],
  unknown: ['requested', 'checking', 'approved', 'sent'],
  failed: ['requested', 'checking', 'approved', 'sent'],
  returned: WAY,
  received: WAY,
  disputed: WAY,
}

/** Fills a visit with a member's withdrawals, of which a recording has none; returns the page's address. */
export function seedWithdrawals(visit: Visit, { desk = {}, state, replaced, reason }: WithdrawalWish): string {
  const { queries, connection } = visit
  queries.setDefaultOptions({
    // Seeded answers are not requested again, because the recording would answer that nothing was withdrawn.
    queries: { ...queries.getDefaultOptions().queries, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: false },
  })
  connection.setState({ live: true })
  if (desk !== 'unknown') queries.setQueryData(['withdrawalDesk', {}], { ...DESK, ...desk })
  const withdrawals = state ? [state, ...WITHDRAWAL_STATES.filter((one) => one !== state)].map(summaryOf) : []
  queries.setQueryData(['withdrawals', {}], { withdrawals, more: withdrawals.length > 0 })
  if (state) {
    const detail = { ...detailOf(state, reason ?? null), ...replaced }
    queries.setQueryData(['withdrawal', { reference: detail.reference }], detail)
  }
  return PAGES.withdraw.path
}

function summaryOf(state: WithdrawalState): WithdrawalSummary {
  return {
    reference: `W00000000${WITHDRAWAL_STATES.indexOf(state) + 10}`,
    way: 'bank',
    wayName: 'Bank transfer',
    masked: '••••4567',
    amount: '100',
    fee: '1',
    net: '99',
    currency: 'PHP',
    state,
    group: withdrawalGroup(state),
    next: nextActor(state),
    requestedAt: '2026-11-24T08:00:00.000Z',
  }
}

function detailOf(state: WithdrawalState, reason: string | null): WithdrawalDetail {
  const before = BEFORE[state] ?? WAY.slice(0, WAY.indexOf(state))
  const isOver = nextActor(state) === null
  return {
    ...summaryOf(state),
    steps: [...before, state].map(
      (one, at, { length }): WithdrawalStep => ({
        state: one,
        at: `2026-11-24T08:0${at}:00.000Z`,
        actor: one === 'requested' ? 'player' : 'platform',
        reason: at === length - 1 ? reason : null,
        document: null,
      }),
    ),
    documents: [],
    usualMinutes: isOver ? null : 10,
    longestMinutes: isOver ? null : 1_440,
    receivedAt: state === 'paid' ? '2026-11-27T08:04:00.000Z' : null,
    providerReference: before.includes('sent') ? 'P-7K2M9PQ4' : null,
    wayClosed: false,
    canCancel: state === 'review',
    canConfirm: state === 'paid',
    canDispute: state === 'paid' || state === 'received',
  }
}
