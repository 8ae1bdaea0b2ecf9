import type { Contract } from '@livery/contract/agent/contracts'
import { expect, test } from 'vitest'
import { BLANK, firstGames, startingTiers } from './offer-start.ts'

const contract = (
  gameType: Contract['gameType'],
  state: Contract['state'],
  rate: string,
  until: string | null = null,
) => ({
  ...{ id: '1', gameType, state, rateType: 'P' as const, since: null, until },
  tiers: [{ ...BLANK, rate }],
})
const own = [{ gameType: 'LIVE' }, { gameType: 'RNG' }] as const

test('an offer begins with games that the agent can give on', () => {
  const contracts = [contract('CONS', 'A', '1'), contract('RNG', 'A', '2')]
  expect(firstGames({ contracts }, own)).toBe('RNG')
  expect(firstGames({ contracts: [contract('CONS', 'A', '1')] }, own)).toBe('LIVE')
})

test('each game type begins with its own steps, those of a waiting offer first', () => {
  const contracts = [
    ...[contract('LIVE', 'A', '1'), contract('LIVE', 'E', '2'), contract('RNG', 'V', '3')],
    contract('FISH', 'C', '4', '2027-01-01T00:00:00.000Z'),
  ]
  const rate = (gameType: Contract['gameType']) => startingTiers({ contracts }, gameType, [])[0]!.rate
  expect((['LIVE', 'RNG', 'FISH', 'LOTT'] as const).map(rate)).toEqual(['2', '3', '', ''])
})

test('after a refusal an offer begins with what was refused', () => {
  const [tier] = startingTiers({ contracts: [contract('RNG', 'R', '4')] }, 'RNG', [])
  expect(tier!.rate).toBe('4')
})

test('a first offer begins under the conditions of the own first step', () => {
  const tiers = [
    { ...BLANK, turnover: '500', active: '2', rate: '1' },
    { ...BLANK, turnover: '900', rate: '2' },
  ]
  expect(startingTiers({ contracts: [] }, 'RNG', [{ gameType: 'RNG', tiers }])).toEqual([
    { turnover: '500', loss: '0', active: '2', rate: '' },
  ])
})
