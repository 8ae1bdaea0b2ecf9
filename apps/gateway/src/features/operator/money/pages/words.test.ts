import { DEPOSIT_STATES } from '@livery/contract/cashier/deposits'
import { WITHDRAWAL_STATES } from '@livery/contract/cashier/withdrawal-states'
import { REWARD_STATES } from '@livery/contract/rewards/words'
import { expect, test } from 'vitest'
import { movementText, reasonText, stateText } from './words.ts'

test('operators read states and movements in words, not as their codes', () => {
  for (const state of [...DEPOSIT_STATES, ...WITHDRAWAL_STATES, ...REWARD_STATES])
    expect(stateText(state)).toMatch(/^[A-Z][a-z ,]+$/)
  expect(['review', 'takenBack', 'credited'].map(stateText)).toEqual(['A person decides', 'Taken back', 'Credited'])
  expect(['bet', 'payoutReturned', 'agentRebate'].map(movementText)).toEqual([
    'Stake',
    'Withdrawal came back',
    'Agent rebate',
  ])
})

test('why a rule closed a difference is read in words', () => {
  expect(reasonText('takenFromTheList')).toBe('what the list proves was taken into the books')
})
