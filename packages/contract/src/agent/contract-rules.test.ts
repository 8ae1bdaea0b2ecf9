import { describe, expect, test } from 'vitest'
import { amountOf, offerFaults, rateOf, type Written, type WrittenTier } from './contract-rules.ts'

const tier = (rate: string, turnover = '0', active = '0', loss = '0'): WrittenTier => ({ turnover, loss, active, rate })
const percent = (...tiers: WrittenTier[]): Written => ({ rateType: 'P', tiers })
const OWN = percent(tier('10', '100'), tier('20', '1000', '5'))
const bounds = { exponent: 2, tiersMost: 3, rateMost: '18', own: OWN }
const faults = (written: Written, kind: 'dividend' | 'daily' = 'daily') =>
  offerFaults(kind, written, bounds).map(({ field, code, params }) =>
    [field, code, ...Object.values(params ?? {})].join(' '),
  )

describe('an offer', () => {
  test('within the own contract and the merchant’s bounds has no fault', () => {
    expect(faults(percent(tier('10', '100'), tier('18', '2000', '5')))).toEqual([])
    expect(faults(percent(tier('0.0001', '100.01')))).toEqual([])
  })
  test('has as many steps as the merchant allows', () => {
    expect(faults(percent())).toEqual(['tiers contractTiers 3'])
    expect(faults(percent(...[1, 2, 3, 4].map((rate) => tier(String(rate), '100'))))).toEqual(['tiers contractTiers 3'])
  })
  test('pays more from step to step, under conditions that do not fall', () => {
    expect(faults(percent(tier('5', '200'), tier('5', '100')))).toEqual([
      'tiers.1.rate contractRising 5',
      'tiers.1.turnover contractFalling 200',
    ])
  })
  test('pays no more than the best own step whose conditions it implies', () => {
    expect(faults(percent(tier('11', '100')))).toEqual(['tiers.0.rate contractOwn 10'])
    expect(faults(percent(tier('19', '1000', '5')))).toEqual(['tiers.0.rate contractRateMost 18'])
    expect(faults({ rateType: 'F', tiers: [tier('5')] })).toEqual(['rateType contractOwnType'])
  })
  test('under conditions easier than any own step’s names each condition that asks for too little', () => {
    expect(faults(percent(tier('1', '99.99')))).toEqual(['tiers.0.turnover contractOwnFrom 100'])
    const own = percent(tier('10', '100', '2', '50'))
    const found = offerFaults('dividend', percent(tier('5', '99', '1', '49')), { ...bounds, own })
    expect(found.map(({ field, params }) => `${field} ${params?.min}`)).toEqual([
      'tiers.0.turnover 100',
      'tiers.0.loss 50',
      'tiers.0.active 2',
    ])
  })
  test('asks for no more to be lost than is staked', () => {
    expect(faults(percent(tier('5', '100', '0', '101')), 'dividend')).toEqual(['tiers.0.loss contractLoss 100'])
  })
  test('of a salary asks for no loss: nobody would see that it does', () => {
    expect(faults(percent(tier('5', '100', '0', '1')))).toEqual(['tiers.0.loss contractLoss 0'])
    expect(faults(percent(tier('5', '100', '0', '1')), 'dividend')).toEqual([])
  })
  test('is written in figures of the currency', () => {
    expect(faults(percent(tier('101', '1.234', '-1')))).toEqual([
      'tiers.0.turnover contractFigure',
      'tiers.0.active contractFigure',
      'tiers.0.rate contractFigure',
    ])
    expect(faults(percent(tier('0', '100')))).toEqual(['tiers.0.rate contractNothing'])
  })
})

test('rates are millionths, amounts minor units', () => {
  expect([rateOf('12.5'), rateOf('0.0001'), rateOf('100'), rateOf('100.0001'), rateOf('1,5')]).toEqual([
    125_000n,
    1n,
    1_000_000n,
    null,
    null,
  ])
  expect([amountOf('1.50', 2), amountOf('7', 0), amountOf('7.5', 0), amountOf('', 2)]).toEqual([150n, 7n, null, null])
})
