import '@livery/ui/global.css'
import type { MemberInfo } from '@livery/contract/account'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import agentEnglish from '../../../../../../locales/EN/agent.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import historyEnglish from '../../../../../../locales/EN/history.json' with { type: 'json' }
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import { RebatesSection } from './rebates-section.tsx'

const MEMBER: MemberInfo = {
  ...{ id: '100001', account: 'agent', nickname: 'Maria', type: 1, isAgent: true, isTrial: false, avatarUrl: null },
  ...{ vipLabelName: null, vipRankLevel: 0, currency: 'PHP', unreadMessage: 0, balance: '100' },
}
const PERIOD = {
  ...{ from: '2026-11-18', to: '2026-11-24', begin: '2026-11-17T16:00:00Z', end: '2026-11-24T16:00:00Z' },
  ...{ timeZone: 'Asia/Manila', isOpen: true },
}
const PAY = {
  ...{ run: '7', key: '2026-11-23', from: '2026-11-22T16:00:00Z', to: '2026-11-23T16:00:00Z', turnover: '912.50' },
  ...{
    earned: '9.125000',
    carriedIn: '0.005000',
    carriedOut: '0.000000',
    paid: '9.13',
    paidAt: '2026-11-23T16:10:00Z',
  },
}
const PART = {
  ...{ member: '100002', account: 'below', isSelf: false, isBelow: true, isCorrection: false },
  ...{ rounds: 2, turnover: '912.50', share: '1', earned: '9.125000' },
}
const ROUND = {
  ...{ round: 'r-1', at: '2026-11-23T03:00:00Z', isCorrection: true, turnover: '-10.00', share: '1' },
  earned: '-0.100000',
}
const NOTHING = { turnover: '0.00', earned: '0.000000', carried: '0.000000' }

let shown: Shown | undefined
afterEach(() => shown?.remove())

function showWith(pays: readonly object[], open = NOTHING) {
  const texts = { EN: { core: coreEnglish, history: historyEnglish, agent: agentEnglish } }
  const visit = visitFixture(texts, bootFixture('EN'), (name) => {
    if (name === 'agentRebateParts') return { parts: [PART], moreParts: 0 }
    if (name === 'agentRebateRounds') return { rounds: [ROUND], next: null }
    return { period: PERIOD, open, totals: { turnover: '912.50', paid: '9.13' }, pays, next: null }
  })
  visit.session.setState({ phase: 'member', token: 'secret', settled: true, member: MEMBER })
  shown = show(visit, <RebatesSection filter={{ period: 'days7' }} />)
}

test('a period opens to who played, and that to the rounds, with what was corrected', async () => {
  showWith([PAY])
  await expect.element(page.getByText('9.125')).toBeVisible()
  await page.getByRole('button', { name: 'Nov 23, 2026' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'below' }).click()
  await expect.element(dialog.getByText('Rounds of below')).toBeVisible()
  await expect.element(dialog.getByText(agentEnglish.rebates.undone)).toBeVisible()
  await dialog.getByRole('button', { name: agentEnglish.rebates.all }).click()
  await expect.element(dialog.getByRole('button', { name: 'below' })).toBeVisible()
})

test('who has no part in anything sees no word of it, and what is not paid yet opens too', async () => {
  showWith([])
  await expect.element(page.getByRole('heading', { name: agentEnglish.rebates.title })).not.toBeInTheDocument()
  shown?.remove()
  showWith([], { ...NOTHING, turnover: '5.00', earned: '0.050000' })
  await page.getByRole('button', { name: agentEnglish.rebates.openSum }).click()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'below' })).toBeVisible()
})
