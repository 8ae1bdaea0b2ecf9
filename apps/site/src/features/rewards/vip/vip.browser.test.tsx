import '@livery/ui/global.css'
import type { MemberInfo } from '@livery/contract/account'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import rewardsEnglish from '../../../../../../locales/EN/rewards.json' with { type: 'json' }
import { applyEvent } from '../../../shared/events/apply-event.ts'
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import VipPage from './vip-page.tsx'

const MEMBER: MemberInfo = {
  ...{ id: '100001', account: 'player', nickname: 'Maria', type: 0, isAgent: false, isTrial: false, avatarUrl: null },
  ...{ vipLabelName: 'VIP 1', vipRankLevel: 1, currency: 'PHP', unreadMessage: 0, balance: '100' },
}
const level = (number: number, turnover: string) => ({
  ...{ level: number, name: `VIP ${number}`, turnover, deposits: '50.00', rebatePercent: '0.1', withdrawalsPerDay: 5 },
  ...{ withdrawalPerDay: null, reward: { kind: 'money', amount: '20.00' } },
  regular: number === 2 ? [{ kind: 'bonus', amount: '75.00', period: 'month' }] : [],
})
const VIP = {
  ...{ level: 1, name: 'VIP 1', days: 30, keepPercent: 50, turnover: '400.00', deposits: '80.00' },
  levels: [level(1, '100.00'), level(2, '1000.00')],
}

let shown: Shown | undefined
afterEach(() => shown?.remove())

function open(answer: () => object) {
  const visit = visitFixture({ EN: { core: coreEnglish, rewards: rewardsEnglish } }, bootFixture('EN'), (name) => {
    if (name === 'getBalanceV2') return { balance: '1', currency: 'PHP' }
    return name === 'memberInfo' ? { ...MEMBER, vipLabelName: 'VIP 2' } : answer()
  })
  visit.session.setState({ phase: 'member', token: 'secret', settled: true, member: MEMBER })
  shown = show(visit, <VipPage />)
  return visit
}

test('it says how far the next level is, over which days, and what each level takes and gives', async () => {
  open(() => VIP)
  await expect.element(page.getByRole('heading', { name: 'To VIP 2' })).toBeVisible()
  await expect.element(page.getByText('₱400.00 of ₱1,000.00')).toBeVisible()
  await expect.element(page.getByText('₱50.00 of ₱50.00')).toBeVisible()
  await expect.element(page.getByText('What counts are the last 30 days.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('50% of what it takes', { exact: false })).toBeVisible()
  await expect.element(page.getByText(rewardsEnglish.vip.present)).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'VIP 2' }).getByText('₱75.00')).toBeVisible()
})

test('at the highest level nothing is missing', async () => {
  open(() => ({ ...VIP, level: 2, name: 'VIP 2' }))
  await expect.element(page.getByText(rewardsEnglish.vip.top)).toBeVisible()
})

test('another level shows on the page and in the header at once', async () => {
  let now = VIP
  const visit = open(() => now)
  await expect.element(page.getByRole('heading', { name: 'To VIP 2' })).toBeVisible()
  now = { ...VIP, level: 2, name: 'VIP 2' }
  applyEvent(visit, { kind: 'level', level: 2, at: '2026-11-24T01:00:00Z' })
  await expect.element(page.getByText(rewardsEnglish.vip.top)).toBeVisible()
  await expect.poll(() => visit.session.getState().member?.vipLabelName).toBe('VIP 2')
})
