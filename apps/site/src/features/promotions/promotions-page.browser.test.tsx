import '@livery/ui/global.css'
import type { Boot } from '@livery/contract/boot'
import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { announcementsRequest } from '@livery/contract/lobby-queries'
import { queryKey } from '@livery/contract/query-key'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import coreEnglish from '../../../../../locales/EN/core.json' with { type: 'json' }
import promotionsEnglish from '../../../../../locales/EN/promotions.json' with { type: 'json' }
import rewardsEnglish from '../../../../../locales/EN/rewards.json' with { type: 'json' }
import { bootFixture } from '../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../shared/testing/visit.fixture.tsx'
import PromotionsPage from './promotions-page.tsx'

const ADDRESS = `https://example.com/${'promotion'.repeat(8)}`
const WORD = 'Lieferung'.repeat(7)

let shown: Shown | undefined
afterEach(() => shown?.remove())

type Promotions = ResponseOf<Calls['getAnnouncementContentV2']>['promotions']

const promotion = (id: string, parts: Partial<Promotions[number]> = {}): Promotions[number] => ({
  id,
  title: `The ${id}`,
  content: `<p>About the ${id}</p>`,
  publishedAt: '2026-11-01T08:00:00Z',
  ...parts,
})

async function open(
  promotions: Promotions,
  phase: 'guest' | 'member' = 'guest',
  own?: object,
  capabilities: Partial<Boot['capabilities']> = {},
) {
  const boot = bootFixture('EN')
  const visit = visitFixture(
    { EN: { core: coreEnglish, promotions: promotionsEnglish, rewards: rewardsEnglish } },
    { ...boot, capabilities: { ...boot.capabilities, ...capabilities } },
    (name) => {
      if (name === 'enterCode') return { status: 'refused', reason: 'late' }
      return name === 'memberRewards' ? own : {}
    },
  )
  visit.session.setState({ phase, member: own ? ({ id: '1', isTrial: false } as never) : null })
  visit.queries.setQueryData(queryKey('getAnnouncementContentV2', announcementsRequest('EN')), {
    notices: [],
    popups: [],
    promotions,
  })
  shown = show(visit, <PromotionsPage />)
  await vi.waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(promotions.length))
  return visit
}

test('a long word or address of a promotion is broken, and the page stays as wide as a phone', async () => {
  await page.viewport(360, 640)
  await open([promotion('long', { title: WORD, content: `<p>${ADDRESS} ${WORD}</p>` })])
  await vi.waitFor(() => expect(document.body.textContent).toContain(ADDRESS))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('a kind is chosen, and only its promotions are left', async () => {
  await open([
    promotion('gift', { kind: 'welcome' }),
    promotion('evening', { kind: 'cashback' }),
    promotion('night', { kind: 'cashback' }),
  ])
  await page.getByRole('button', { name: 'Cashback' }).click()
  expect([...document.querySelectorAll('article')].map(({ id }) => id)).toEqual(['evening', 'night'])
  await expect.element(page.getByRole('button', { name: 'Cashback' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'All' }).click()
  expect(document.querySelectorAll('article')).toHaveLength(3)
})

test('without different kinds there is nothing to choose', async () => {
  await open([promotion('gift', { kind: 'welcome' }), promotion('other')])
  expect(document.querySelector('fieldset')).toBeNull()
})

test('figures are a percentage, a whole amount without zeros, and a broken one with them', async () => {
  await open([
    promotion('part', { figure: { percent: 0.8 } }),
    promotion('whole', { figure: { amount: '2000000.00' } }),
    promotion('broken', { figure: { amount: '0.50' } }),
  ])
  const figures = [...document.querySelectorAll('article bdi[dir="ltr"]')].map(({ textContent }) => textContent)
  expect(figures).toEqual(['0.8%', '₱2,000,000', '₱0.50'])
})

test('a visitor is asked to sign up, a member is led to the games', async () => {
  const promotions = [promotion('gift', { link: { type: 'page', to: '/live' } })]
  const visit = await open(promotions)
  await page.getByRole('button', { name: 'Sign up' }).click()
  expect(visit.popups.getState().stack.map(({ name }) => name)).toEqual(['auth'])
  shown?.remove()
  await open(promotions, 'member')
  await expect.element(page.getByRole('link', { name: 'Play now: The gift' })).toHaveAttribute('href', '/live')
  expect(page.getByRole('button', { name: 'Sign up' }).elements()).toEqual([])
})

test('a member is led from a promotion about friends to where they are invited, where friends can be', async () => {
  const promotions = [promotion('gift', { kind: 'friends' })]
  await open(promotions, 'member', undefined, { REFERRAL: false })
  expect(page.getByRole('link').elements()).toEqual([])
  shown?.remove()
  await open(promotions, 'member', undefined, { REFERRAL: true })
  const link = page.getByRole('link', { name: `${coreEnglish.page.referral}: The gift` })
  await expect.element(link).toHaveAttribute('href', '/member/referral')
})

test('what runs says when it ends, what does not when it begins', async () => {
  const endsAt = new Date(Date.now() + 7_200_000).toISOString()
  await open([
    promotion('now', { run: { startsAt: null, endsAt } }),
    promotion('later', { run: { startsAt: endsAt, endsAt: new Date(Date.now() + 9_000_000).toISOString() } }),
  ])
  expect(page.getByRole('timer', { name: 'Ends in' }).elements()).toHaveLength(1)
  expect(page.getByRole('timer', { name: 'Starts in' }).elements()).toHaveLength(1)
})

test('conditions are closed until one asks for them', async () => {
  await open([promotion('gift', { conditions: '<ul><li>Once a person</li></ul>' })])
  const terms = page.getByText('Once a person')
  await expect.element(terms).not.toBeVisible()
  await page.getByText('Conditions').click()
  await expect.element(terms).toBeVisible()
})

test('a member sees how far a promotion is and where it stands, claims what is ready, and enters a code', async () => {
  const programme = (promotionId: string, parts: object) => ({
    ...{ id: promotionId, promotionId, title: `The ${promotionId}`, type: 'mission', kind: 'money', amount: '5' },
    ...{ comment: null, isMoney: false, measure: 'rounds', progress: null, period: 'day', endsAt: null, why: null },
    ...{ leaders: null, ...parts },
  })
  await open([promotion('way'), promotion('end'), promotion('past')], 'member', {
    rewards: [],
    programmes: [
      programme('way', { status: 'process', progress: { done: '3', target: '10' }, why: 'game' }),
      programme('end', { status: 'issued' }),
      programme('past', { status: 'closed' }),
    ],
    ...{ points: 0, tickets: 0, hasMall: false, hasRaffles: false, hasCodes: true, now: '2026-11-27T16:00:00Z' },
  })
  const card = (id: string) => page.getByRole('article', { name: `The ${id}` })
  await expect.element(card('way').getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 10')
  await expect.element(card('way').getByText(rewardsEnglish.why.game)).toBeInTheDocument()
  await expect.element(card('way').getByText(rewardsEnglish.status.process)).toBeInTheDocument()
  await expect.element(card('past').getByText(rewardsEnglish.status.closed)).toBeInTheDocument()
  const claim = card('end').getByRole('link', { name: `${rewardsEnglish.claim}: The end` })
  await expect.element(claim).toHaveAttribute('href', '/member/rewardCenter')
  const code = page.getByRole('textbox', { name: rewardsEnglish.code.label })
  await code.fill('GABI-50')
  await page.getByRole('button', { name: rewardsEnglish.code.send }).click()
  await expect.element(code).toHaveAccessibleDescription(new RegExp(rewardsEnglish.why.late))
})
