import type { Consolidated } from '@livery/contract/agent/contracts'
import { expect, test } from 'vitest'
import { heldContracts } from './consolidated.ts'

const NONE: Consolidated = {
  divtypereq: {},
  dailysalreqtype: {},
  contracthoursalreq: {},
  realtimesalreqtype: {},
  divtypeinfo: {},
  dailysalinfotype: {},
  contracthoursalinfo: {},
  contractmrdailysalinfotype: {},
}
const from = { payer: 'above', since: null, until: null }
const step = (contractRate: string, minimumBet: string, id = '3') => ({
  ...{ id, type: 'CONS' as const, status: 'P', ...from, minimumBet, netLoss: '0', activeMember: 2, contractRate },
})

test('a dividend is put together of its steps, and its fractions are percentages', () => {
  const rows = [step('0.125', '0'), step('1', '500'), step('0.2', '0', '4')]
  const { pending, active } = heldContracts({ ...NONE, divtypereq: { CONS: rows } })
  expect(active).toEqual([])
  expect(pending).toMatchObject([
    {
      ...{ kind: 'dividend', gameType: 'CONS', id: '3', status: 'P', rateType: 'P' },
      tiers: [
        { turnover: '0', active: '2', rate: '12.5' },
        { turnover: '500', rate: '100' },
      ],
    },
    { id: '4', tiers: [{ rate: '20' }] },
  ])
})

test('one that ends keeps when', () => {
  const until = '2027-01-01T00:00:00.000Z'
  const { active } = heldContracts({ ...NONE, divtypeinfo: { CONS: [{ ...step('0.1', '0'), status: 'A', until }] } })
  expect(active).toMatchObject([{ status: 'A', until }])
})

test('salaries keep the word by which they are answered', () => {
  const rates = [{ minimumBet: '10', activeMember: 0, rateType: 'F', rate: '15.00' }]
  const { active } = heldContracts({
    ...NONE,
    contracthoursalinfo: { RNG: [{ contractId: '9', status: 'A', ...from, hourSalaryRates: rates }] },
    dailysalinfotype: {
      CONS: [
        { id: '7', status: 'A', ...from, details: [{ betVolume: '5', activeMember: 1, rateType: 'P', rate: '0.24' }] },
      ],
    },
  })
  expect(active).toMatchObject([
    { kind: 'daily', id: '7', rateType: 'P', tiers: [{ turnover: '5', active: '1', rate: '0.24' }] },
    { kind: 'hourly', gameType: 'RNG', id: '9', rateType: 'F', tiers: [{ turnover: '10', rate: '15.00' }] },
  ])
})
