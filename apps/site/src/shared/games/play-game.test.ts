import type { MemberInfo } from '@livery/contract/account'
import { beforeEach, expect, test } from 'vitest'
import { createSite } from '../site/create-site.ts'
import type { Site } from '../site/site.ts'
import { bootFixture, gameFixture } from '../testing/boot.fixture.ts'
import { textsFixture } from '../testing/texts.fixture.ts'
import { playGame } from './play-game.ts'

const game = gameFixture(1)
const member = { isTrial: false } as MemberInfo

let site: Site
const shown = () => site.popups.getState().stack.map(({ name }) => name)

beforeEach(() => {
  site = createSite(bootFixture('EN'), textsFixture('EN'))
})

test('a game pressed before the page knows who is there waits, and asks no member to sign in', async () => {
  const pressed = playGame(site, game, 'real')
  site.session.setState({ phase: 'restoring', token: 'secret' })
  await Promise.resolve()
  expect(shown()).toEqual([])
  site.session.setState({ phase: 'member', member, settled: true })
  await pressed
  expect(shown()).toEqual(['game'])
})

test('a visitor is asked to sign in once it is known that nobody is there', async () => {
  const pressed = playGame(site, game, 'real')
  site.session.setState({ settled: true })
  await pressed
  expect(site.popups.getState().stack).toMatchObject([{ name: 'auth', props: { tab: 'login', game: game.gameName } }])
})

test('a trial account is told that a real one is needed; the free trial waits for nobody', async () => {
  const tried = playGame(site, game, 'demo')
  expect(shown()).toEqual(['game'])
  await tried
  site.popups.closeAll()
  site.session.setState({ phase: 'member', member: { ...member, isTrial: true }, settled: true })
  await playGame(site, game, 'real')
  expect(shown()).toEqual(['trialNotice'])
})
