import { expect, test } from 'vitest'
import type { DepositRow } from '../../../ledger/payments/deposits.ts'
import type { DepositWay } from '../deposit-ways.ts'
import { depositShown } from './shown.ts'

const way = { method: { name: 'Card', deposit: { kind: 'card', takes: { usual: 1, longest: 15 } } } }
const row = {
  ...{ reference: 'D1', method: 'card', currency: 'PHP', exponent: 2, instructions: null, bonus_id: null },
  ...{ amount_minor: 100n, payable_minor: 100n, received_minor: 100n, credited_minor: 100n },
  ...{ confirmations: null, confirmations_needed: null, created_at: new Date(0), expires_at: new Date(0) },
}

test('how long a way to pay takes is told of a payment, and not of a bank’s dispute about it', () => {
  const shown = (state: DepositRow['state']) =>
    depositShown({ ...row, state } as DepositRow, [], way as unknown as DepositWay, 'EN')
  expect(shown('confirming')).toMatchObject({ nextActor: 'bank', usualMinutes: 1, longestMinutes: 15 })
  expect(shown('disputed')).toMatchObject({ nextActor: 'bank', usualMinutes: 0, longestMinutes: 0 })
})
