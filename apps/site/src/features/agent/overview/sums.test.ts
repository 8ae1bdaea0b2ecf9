import type { TeamFigures } from '@livery/contract/agent/figures'
import { expect, test } from 'vitest'
import { changeOf, figuresFor } from './sums.ts'

const figures = (bets: string, net: string, bettors: number): TeamFigures => ({
  deposit: '0.00',
  withdraw: '0.00',
  bets,
  prizes: '0.00',
  rebate: '0.00',
  agentRebate: '0.00',
  promotions: '0.00',
  salary: '0.00',
  dividend: '0.00',
  fee: '0.00',
  net,
  rounds: 0,
  bettors,
  depositors: 0,
  firstDepositors: 0,
  newMembers: 0,
})

test('agent and team together are their sums, to the last unit', () => {
  const both = { own: figures('0.10', '-0.10', 1), team: figures('90071992547409.93', '0.20', 3) }
  expect(figuresFor('together', both, 2)).toMatchObject({ bets: '90071992547410.03', net: '0.10', bettors: 4 })
  expect(figuresFor('own', both, 2)).toBe(both.own)
})

test('a change is a share of what was, also of a loss, and none of nothing', () => {
  expect(changeOf(150n, 100n)).toBe(0.5)
  expect(changeOf(-50n, -100n)).toBe(0.5)
  expect(changeOf(-150n, -100n)).toBe(-0.5)
  expect(changeOf(5n, 0n)).toBeNull()
})
