import '@livery/ui/global.css'
import { themes } from 'virtual:themes'
import type { MemberInfo } from '@livery/contract/account'
import { showMode, showTheme } from '@livery/ui/appearance'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import coreRussian from '../../../../../locales/RU/core.json' with { type: 'json' }
import { PagesContext } from '../../shared/pages/pages-context.ts'
import { bootFixture } from '../../shared/testing/boot.fixture.ts'
import { type Shown, show, until, visitFixture } from '../../shared/testing/visit.fixture.tsx'
import { pages } from '../pages.ts'
import { TabBar } from './tab-bar.tsx'

const MEMBER: MemberInfo = {
  id: '100001',
  account: 'player',
  nickname: 'Maria',
  type: 0,
  isAgent: false,
  isTrial: false,
  avatarUrl: null,
  vipLabelName: 'VIP 3',
  vipRankLevel: 3,
  currency: 'PHP',
  unreadMessage: 0,
  balance: '2500000',
}

let shown: Shown | undefined
afterEach(() => shown?.remove())

test.each([320, 360])('at %i pixels no word of the bar is broken', async (width) => {
  await page.viewport(width, 700)
  showMode('dark')
  showTheme(themes.find(({ id }) => id === 'tulpar')?.css ?? '')
  const visit = visitFixture({ EN: { core: coreRussian } }, bootFixture('EN'), () => ({}))
  visit.session.setState({ phase: 'member', token: 'secret', settled: true, member: MEMBER })
  shown = show(
    visit,
    <PagesContext value={pages}>
      <TabBar />
    </PagesContext>,
  )
  await until(() => document.querySelector('nav')?.children.length === 5, 'five entries')
  await document.fonts.ready
  const lines = [...document.querySelectorAll('nav > * > span')].map((text) => {
    const words = document.createRange()
    words.selectNodeContents(text)
    return [text.textContent, new Set([...words.getClientRects()].map(({ top }) => top)).size]
  })
  const entries = [coreRussian.nav.menu, coreRussian.nav.home, coreRussian.nav.games, coreRussian.header.deposit]
  expect(lines).toEqual([...entries, coreRussian.nav.me].map((word) => [word, 1]))
})
