import '@livery/ui/global.css'
import type { MemberInfo } from '@livery/contract/account'
import { PAGES } from '@livery/contract/pages'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import agentEnglish from '../../../../../../locales/EN/agent.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import { AgentCentre } from './agent-centre.tsx'

const MEMBER: MemberInfo = {
  ...{ id: '100001', account: 'agent', nickname: 'Maria', type: 1, isAgent: true, isTrial: false, avatarUrl: null },
  ...{ vipLabelName: null, vipRankLevel: 0, currency: 'PHP', unreadMessage: 3, balance: '100' },
}

let shown: Shown | undefined
afterEach(() => shown?.remove())

function showMenu(memberMenu: readonly string[]) {
  const boot = bootFixture('EN')
  const menus = { ...boot.menus, memberMenu } as typeof boot.menus
  const texts = { EN: { core: coreEnglish, agent: agentEnglish } }
  const visit = visitFixture(texts, { ...boot, menus }, (name) =>
    name === 'agentCentre'
      ? { menu: ['agentTeamOverview', 'registerCenter'], level: 0, rebate: '2', balance: '5.00' }
      : name === 'getUnreadMessageV2'
        ? { unreadMessage: 3 }
        : new Promise(() => {}),
  )
  visit.session.setState({ phase: 'member', token: 'secret', settled: true, member: MEMBER })
  shown = show(visit, <AgentCentre title="Team">nothing</AgentCentre>)
}

test('platform messages are an entry with the number of unread ones, which does not widen a phone’s page', async () => {
  await page.viewport(390, 844)
  showMenu(['messageV2', 'depositv2', 'withdraw'])
  const messages = page.getByRole('link', { name: coreEnglish.page.messageV2 })
  await expect.element(messages).toHaveAttribute('href', PAGES.messageV2.path)
  await expect.element(messages).toHaveTextContent('3')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('where a merchant has no messages its notices are there', async () => {
  showMenu(['depositv2'])
  await expect.element(page.getByRole('button', { name: coreEnglish.header.notices })).toBeInTheDocument()
})
