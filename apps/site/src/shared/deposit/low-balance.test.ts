import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bootFixture } from '../testing/boot.fixture.ts'
import { textsFixture } from '../testing/texts.fixture.ts'
import { createVisit } from '../visit/create-visit.ts'
import type { Visit } from '../visit/visit.ts'

const toast = vi.fn()
let adviseLowBalance: (visit: Visit, balance: string) => Promise<void>

// Tests of this project share their modules, so one that was loaded before would keep the real ones.
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('@livery/ui/toast', () => ({ toast }))
  vi.doMock('../popups/load-popup-texts.ts', () => ({ loadPopupTexts: () => Promise.resolve() }))
  ;({ adviseLowBalance } = await import('./low-balance.ts'))
})
afterAll(() => {
  vi.doUnmock('@livery/ui/toast')
  vi.doUnmock('../popups/load-popup-texts.ts')
  vi.resetModules()
})

const METHODS = [
  { min: '100.00', closed: false },
  { min: '20.00', closed: true },
  { min: '250.00', closed: false },
]

/** @param total the money of all wallets, where it differs from that of the main one */
function visitOf({ isTrial = false, total = '0.00' } = {}): Visit {
  const visit = createVisit(bootFixture('EN'), textsFixture('EN'))
  visit.session.setState({ phase: 'member', settled: true, token: 't', member: { isTrial } as never })
  const answers: Readonly<Record<string, unknown>> = {
    depositMethods: { methods: METHODS },
    walletBalance: { total },
  }
  return Object.assign(visit, { call: (name: string) => Promise.resolve(answers[name]) })
}

beforeEach(() => {
  toast.mockClear()
})

test('a balance below the least deposit is said once, and again after there was enough', async () => {
  const visit = visitOf()
  await adviseLowBalance(visit, '100.00')
  expect(toast).not.toHaveBeenCalled()
  for (const balance of ['99.99', '50.00', '0.00']) await adviseLowBalance(visit, balance)
  expect(toast).toHaveBeenCalledTimes(1)
  await adviseLowBalance(visit, '400.00')
  await adviseLowBalance(visit, '12.00')
  expect(toast).toHaveBeenCalledTimes(2)
})

test('money that went along to a game, or is on its way out, is not missing', async () => {
  await adviseLowBalance(visitOf({ total: '100.00' }), '0.00')
  expect(toast).not.toHaveBeenCalled()
  await adviseLowBalance(visitOf({ total: '99.99' }), '0.00')
  expect(toast).toHaveBeenCalledTimes(1)
})

test('a trial account, which has no money, is left alone', async () => {
  await adviseLowBalance(visitOf({ isTrial: true }), '0.00')
  expect(toast).not.toHaveBeenCalled()
})
