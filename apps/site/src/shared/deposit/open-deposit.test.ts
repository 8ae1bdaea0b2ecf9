import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bootFixture, FIXTURE_MENUS } from '../testing/boot.fixture.ts'
import { textsFixture } from '../testing/texts.fixture.ts'
import { createVisit } from '../visit/create-visit.ts'
import type { SessionState } from '../visit/session-store.ts'
import { openDeposit } from './open-deposit.ts'

/** A menu without the deposit page. An empty menu would stand for the usual one, which has it. */
const menus = { ...FIXTURE_MENUS, memberMenu: ['securityCenter'] }
const exitFullscreen = vi.fn(async () => undefined)

beforeEach(() => vi.stubGlobal('document', { fullscreenElement: {}, exitFullscreen }))
afterEach(() => vi.unstubAllGlobals())

async function opened(session: Partial<SessionState>, offers = true) {
  const visit = createVisit(bootFixture('EN', offers ? {} : { menus }), textsFixture('EN'))
  visit.popups.open('game', { nodeId: 1, gameName: 'Pearl Diver', mode: 'real' })
  visit.session.setState({ settled: true, ...session })
  await openDeposit(visit)
  return visit.popups.getState().stack.map(({ name }) => name)
}

const member = (isTrial: boolean) => ({ phase: 'member' as const, member: { isTrial } as never })

test('a game that asks for money stays open, and the deposit stands over it, also out of the full screen', async () => {
  expect(await opened(member(false))).toEqual(['game', 'deposit'])
  expect(exitFullscreen).toHaveBeenCalled()
})

test('a visitor is asked to sign up, and a trial account is told that a real one is needed', async () => {
  expect(await opened({ phase: 'guest' })).toEqual(['game', 'auth'])
  expect(await opened(member(true))).toEqual(['game', 'trialNotice'])
})

test('at a merchant without the deposit page nothing is opened', async () => {
  expect(await opened(member(false), false)).toEqual(['game'])
})
