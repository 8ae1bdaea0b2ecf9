import type { MemberInfo } from '@livery/contract/account'
import { beforeEach, expect, test } from 'vitest'
import { bootFixture, gameFixture } from '../testing/boot.fixture.ts'
import { textsFixture } from '../testing/texts.fixture.ts'
import { createVisit } from '../visit/create-visit.ts'
import type { Visit } from '../visit/visit.ts'
import { playGame } from './play-game.ts'

const game = gameFixture(1)
const member = { isTrial: false } as MemberInfo

let visit: Visit
const shown = () => visit.popups.getState().stack.map(({ name }) => name)

beforeEach(() => {
  visit = createVisit(bootFixture('EN'), textsFixture('EN'))
})

test('a game pressed before the page knows who is there waits, and asks no member to sign in', async () => {
  const pressed = playGame(visit, game, 'real')
  visit.session.setState({ phase: 'restoring', token: 'secret' })
  await Promise.resolve()
  expect(shown()).toEqual([])
  visit.session.setState({ phase: 'member', member, settled: true })
  await pressed
  expect(shown()).toEqual(['game'])
})

test('a visitor is asked to sign in once it is known that nobody is there', async () => {
  const pressed = playGame(visit, game, 'real')
  visit.session.setState({ settled: true })
  await pressed
  expect(visit.popups.getState().stack).toMatchObject([{ name: 'auth', props: { tab: 'login', game: game.gameName } }])
})

test('where the law asks for an age first, the free trial is for members', async () => {
  const { jurisdiction } = visit.boot.merchant
  Object.assign(jurisdiction, { ageBeforeFreePlay: true })
  visit.session.setState({ settled: true })
  await playGame(visit, game, 'demo')
  expect(shown()).toEqual(['auth'])
  visit.popups.closeAll()
  visit.session.setState({ phase: 'member', member, settled: true })
  await playGame(visit, game, 'demo')
  expect(shown()).toEqual(['game'])
})

test('a trial account is told that a real one is needed; the free trial waits for nobody', async () => {
  const tried = playGame(visit, game, 'demo')
  expect(shown()).toEqual(['game'])
  await tried
  visit.popups.closeAll()
  visit.session.setState({ phase: 'member', member: { ...member, isTrial: true }, settled: true })
  await playGame(visit, game, 'real')
  expect(shown()).toEqual(['trialNotice'])
})
