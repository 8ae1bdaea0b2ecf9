import '@livery/ui/global.css'
import type { CallName } from '@livery/contract/calls'
import type { Deposit } from '@livery/contract/cashier/deposits'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import cashierEnglish from '../../../../../../locales/EN/cashier.json' with { type: 'json' }
import coreEnglish from '../../../../../../locales/EN/core.json' with { type: 'json' }
import depositEnglish from '../../../../../../locales/EN/deposit.json' with { type: 'json' }
import { applyEvent } from '../../../shared/events/apply-event.ts'
import { CallError } from '../../../shared/http/call-error.ts'
import { bootFixture } from '../../../shared/testing/boot.fixture.ts'
import { setOnline } from '../../../shared/testing/online.fixture.ts'
import { type Shown, show, visitFixture } from '../../../shared/testing/visit.fixture.tsx'
import { DEPOSIT_DRAFT_KEY, endSession } from '../../../shared/visit/session-store.ts'
import type { Visit } from '../../../shared/visit/visit.ts'
import { DepositDesk } from './deposit-desk.tsx'
import { BONUSES, depositFixture, METHODS, steppedFixture } from './testing/deposits.fixture.ts'

const texts = { EN: { core: coreEnglish, cashier: cashierEnglish, deposit: depositEnglish } }

let shown: Shown
let visit: Visit
/** What reached the gateway. */
let calls: { readonly name: CallName; readonly request: Readonly<Record<string, unknown>> }[]
/** The deposit as the gateway has it; null before it was started. */
let stored: Deposit | null
/** The way that an operator has closed meanwhile. */
let closed: string | null
/** No list can be loaded. */
let fails: boolean
/** What is owed of a payment that was taken back. */
let owed: string | undefined
/** The next answer of `startDeposit` is lost. */
let loses: boolean

/** The answer to a press, which arrives after the gateway's events of that deposit. */
async function afterEventsOf(deposit: Deposit): Promise<Deposit> {
  await new Promise((resolve) => setTimeout(resolve, 50))
  for (const state of ['created', 'awaiting'] as const)
    applyEvent(visit, { kind: 'deposit', reference: deposit.reference, state, at: new Date().toISOString() })
  await new Promise((resolve) => setTimeout(resolve, 50))
  return deposit
}

function answer(name: CallName, request: Readonly<Record<string, unknown>>): unknown {
  calls.push({ name, request })
  if (fails) throw new CallError('SERVICE_UNAVAILABLE')
  switch (name) {
    case 'depositMethods': {
      const open = stored && stored.state === 'awaiting' ? [stored] : []
      const methods = METHODS.map((method) => (method.name === closed ? { ...method, closed: true } : method))
      return { methods, bonuses: BONUSES, open, lastMethodId: null, owed }
    }
    case 'deposits':
      return { deposits: stored ? [stored] : [], more: false }
    case 'getBalanceV2':
      return { balance: '1500.00', currency: 'PHP' }
    case 'startDeposit':
      if (!navigator.onLine) throw new CallError('OFFLINE', { isUnsent: true })
      if (loses) throw new CallError('TIMEOUT')
      stored = depositFixture('qr', { payable: String(request.amount) })
      return afterEventsOf(stored)
    case 'cancelDeposit':
      stored = stored && steppedFixture(stored, 'cancelled')
      return stored
    case 'deposit':
      if (!stored) throw new CallError('NOT_FOUND')
      return stored
    default:
      return stored
  }
}

function open() {
  shown = show(visit, <DepositDesk onward={<a href="/">On</a>} />)
}

const starts = () => calls.filter(({ name }) => name === 'startDeposit').map(({ request }) => request)
const amount = () => page.getByRole('textbox', { name: 'Amount' })

beforeEach(() => {
  calls = []
  stored = null
  closed = null
  fails = false
  owed = undefined
  loses = false
  sessionStorage.removeItem(DEPOSIT_DRAFT_KEY)
  visit = visitFixture(texts, bootFixture('EN', {}, []), answer)
  visit.session.setState({ phase: 'member', settled: true, token: 't', member: { isTrial: false } as never })
  visit.connection.setState({ live: true })
  open()
})
afterEach(() => {
  shown.remove()
  setOnline(true)
})

test('from the list of ways two presses and one more request lead to a code, whatever events tell meanwhile', async () => {
  await expect.element(page.getByText('No deposits yet')).toBeVisible()
  await page.getByRole('button', { name: 'QR Ph' }).click()
  await page.getByRole('button', { name: 'Pay ₱200.00' }).click()
  await expect.element(page.getByRole('img', { name: /QR code: pay ₱200.00/ })).toBeVisible()
  expect(calls.map(({ name }) => name).sort()).toEqual(['depositMethods', 'deposits', 'startDeposit'])
})

test('on a low screen the payment is shown from its top, not from where the button was', async () => {
  await page.viewport(390, 420)
  await page.getByRole('button', { name: 'QR Ph' }).click()
  await page.getByRole('button', { name: 'Pay ₱200.00' }).click()
  await expect.element(page.getByRole('img', { name: /QR code: pay ₱200.00/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'All ways to pay' })).toBeInViewport()
  await page.viewport(1280, 800)
})

test('on a wide screen ways stand side by side, but not in a narrow dialog', async () => {
  await page.viewport(1280, 800)
  const ways = () => page.getByRole('region', { name: depositEnglish.method.title }).getByRole('listitem').elements()
  const inOneRow = () => {
    const [first, second] = ways().map((way) => way.getBoundingClientRect().top)
    return first === second
  }
  await expect.poll(() => ways().length).toBeGreaterThan(1)
  expect(inOneRow()).toBe(true)
  const list = ways()[0]!.parentElement!
  list.style.inlineSize = '440px'
  expect(inOneRow()).toBe(false)
})

test('limits, fee, what is credited and what a bonus demands are said before the press', async () => {
  await page.getByRole('button', { name: 'Card' }).click()
  await amount().fill('1000')
  await expect.element(page.getByText('From ₱100.00 to ₱50,000.00')).toBeVisible()
  await expect.element(page.getByText('₱980.00', { exact: true })).toBeVisible()
  await expect.element(page.getByText('₱980.00 more; stake ₱9,800.00 before you withdraw')).toBeVisible()
  await amount().fill('60000')
  await expect.element(page.getByText('The greatest amount is ₱50,000.00.')).toBeVisible()
})

test('a lost answer keeps what was typed, and the next press begins no second deposit', async () => {
  loses = true
  await page.getByRole('button', { name: 'QR Ph' }).click()
  await amount().fill('750')
  await page.getByRole('button', { name: 'Pay ₱750.00' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(depositEnglish.noAnswer)
  // A reload.
  shown.remove()
  open()
  await expect.element(amount()).toHaveValue('750')
  await page.getByRole('button', { name: 'Pay ₱750.00' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  loses = false
  await amount().fill('800')
  await page.getByRole('button', { name: 'Pay ₱800.00' }).click()
  await expect.element(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const [first, second, third] = starts()
  expect(second?.key).toBe(first?.key)
  expect(third?.key).not.toBe(first?.key)
})

test('a press without a connection loses nothing, says what is the matter, and is made once the connection is back', async () => {
  await page.getByRole('button', { name: 'QR Ph' }).click()
  await amount().fill('750')
  setOnline(false)
  await page.getByRole('button', { name: 'Pay ₱750.00' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(coreEnglish.state.offlineText)
  await expect.element(amount()).toHaveValue('750')
  setOnline(true)
  await expect.element(page.getByRole('img', { name: /QR code: pay ₱750.00/ })).toBeVisible()
  const [first, second, ...more] = starts()
  expect([second, more]).toEqual([first, []])
})

test('what was changed since a press without a connection is not sent by itself', async () => {
  await page.getByRole('button', { name: 'QR Ph' }).click()
  setOnline(false)
  await page.getByRole('button', { name: 'Pay ₱200.00' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await amount().fill('800')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  setOnline(true)
  await page.getByRole('button', { name: 'Pay ₱800.00' }).click()
  await expect.element(page.getByRole('img', { name: /QR code: pay ₱800.00/ })).toBeVisible()
  expect(starts().map((start) => start.amount)).toEqual(['200.00', '800.00'])
})

test('opened without a connection the page waits, claims nothing, and comes by itself', async () => {
  shown.remove()
  visit.queries.clear()
  setOnline(false)
  open()
  await expect.element(page.getByRole('status', { name: coreEnglish.a11y.loading })).toBeVisible()
  expect(page.getByText('No deposits yet').elements()).toEqual([])
  setOnline(true)
  await expect.element(page.getByRole('button', { name: 'QR Ph' })).toBeVisible()
  await expect.element(page.getByText('No deposits yet')).toBeVisible()
})

test('a page that could not be loaded says so once, and one press loads all of it', async () => {
  shown.remove()
  visit.queries.clear()
  fails = true
  open()
  const retry = page.getByRole('button', { name: coreEnglish.action.retry })
  await expect.element(retry).toBeVisible()
  expect(page.getByText(depositEnglish.latest.title).elements()).toHaveLength(0)
  fails = false
  await retry.click()
  await expect.element(page.getByRole('button', { name: 'QR Ph' })).toBeVisible()
  await expect.element(page.getByText('No deposits yet')).toBeVisible()
})

test('a closed way says so and cannot be chosen', async () => {
  const closed = page.getByRole('button', { name: 'Maya' })
  await expect.element(closed).toHaveAttribute('aria-disabled', 'true')
  await expect.element(closed).toHaveTextContent('Closed by the provider for now')
  closed.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByRole('heading', { name: 'How do you want to pay?' })).toBeVisible()
})

test('a way that is closed while it is open says so by itself, and the amount is kept for another one', async () => {
  await page.getByRole('button', { name: 'QR Ph' }).click()
  await amount().fill('750')
  closed = 'QR Ph'
  applyEvent(visit, { kind: 'ways', at: new Date().toISOString() })
  await expect.element(page.getByRole('alert')).toHaveTextContent('QR Ph was closed just now. Choose another way.')
  await expect.element(page.getByRole('button', { name: 'QR Ph' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'GCash' }).click()
  await expect.element(amount()).toHaveValue('750')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('that a deposit goes to a debt first is said before it is made', async () => {
  shown.remove()
  owed = '15.50'
  visit = visitFixture(texts, visit.boot, answer)
  open()
  await expect.element(page.getByRole('alert').getByText(/15\.50 is owed .* covers that first/)).toBeVisible()
  await page.getByRole('button', { name: 'GCash' }).click()
  await amount().fill('500')
  const sum = page.getByRole('definition')
  await expect.element(sum.getByText('₱15.50')).toBeVisible()
  await expect.element(sum.getByText('₱484.50')).toBeVisible()
})

test('fields that are wrong are named with the reason, and nothing is sent', async () => {
  await page.getByRole('button', { name: 'Bank transfer' }).click()
  await page.getByRole('textbox', { name: 'Mobile number of the wallet' }).fill('0917 12')
  await page.getByRole('button', { name: 'Pay ₱200.00' }).click()
  await expect.element(page.getByText('This is needed.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Mobile number of the wallet' })).toBeInvalid()
  expect(starts()).toEqual([])
  await page.getByRole('textbox', { name: 'Name of the account holder' }).fill('Marta Reyes')
  await page.getByRole('textbox', { name: 'Mobile number of the wallet' }).fill('0917 123 4567')
  await page.getByRole('button', { name: 'Pay ₱200.00' }).click()
  await expect.poll(() => starts().at(0)?.fields).toEqual({ holder: 'Marta Reyes', wallet: '+639171234567' })
})

async function pay() {
  await page.getByRole('button', { name: 'QR Ph' }).click()
  await page.getByRole('button', { name: 'Pay ₱200.00' }).click()
  await expect.element(page.getByRole('img', { name: /QR code/ })).toBeVisible()
}

test('the page sees the money arrive by an event, says so aloud, and names what differs', async () => {
  await pay()
  stored = stored && steppedFixture(stored, 'credited', 'under', { received: '150', credited: '150' })
  applyEvent(visit, {
    kind: 'deposit',
    reference: stored?.reference ?? '',
    state: 'credited',
    at: new Date().toISOString(),
  })
  await expect.element(page.getByRole('heading', { name: '₱150.00 is in your balance' })).toBeVisible()
  await expect.element(page.getByText('You paid ₱150.00 instead of ₱200.00. What came in was credited.')).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: '₱150.00 is in your balance' })).toBeInTheDocument()
})

test('why a deposit failed is said before what can be done about it', async () => {
  await pay()
  stored = stored && steppedFixture(stored, 'failed', 'voucherUsed')
  applyEvent(visit, {
    kind: 'deposit',
    reference: stored?.reference ?? '',
    state: 'failed',
    at: new Date().toISOString(),
  })
  const reason = page.getByText(cashierEnglish.reason.voucherUsed, { exact: true }).first()
  await expect.element(reason).toBeVisible()
  const advice = page.getByText(depositEnglish.outcome.text.failed).element()
  expect(reason.element().compareDocumentPosition(advice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('money that a bank asked back is told once, without a time that nobody knows', async () => {
  await pay()
  stored =
    stored &&
    steppedFixture(stored, 'disputed', 'chargeback', { nextActor: 'bank', usualMinutes: 0, longestMinutes: 0 })
  const { reference = '' } = stored ?? {}
  applyEvent(visit, { kind: 'deposit', reference, state: 'disputed', at: new Date().toISOString() })
  const text = page.getByText(depositEnglish.outcome.text.disputed)
  await expect.element(text).toBeVisible()
  const outcome = text.element().parentElement!
  expect(outcome.textContent.split(cashierEnglish.reason.chargeback.slice(0, -1))).toHaveLength(2)
  const next = page.getByText(cashierEnglish.timeline.next.bank)
  await expect.element(next).toBeVisible()
  expect(next.element().closest('li')?.textContent).toBe(cashierEnglish.timeline.next.bank)
})

test('without a socket the deposit is asked for again and again, and then the balance', async () => {
  visit.connection.setState({ live: false })
  await pay()
  stored = stored && steppedFixture(stored, 'credited', null, { received: '200', credited: '200' })
  await expect
    .element(page.getByRole('heading', { name: '₱200.00 is in your balance' }), { timeout: 8_000 })
    .toBeVisible()
  await expect.poll(() => calls.filter(({ name }) => name === 'getBalanceV2').length).toBeGreaterThan(0)
})

test('money that came while nobody was told of it is seen once events arrive', async () => {
  await pay()
  visit.connection.setState({ live: false })
  stored = stored && steppedFixture(stored, 'credited', null, { received: '200', credited: '200' })
  // The page has seen that no events come.
  await new Promise((resolve) => setTimeout(resolve, 100))
  visit.connection.setState({ live: true })
  await expect.element(page.getByRole('heading', { name: '₱200.00 is in your balance' })).toBeVisible()
  await expect.poll(() => calls.filter(({ name }) => name === 'getBalanceV2').length).toBeGreaterThan(0)
})

test('after a reload the payment is shown again, and on another device it is offered', async () => {
  await pay()
  shown.remove()
  visit.queries.clear()
  open()
  await expect.element(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  shown.remove()
  visit.queries.clear()
  sessionStorage.removeItem(DEPOSIT_DRAFT_KEY)
  open()
  await expect.element(page.getByRole('heading', { name: 'Payments not finished yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.element(page.getByRole('img', { name: /QR code/ })).toBeVisible()
})

test('an address that names no deposit of the member says so, and leads to the ways to pay', async () => {
  await pay()
  shown.remove()
  visit.queries.clear()
  stored = null
  open()
  await expect.element(page.getByText(coreEnglish.error.NOT_FOUND)).toBeVisible()
  await page.getByRole('button', { name: 'All ways to pay' }).last().click()
  await expect.element(amount()).toBeVisible()
})

test('whose voucher is being redeemed is asked to pay nothing more', async () => {
  stored = depositFixture('voucher', { instruction: { kind: 'voucher', number: null, where: '' }, nextActor: 'bank' })
  visit.queries.clear()
  shown.remove()
  open()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.element(page.getByText(depositEnglish.voucher.redeeming)).toBeVisible()
  for (const words of [depositEnglish.rule.exact, depositEnglish.rule.once])
    expect(page.getByText(words).elements()).toEqual([])
})

test('a deposit is given up after a question', async () => {
  await pay()
  await page.getByRole('button', { name: 'Cancel the deposit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the deposit' }).click()
  await expect.element(page.getByRole('heading', { name: 'Canceled' })).toBeVisible()
})

test('what was typed does not outlive the sign-out', async () => {
  await page.getByRole('button', { name: 'QR Ph' }).click()
  await amount().fill('750')
  expect(visit.sessionStorage.get(DEPOSIT_DRAFT_KEY)).toContain('750')
  endSession(visit.session, visit.sessionStorage)
  expect(visit.sessionStorage.get(DEPOSIT_DRAFT_KEY)).toBeNull()
})

test('the keyboard alone leads to a code', async () => {
  await expect.element(page.getByRole('button', { name: 'QR Ph' })).toBeVisible()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'QR Ph' })).toHaveFocus()
  await amount().click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('img', { name: /QR code/ })).toBeVisible()
})
