import '@livery/ui/global.css'
import type { CallName } from '@livery/contract/calls'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import cashierEnglish from '../../../../../../locales/EN/cashier.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import english from '../../../../../../locales/EN/wallet.json' with { type: 'json' }
import { CallError } from '../../../shared/http/call-error.ts'
import { PagesContext } from '../../../shared/pages/pages-context.ts'
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { setOnline } from '../../../shared/testing/online.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import TransferFundPage from './transfer-fund-page.tsx'

const vendor = (vassalage: string, displayName: string, own: boolean) => ({
  vassalage,
  displayName,
  icon: 'data:,',
  own,
})
const wallets = {
  isSingle: 0,
  currency: 'PHP',
  vendors: [vendor('CRD', 'Cardinal Rooms', true), vendor('PG', 'PG', false)],
}
const money = {
  currency: 'PHP',
  total: '1250.00',
  main: '1000.00',
  held: '0.00',
  transit: '0.00',
  wallets: [{ vassalage: 'CRD', balance: '250.00', state: 'ready', moving: false }],
  choice: { brings: 'all', amount: null, comesHome: true },
}
const transfer = {
  reference: 'T0123456789',
  vassalage: 'CRD',
  direction: 'in',
  amount: '100.00',
  state: 'done',
  reason: null,
  at: '2026-01-02T03:04:05Z',
}

let shown: Shown | undefined
beforeEach(() => sessionStorage.removeItem('merchantWallet'))
afterEach(() => {
  shown?.remove()
  setOnline(true)
})

type Answers = Partial<Record<CallName, (request: Record<string, unknown>) => unknown>>

/** Opens the page with a gateway that gives these answers; the calls that change something are recorded. */
function open(answers: Answers) {
  const requests: [CallName, Record<string, unknown>][] = []
  const usual: Answers = {
    merchantWallet: () => wallets,
    walletBalance: () => money,
    walletTransfers: () => ({ transfers: [] }),
    getBalanceV2: () => ({ balance: '1000.00', currency: 'PHP' }),
  }
  const visit = visitFixture(
    { EN: { core: coreEnglish, games: {}, cashier: cashierEnglish, wallet: english } },
    bootFixture('EN', {}, []),
    (name, request) => {
      if (!(name in usual)) requests.push([name, request])
      return (answers[name] ?? usual[name])?.(request) ?? {}
    },
  )
  visit.session.setState({
    phase: 'member',
    settled: true,
    token: 't',
    member: { id: '1', account: 'marta77', nickname: 'Marta', isTrial: false, avatarUrl: null } as never,
  })
  shown = show(
    visit,
    <PagesContext value={[]}>
      <TransferFundPage />
    </PagesContext>,
  )
  return requests
}

const amount = () => page.getByRole('textbox', { name: english.form.amount })
const submit = () => page.getByRole('button', { name: /^Move/ })

test('no more is moved than there is, and a lost answer is asked for again under the same key', async () => {
  let isLost = true
  const requests = open({
    walletTransfer: () => {
      if (isLost) throw new CallError('TIMEOUT')
      return { transfer, balance: '900.00' }
    },
  })
  await userEvent.fill(amount(), '1000.01')
  await userEvent.click(submit())
  await expect.element(page.getByText(/There is only .*1,000\.00/).first()).toBeInTheDocument()
  expect(requests).toEqual([])
  await userEvent.fill(amount(), '100')
  await userEvent.click(submit())
  await expect.element(page.getByRole('alert')).toBeInTheDocument()
  await expect.element(amount()).toHaveValue('100')
  isLost = false
  await userEvent.click(submit())
  await expect.element(page.getByText(/100\.00.* moved\./)).toBeInTheDocument()
  const [first, second] = requests.map(([, request]) => request)
  expect(first).toEqual({ key: expect.any(String), from: 'MAIN', to: 'CRD', amount: '100.00' })
  expect(second).toEqual(first)
})

test('a move without a connection says so, loses nothing, and is made once the connection is back', async () => {
  const requests = open({
    walletTransfer: () => {
      if (!navigator.onLine) throw new CallError('OFFLINE', { isUnsent: true })
      return { transfer, balance: '900.00' }
    },
  })
  await userEvent.fill(amount(), '100')
  setOnline(false)
  await userEvent.click(submit())
  await expect.element(page.getByRole('alert')).toHaveTextContent(coreEnglish.state.offlineText)
  await expect.element(amount()).toHaveValue('100')
  setOnline(true)
  await expect.element(page.getByText(/100\.00.* moved\./)).toBeInTheDocument()
  expect(requests).toHaveLength(2)
  expect(requests[1]).toEqual(requests[0])
})

test('opened without a connection the page waits, and comes by itself', async () => {
  setOnline(false)
  open({})
  expect(page.getByRole('region', { name: english.total }).elements()).toEqual([])
  setOnline(true)
  await expect.element(page.getByRole('region', { name: english.total })).toHaveTextContent(/1,250\.00/)
})

test('a vendor that does not answer is said to be so, and all of the other money is shown', async () => {
  const silent = { vassalage: 'CRD', balance: null, state: 'unreachable', moving: false }
  open({ walletBalance: () => ({ ...money, wallets: [silent] }) })
  await expect.element(page.getByText(english.state.unreachable, { exact: true })).toBeInTheDocument()
  await expect.element(page.getByText(/Cardinal Rooms.* did not say what is there/)).toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: english.total })).toHaveTextContent(/1,250\.00/)
})

test('what is on its way is shown as such, and nothing else is moved meanwhile', async () => {
  const moving = { ...money.wallets[0], moving: true }
  open({ walletBalance: () => ({ ...money, transit: '40.00', wallets: [moving] }) })
  await expect.element(page.getByText(english.state.moving)).toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: english.total })).toHaveTextContent(/On its way.*40\.00/)
  await expect.element(submit()).toBeDisabled()
})

test('where all vendors share the main wallet there is nothing to move', async () => {
  open({ merchantWallet: () => ({ ...wallets, isSingle: 1, vendors: [vendor('PG', 'PG', false)] }) })
  await expect.element(page.getByRole('heading', { name: english.single.title })).toBeInTheDocument()
  expect(page.getByRole('button', { name: english.bringAll }).elements()).toEqual([])
})

test('balances that could not be loaded can be asked for again', async () => {
  let isDown = true
  open({
    walletBalance: () => {
      if (isDown) throw new CallError('NETWORK')
      return money
    },
  })
  const retry = page.getByRole('button', { name: coreEnglish.action.retry })
  await expect.element(retry).toBeInTheDocument()
  isDown = false
  await userEvent.click(retry)
  await expect.element(page.getByRole('region', { name: english.total })).toHaveTextContent(/1,250\.00/)
})
