import '@livery/ui/global.css'
import type { MemberInfo } from '@livery/contract/account'
import type { CallName } from '@livery/contract/calls'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import historyEnglish from '../../../../../../locales/EN/history.json' with { type: 'json' }
import rewardsEnglish from '../../../../../../locales/EN/rewards.json' with { type: 'json' }
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import ReferralPage from './referral-page.tsx'

const MEMBER: MemberInfo = {
  ...{ id: '100001', account: 'player', nickname: 'Maria', type: 0, isAgent: false, isTrial: false, avatarUrl: null },
  ...{ vipLabelName: null, vipRankLevel: 0, currency: 'PHP', unreadMessage: 0, balance: '100' },
}
const reward = (id: string, tier: number, more: object = {}) => ({
  ...{ id, title: id, tier, deposits: null, turnover: '1000.00', kind: 'money', amount: '500.00', turnoverTimes: 0 },
  ...{ friends: null, ...more },
})
const REFERRAL = {
  code: 'ABCDEFGH23',
  rewards: [
    reward('For one', 1),
    reward('For five', 1, { amount: '2000.00', deposits: '50.00', friends: { done: 2, target: 5 } }),
  ],
  friends: [{ tier: 1, count: 2 }],
  ...{ received: '0.00', ready: '500.00', invitedBy: null as string | null, enterUntil: null as string | null },
}
const friend = (id: string, state: string, reason: string | null = null) => ({
  ...{ id, name: 'Ro***a', tier: 1, joinedAt: '2026-11-24T01:00:00Z', deposits: '50.00', turnover: '1000.00' },
  ...{ received: '0.00', state, reason },
})

let shown: Shown | undefined
afterEach(() => shown?.remove())

type Answer = (name: CallName, request: Readonly<Record<string, unknown>>) => unknown

function open(answer: Answer) {
  const texts = { EN: { core: coreEnglish, history: historyEnglish, rewards: rewardsEnglish } }
  const visit = visitFixture(texts, bootFixture('EN'), (name, request) =>
    name === 'getBalanceV2' ? { balance: '1', currency: 'PHP' } : answer(name, request),
  )
  visit.session.setState({ phase: 'member', token: 'secret', settled: true, member: MEMBER })
  shown = show(visit, <ReferralPage />)
  return visit
}

test('the invitation is a code, a link and a picture, and what there is for friends is said', async () => {
  open((name) => (name === 'referral' ? REFERRAL : { friends: [], next: null }))
  await expect.element(page.getByText('ABCDEFGH23', { exact: true })).toBeVisible()
  await expect.element(page.getByText('/register?referralCode=ABCDEFGH23', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('img', { name: rewardsEnglish.referral.qr })).toBeVisible()
  await expect.element(page.getByText('As soon as ₱1,000.00 are staked.', { exact: false })).toBeVisible()
  await expect
    .element(page.getByText('As soon as ₱50.00 are deposited and ₱1,000.00 are staked.', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText('2 of 5')).toBeVisible()
  await expect.element(page.getByRole('link', { name: rewardsEnglish.claim })).toBeVisible()
  await expect.element(page.getByText(rewardsEnglish.referral.nobody)).toBeVisible()
  // Friends are no list of a period.
  expect(page.getByText(historyEnglish.empty.title).elements()).toEqual([])
})

test('friends come by pages, and one who does not count says why', async () => {
  open((name, { cursor }) => {
    if (name === 'referral') return REFERRAL
    return cursor
      ? { friends: [friend('2', 'refused', 'household')], next: null }
      : { friends: [friend('1', 'rewarded')], next: 'more' }
  })
  await expect.element(page.getByText(rewardsEnglish.referral.state.rewarded)).toBeVisible()
  await page.getByRole('button', { name: historyEnglish.more }).click()
  await expect.element(page.getByText(rewardsEnglish.why.household)).toBeVisible()
})

test('who was invited types the code once; a refusal says why at the field', async () => {
  const typed: unknown[] = []
  let known = { ...REFERRAL, enterUntil: '2026-12-01T01:00:00Z' as string | null }
  open((name, request) => {
    if (name === 'referral') return known
    if (name !== 'enterReferral') return { friends: [], next: null }
    typed.push(request.code)
    if (request.code === 'OWN-1') return { status: 'refused', reason: 'own' }
    known = { ...known, enterUntil: null, invitedBy: 'Be***e' }
    return { status: 'kept', reason: null }
  })
  const field = page.getByRole('textbox', { name: rewardsEnglish.referral.inviterCode })
  await field.fill(' OWN-1 ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(rewardsEnglish.why.own).first()).toBeVisible()
  await field.fill('FRIEND-7')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Be***e invited you.', { exact: false })).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
  expect(typed).toEqual(['OWN-1', 'FRIEND-7'])
})

test('where there are no invitations it says so, and friends of before are still shown', async () => {
  open((name) =>
    name === 'referral' ? { ...REFERRAL, code: null, rewards: [] } : { friends: [friend('1', 'active')], next: null },
  )
  await expect.element(page.getByText(rewardsEnglish.referral.none)).toBeVisible()
  await expect.element(page.getByText(rewardsEnglish.referral.state.active)).toBeVisible()
})

test('where nobody can invite, and nobody came, the page says only that', async () => {
  const none = { ...REFERRAL, code: null, rewards: [], friends: [{ tier: 1, count: 0 }], ready: '0.00' }
  open((name) => (name === 'referral' ? none : { friends: [], next: null }))
  await expect.element(page.getByText(rewardsEnglish.referral.none)).toBeVisible()
  expect(page.getByText(rewardsEnglish.referral.nobody).elements()).toHaveLength(0)
  expect(page.getByText(rewardsEnglish.referral.who).elements()).toHaveLength(0)
})
