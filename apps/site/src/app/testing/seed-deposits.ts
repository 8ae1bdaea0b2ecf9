import type { Deposit } from '@livery/contract/cashier/deposits'
import { DEPOSIT_STATES } from '@livery/contract/cashier/deposits'
import { PAGES } from '@livery/contract/pages'
import {
  BONUSES,
  depositFixture,
  METHODS,
  steppedFixture,
} from '../../features/cashier/deposit/testing/deposits.fixture.ts'
import type { Visit } from './open-visit.ts'

/** What a story shows of deposits. */
export interface DepositWish {
  /** The kind of the payment that is shown; without one, the ways to pay are shown. */
  readonly paying?: Deposit['kind']
  /** Values that replace those of the sample deposit. */
  readonly replaced?: Partial<Deposit>
  /** The step that ended the wait for the payment. */
  readonly step?: {
    readonly state: Deposit['state']
    readonly reason?: string
    readonly replaced?: Partial<Deposit>
  }
  /** The member has paid before, by this way. */
  readonly lastMethodId?: string
  readonly ways?: 'all' | 'none' | 'unknown'
}

/** Fills a visit with a deposit's answers, which no recording has; returns the address that shows it. */
export function seedDeposits(visit: Visit, wish: DepositWish): string {
  const { paying, replaced, step, lastMethodId = null, ways = 'all' } = wish
  const { queries, connection } = visit
  queries.setDefaultOptions({
    queries: { ...queries.getDefaultOptions().queries, staleTime: Number.POSITIVE_INFINITY },
  })
  connection.setState({ live: true })
  const open = lastMethodId === 'Card' ? [depositFixture('qr')] : []
  const methods = ways === 'none' ? [] : METHODS
  if (ways !== 'unknown')
    queries.setQueryData(['depositMethods', {}], { methods, bonuses: BONUSES, open, lastMethodId })
  const latest = lastMethodId === 'Card' ? DEPOSIT_STATES.map(inState) : []
  queries.setQueryData(['deposits'], { pages: [{ deposits: latest, more: latest.length > 0 }], pageParams: [null] })
  if (!paying) return PAGES.depositv2.path
  const begun = depositFixture(paying, replaced)
  const deposit = step ? steppedFixture(begun, step.state, step.reason ?? null, step.replaced) : begun
  queries.setQueryData(['deposit', { reference: deposit.reference }], deposit)
  return `${PAGES.depositv2.path}?reference=${deposit.reference}`
}

const inState = (state: Deposit['state'], at: number) =>
  steppedFixture({ ...depositFixture('qr'), reference: `D0000000000${at + 10}` }, state)
