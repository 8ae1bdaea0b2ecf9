import '@livery/ui/global.css'
import type { MemberInfo } from '@livery/contract/account'
import type { CallName } from '@livery/contract/calls'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import historyEnglish from '../../../../../../locales/EN/history.json' with { type: 'json' }
import rewardsEnglish from '../../../../../../locales/EN/rewards.json' with { type: 'json' }
import { CallError } from '../../../shared/http/call-error.ts'
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import BonusesPage from '../bonuses/bonuses-page.tsx'
import RebatePage from './rebate-page.tsx'

const MEMBER: MemberInfo = {
  ...{ id: '100001', account: 'player', nickname: 'Maria', type: 0, isAgent: false, isTrial: false, avatarUrl: null },
  ...{ vipLabelName: null, vipRankLevel: 0, currency: 'PHP', unreadMessage: 0, balance: '100' },
}
const PERIOD = {
  ...{ from: '2026-11-18', to: '2026-11-24', begin: '2026-11-17T16:00:00Z', end: '2026-11-24T16:00:00Z' },
  ...{ timeZone: 'Asia/Manila', isOpen: true },
}
const REBATE = {
  rates: [
    { vendor: null, gameType: 'RNG', percent: '0.6' },
    { vendor: 'PG', gameType: 'RNG', percent: '0.8' },
  ],
  open: [{ vendor: 'PG', gameType: 'RNG', percent: '0.8', staked: '1000.00', amount: '8.00' }],
  ...{ amount: '8.00', min: '1.00', isReady: true, turnoverTimes: 1.5, number: 3, upTo: '77' },
}
const CLAIMS = {
  period: PERIOD,
  totals: { claims: 1, staked: '500.00', amount: '3.00', takenBack: '0.00' },
  claims: [
    {
      id: 'C1',
      at: '2026-11-24T01:00:00Z',
      staked: '500.00',
      amount: '3.00',
      balanceAfter: '103.00',
      takenBack: '0.00',
    },
  ],
  next: null,
}

let shown: Shown | undefined
afterEach(() => shown?.remove())

type Answer = (name: CallName, request: Readonly<Record<string, unknown>>) => unknown

function open(node: React.ReactNode, answer: Answer) {
  const texts = { EN: { core: coreEnglish, history: historyEnglish, rewards: rewardsEnglish } }
  const visit = visitFixture(texts, bootFixture('EN'), (name, request) => {
    if (name === 'getGameVendor') return { data: { lanes: [] } }
    if (name === 'getBalanceV2') return { balance: '1', currency: 'PHP' }
    return name === 'rebateClaims' ? CLAIMS : answer(name, request)
  })
  visit.session.setState({ phase: 'member', token: 'secret', settled: true, member: MEMBER })
  shown = show(visit, node)
}

const claim = () => page.getByRole('button', { name: rewardsEnglish.claim, exact: true })

test('the rebate that was shown is claimed, by its number and the accrual up to which it was counted', async () => {
  const sent: unknown[] = []
  let isClaimed = false
  open(<RebatePage />, (name, request) => {
    if (name !== 'claimRebate')
      return isClaimed ? { ...REBATE, open: [], amount: '0.00', isReady: false, number: 4 } : REBATE
    sent.push(request)
    isClaimed = true
    return { status: 'claimed', amount: '8.00' }
  })
  await expect.element(page.getByText('Stake it 1.5× before you withdraw it')).toBeVisible()
  await claim().click()
  await expect.element(page.getByText('You can claim from ₱1.00 on.')).toBeVisible()
  await expect.element(claim()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(claim()).toHaveFocus()
  await claim().click({ force: true })
  expect(sent).toEqual([{ number: 3, upTo: '77' }])
  await expect.element(page.getByText('C1')).toBeVisible()
})

test('below the least amount the button is off and says from which amount on', async () => {
  open(<RebatePage />, () => ({ ...REBATE, amount: '0.60', isReady: false }))
  await expect.element(claim()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(claim()).toHaveAccessibleDescription('You can claim from ₱1.00 on.')
})

test('a claim that fails is said, and the rebate stays', async () => {
  open(<RebatePage />, (name) => {
    if (name === 'claimRebate') throw new CallError('UNKNOWN')
    return REBATE
  })
  await claim().click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(claim()).toBeEnabled()
})

test('while the rebate is asked for again the button keeps the focus', async () => {
  let answerNow = () => {}
  let isSlow = false
  open(<RebatePage />, () =>
    isSlow
      ? new Promise((resolve) => {
          answerNow = () => resolve(REBATE)
        })
      : REBATE,
  )
  const renew = page.getByRole('button', { name: rewardsEnglish.rebate.renew })
  await expect.element(claim()).toBeVisible()
  await expect.element(renew).not.toHaveAttribute('aria-busy')
  isSlow = true
  // Without a theme an icon has no size, so nothing can point at it.
  ;(renew.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(renew).toHaveAttribute('aria-busy', 'true')
  await expect.element(renew).toHaveFocus()
  answerNow()
  await expect.element(renew).not.toHaveAttribute('aria-busy')
  await expect.element(renew).toHaveFocus()
})

test('where there is no rebate the page says so', async () => {
  open(<RebatePage />, () => ({ ...REBATE, rates: [], open: [], amount: '0.00', isReady: false }))
  await expect.element(page.getByText(rewardsEnglish.rebate.none)).toBeVisible()
  await expect.element(claim()).not.toBeInTheDocument()
})

test('bonuses are asked for by what gave them and where they stand, and say what is still to be staked', async () => {
  const requests: Readonly<Record<string, unknown>>[] = []
  open(<BonusesPage />, (_, request) => {
    requests.push(request)
    return {
      period: PERIOD,
      totals: { bonuses: 1, received: '50.00', ready: '0.00', left: '150.00' },
      bonuses: [
        {
          ...{ id: 'R1', source: 'promotion', title: 'Hello', kind: 'bonus', amount: '50.00', state: 'claimed' },
          ...{ turnover: { needed: '200.00', done: '50.00' }, reason: null, at: '2026-11-24T01:00:00Z' },
          ...{ expiresAt: null, endedAt: null },
        },
      ],
      next: null,
    }
  })
  await expect.element(page.getByText('₱50.00 of ₱200.00')).toBeVisible()
  const select = page.getByRole('combobox', { name: rewardsEnglish.bonuses.source }).element() as HTMLSelectElement
  select.value = 'promotion'
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.poll(() => requests.at(-1)).toMatchObject({ period: 'days7', source: 'promotion' })
})
