import '@livery/ui/global.css'
import type { MemberInfo } from '@livery/contract/account'
import { TEAM_SUMS } from '@livery/contract/agent/words'
import type { CallName } from '@livery/contract/calls'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import agentEnglish from '../../../../../../locales/EN/agent.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import historyEnglish from '../../../../../../locales/EN/history.json' with { type: 'json' }
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import StatementsPage from './statements-page.tsx'

const MEMBER: MemberInfo = {
  ...{ id: '100001', account: 'agent', nickname: 'Maria', type: 1, isAgent: true, isTrial: false, avatarUrl: null },
  ...{ vipLabelName: null, vipRankLevel: 0, currency: 'PHP', unreadMessage: 0, balance: '100' },
}
const PERIOD = {
  ...{ from: '2026-11-18', to: '2026-11-24', begin: '2026-11-17T16:00:00Z', end: '2026-11-24T16:00:00Z' },
  ...{ timeZone: 'Asia/Manila', isOpen: true },
}
const NOTHING = { ...Object.fromEntries(TEAM_SUMS.map((sum) => [sum, '0.00'])), rounds: 0 }

let shown: Shown | undefined
afterEach(() => shown?.remove())

test.each([
  ['has salaries where somebody below got one, so that its sums make up the result', '4.75', true],
  ['has no column of salaries where nobody gets any', '0.00', false],
])('a statement %s', async (_, salary, isShown) => {
  const below = { ...NOTHING, salary, net: salary, id: '100002', account: 'first', kind: 'agent', teamSize: 0 }
  const texts = { EN: { core: coreEnglish, history: historyEnglish, agent: agentEnglish } }
  const visit = visitFixture(texts, bootFixture('EN'), (name: CallName) => {
    if (name !== 'agentStatements') throw new Error(`nobody answers ${name}`)
    return {
      ...{ period: PERIOD, crumbs: [], own: { ...NOTHING, salary: `-${salary}`, net: `-${salary}` } },
      ...{ team: { ...NOTHING, salary, net: salary }, total: NOTHING, members: [below], next: null },
    }
  })
  visit.session.setState({ phase: 'member', token: 'secret', settled: true, member: MEMBER })
  shown = show(visit, <StatementsPage />)
  await expect.element(page.getByText('first', { exact: true })).toBeVisible()
  expect(page.getByText(agentEnglish.sum.salary, { exact: true }).elements().length > 0).toBe(isShown)
  expect(page.getByText(agentEnglish.sum.dividend, { exact: true }).elements()).toEqual([])
})
