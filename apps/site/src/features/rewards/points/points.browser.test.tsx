import '@livery/ui/global.css'
import type { MemberInfo } from '@livery/contract/account'
import type { CallName } from '@livery/contract/calls'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import authEnglish from '../../../../../../locales/EN/auth.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import historyEnglish from '../../../../../../locales/EN/history.json' with { type: 'json' }
import rewardsEnglish from '../../../../../../locales/EN/rewards.json' with { type: 'json' }
import { CallError } from '../../../shared/http/call-error.ts'
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import PointMallPage from '../point-mall-page.tsx'

const t = rewardsEnglish.mall
const MEMBER: MemberInfo = {
  ...{ id: '100001', account: 'player', nickname: 'Maria', type: 0, isAgent: false, isTrial: false, avatarUrl: null },
  ...{ vipLabelName: null, vipRankLevel: 0, currency: 'PHP', unreadMessage: 0, balance: '100' },
}
const ITEM = { shelf: 'home', text: null, left: 3, level: null, levelName: null, most: null }
const MALL = {
  ...{ isOpen: true, name: 'The points shop' },
  rates: [{ kind: 'slots', vendor: null, gameType: 'RNG', points: 1, per: '100' }],
  items: [
    { ...ITEM, id: 'mug', kind: 'physical', picture: 'mug', name: 'A mug', points: 50 },
    { ...ITEM, id: 'load', kind: 'virtual', picture: 'voucher', name: 'A voucher', points: 20 },
    { ...ITEM, id: 'phone', kind: 'physical', picture: 'phone', name: 'A phone', points: 5_000 },
    { ...ITEM, id: 'bag', kind: 'physical', picture: 'bag', name: 'A bag', points: 10, left: 0 },
    { ...ITEM, id: 'gold', kind: 'physical', picture: 'gold', name: 'Gold', points: 10, level: 2, levelName: 'VIP 2' },
  ],
  conversion: { points: 100, amount: '2.50', turnoverTimes: 2, perDay: null },
}
const BALANCE = { points: 450, level: 1, had: [], hasPassword: true, leftToday: null }

type Answer = (name: CallName, request: Readonly<Record<string, unknown>>) => unknown
const USUAL: Partial<Record<CallName, unknown>> = {
  pointsConfig: MALL,
  pointsBalance: BALANCE,
  pointsReward: { kinds: [{ kind: 'slots', points: 450, part: 0.2, owed: 3 }] },
  redeemList: { orders: [], next: null },
  pointTransactions: { transactions: [], next: null },
  getBalanceV2: { balance: '1', currency: 'PHP' },
}

let shown: Shown | undefined
afterEach(() => shown?.remove())

function open(answer: Answer = () => undefined, isMember = true) {
  const texts = { core: coreEnglish, rewards: rewardsEnglish, history: historyEnglish, auth: authEnglish }
  const visit = visitFixture({ EN: texts }, bootFixture('EN'), (name, request) => answer(name, request) ?? USUAL[name])
  if (isMember) visit.session.setState({ phase: 'member', token: 'secret', settled: true, member: MEMBER })
  else visit.session.setState({ phase: 'guest', settled: true, member: null } as never)
  shown = show(visit, <PointMallPage />)
  return visit
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a guest sees the shelves and is led to the sign-in', async () => {
  const visit = open(undefined, false)
  await expect.element(page.getByRole('heading', { name: 'A mug' })).toBeVisible()
  await button(`${coreEnglish.header.login}: A mug`).click()
  expect(visit.popups.getState().stack).toMatchObject([{ name: 'auth', props: { tab: 'login' } }])
})

test('shelves of a single item share a row where there is room', async () => {
  await page.viewport(1280, 800)
  const items = (['home', 'fashion'] as const).map((shelf) => ({ ...MALL.items[0], id: shelf, shelf, name: shelf }))
  open((name) => (name === 'pointsConfig' ? { ...MALL, items } : undefined))
  await expect.element(page.getByRole('heading', { name: 'home', exact: true })).toBeVisible()
  const tops = ['home', 'fashion'].map(
    (name) => page.getByRole('heading', { name, exact: true }).element().getBoundingClientRect().top,
  )
  expect(tops[0]).toBe(tops[1])
})

test('what cannot be had says why, and points of undone rounds are told', async () => {
  open()
  await expect.element(page.getByText('You need 4,550 more points')).toBeVisible()
  await expect.element(page.getByText(t.gone)).toBeVisible()
  await expect.element(page.getByText('From VIP 2 on')).toBeVisible()
  await expect.element(page.getByText('3 points of undone rounds', { exact: false })).toBeVisible()
  await expect.element(button(`${t.redeem}: A phone`)).toBeDisabled()
  await expect.element(button(`${t.redeem}: A bag`)).toBeDisabled()
})

test('a physical item needs an address, is ordered at the price that was shown, and says a refusal', async () => {
  const requests: unknown[] = []
  let refused: string | null = 'gone'
  open((name, request) => {
    if (name !== 'redeemPoints') return undefined
    requests.push(request)
    return { orderId: refused === null ? 'P123456789012' : null, refused, points: 450 }
  })
  await button(`${t.redeem}: A mug`).click()
  const send = button('Redeem for 50 points')
  await send.click()
  await expect.element(page.getByText(authEnglish.validation.required).first()).toBeVisible()
  expect(requests).toEqual([])
  for (const [field, label] of Object.entries(t.address))
    await page.getByRole('textbox', { name: label }).fill(field === 'phone' ? '0917 555 0123' : `my ${field}`)
  await send.click()
  await expect.element(page.getByText(t.refused.gone)).toBeVisible()
  refused = null
  await send.click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const [first, second] = requests as { key: string }[]
  expect(first).toMatchObject({ itemId: 'mug', points: 50, address: { name: 'my name', postcode: 'my postcode' } })
  expect(second!.key).toBe(first!.key)
})

test('a virtual item shows its code at once', async () => {
  open((name) => {
    if (name === 'redeemPoints') return { orderId: 'P123456789012', refused: null, points: 430 }
    return name === 'redeemCode' ? { code: 'AB-12-CD' } : undefined
  })
  await button(`${t.redeem}: A voucher`).click()
  await button('Redeem for 20 points').click()
  await expect.element(page.getByText('AB-12-CD')).toBeVisible()
})

/** Without a theme the field has no width, so nothing can be pressed there. */
async function typePassword(password: string) {
  const field = page.getByLabelText(t.convert.password).first().element() as HTMLElement
  field.focus()
  await userEvent.keyboard(password)
}

test('points are converted in whole steps with the withdrawal password, and a wrong one is asked for again', async () => {
  const requests: object[] = []
  open((name, request) => {
    if (name !== 'convertPoints') return undefined
    requests.push(request)
    if (requests.length === 1) throw new CallError('PROOF_WRONG')
    return { amount: '10.00', points: 50 }
  })
  await button(t.convert.title).click()
  const dialog = page.getByRole('dialog')
  // Both fields that are empty are named at once.
  await dialog.getByRole('button', { name: t.convert.title }).click()
  for (const name of [rewardsEnglish.own.points, t.convert.password])
    await expect.element(dialog.getByLabelText(name).first()).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: rewardsEnglish.own.points }).fill('150')
  await typePassword('246813')
  await dialog.getByRole('button', { name: t.convert.title }).click()
  expect(requests).toEqual([])
  await dialog.getByRole('button', { name: t.convert.all }).click()
  await dialog.getByRole('button', { name: 'Convert into ₱10.00' }).click()
  await expect.poll(() => requests.length).toBe(1)
  expect(requests[0]).toMatchObject({ points: 400, password: '246813', language: 'EN' })
  await typePassword('135792')
  await dialog.getByRole('button', { name: 'Convert into ₱10.00' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a conversion whose answer is lost is repeated with its key, and another number of points has another', async () => {
  const keys: unknown[] = []
  open((name, request) => {
    if (name !== 'convertPoints') return undefined
    keys.push(request.key)
    throw new CallError('NETWORK')
  })
  await button(t.convert.title).click()
  const dialog = page.getByRole('dialog')
  const press = async (points: string, submit: string) => {
    await page.getByRole('textbox', { name: rewardsEnglish.own.points }).fill(points)
    await typePassword('246813')
    const before = keys.length
    await dialog.getByRole('button', { name: submit }).click()
    await expect.poll(() => keys.length).toBe(before + 1)
  }
  await press('400', 'Convert into ₱10.00')
  await press('400', 'Convert into ₱10.00')
  await press('200', 'Convert into ₱5.00')
  expect(new Set(keys.slice(0, 2)).size).toBe(1)
  expect(keys[2]).not.toBe(keys[0])
})

test('a merchant without a mall says so, and a failure can be tried again', async () => {
  let isDown = true
  open((name) => {
    if (name !== 'pointsConfig') return undefined
    if (isDown) throw new Error('no connection')
    return { isOpen: false, name: '', rates: [], items: [], conversion: null }
  })
  const retry = button(coreEnglish.action.retry)
  await expect.element(retry).toBeVisible()
  isDown = false
  await retry.click()
  await expect.element(page.getByText(t.none)).toBeVisible()
})
