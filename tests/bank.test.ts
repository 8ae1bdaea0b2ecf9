import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bank, start } from '../apps/bank/src/server.ts'
import json from '../payments/bank-json/adapter.ts'

const SECRET = 'the-secret-of-a-bank-in-a-test'
let folder: string
let bank: Bank

const open = () =>
  start({ secret: SECRET, port: 0, dataDir: folder, blockMs: null, payoutMs: 1, voucherMs: 0, log: () => undefined })
const settings = () =>
  json.demonstration!({ apiUrl: bank.url, pageOrigin: bank.pageOrigin, secret: SECRET, merchantId: 'one' })
const order = {
  reference: 'D000000000001',
  channel: 'transfer:Some_Bank',
  merchant: { id: 'one', name: 'One' },
  payer: { id: '7' },
  amount: '10.00',
  currency: { code: 'PHP', exponent: 2 },
  fields: {},
  expiresAt: '2030-01-01T00:00:00.000Z',
  callbackUrl: 'http://127.0.0.1:9/payments/one/bank-json',
  returnUrl: 'http://127.0.0.1:9/',
  language: { tag: 'en', dir: 'ltr' },
} as const

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-bank-'))
  bank = await open()
})
afterEach(async () => {
  await bank.close()
  rmSync(folder, { recursive: true, force: true })
})

test('an order and what was paid for it outlive a restart', async () => {
  const first = await json.startDeposit!(order, settings())
  await bank.control.pay(order.reference, { amount: '4.00' })
  await bank.close()
  bank = await open()
  expect(await json.startDeposit!(order, settings())).toEqual(first)
  const facts = await json.queryDeposit!({ ...order, providerOrder: null }, settings())
  expect(facts).toMatchObject([{ kind: 'depositReceived', amount: '4.00', reference: order.reference }])
})

test('a second bank on the same data is refused', async () => {
  await expect(open()).rejects.toThrow('Another bank is using')
})

test('a key of another merchant asks for nothing', async () => {
  await expect(json.startDeposit!(order, { ...settings(), account: 'two' })).rejects.toThrow('401')
})

const redirected = { ...order, channel: 'redirect:Some_Wallet', language: { tag: 'ar', dir: 'rtl' } } as const

async function pressed(id: string, fields: Readonly<Record<string, string>>, site = 'same-origin') {
  return fetch(`${bank.url}/pay/${id}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': site },
    body: new URLSearchParams(fields),
  })
}

test('the page a payer is led to speaks their language and direction, and pays once it is pressed', async () => {
  const { instructions } = await json.startDeposit!(redirected, settings())
  if (instructions.kind !== 'redirect') throw new Error('not led to a page')
  const { id } = bank.control.order(order.reference)
  expect(instructions.url).toBe(`${bank.pageOrigin}/pay/${id}`)
  const shown = await (await fetch(`${bank.url}/pay/${id}`)).text()
  expect(shown).toContain('<html lang="ar" dir="rtl">')
  expect(shown).toContain('ادفع')
  expect(bank.control.order(id).payments).toEqual([])
  await pressed(id, { do: 'pay', amount: '3.50' })
  expect(bank.control.order(id).payments).toMatchObject([{ amount: '3.50', state: 'received' }])
})

test('a payer who does not pay fails the order, and a page of another origin pays nothing', async () => {
  await json.startDeposit!(redirected, settings())
  const { id } = bank.control.order(order.reference)
  expect((await pressed(id, { do: 'pay' }, 'cross-site')).status).toBe(422)
  expect(bank.control.order(id).payments).toEqual([])
  await pressed(id, { do: 'refuse' })
  expect(bank.control.order(id)).toMatchObject({ state: 'failed', payments: [] })
})

test('the fields of a card may stand in the merchant’s page alone, and their numbers are kept nowhere', async () => {
  await json.startDeposit!({ ...order, channel: 'card' }, settings())
  const { id } = bank.control.order(order.reference)
  const answer = await fetch(`${bank.url}/card/${id}`)
  expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors http://127.0.0.1:9')
  await pressed(id, { do: 'pay', number: '4000123412341234', expiry: '12/30', code: '999' })
  expect(JSON.stringify(bank.control.order(id))).not.toContain('4000123412341234')
  expect(bank.control.order(id).payments).toHaveLength(1)
})

test.each(['0', '0.00', '1.005', '-1'])('%s is no payment', async (amount) => {
  await json.startDeposit!(redirected, settings())
  await expect(bank.control.pay(order.reference, { amount })).rejects.toThrow('amount_invalid')
})

test('a text of a merchant is no markup', async () => {
  await json.startDeposit!({ ...redirected, merchant: { id: 'one', name: '<b>"One' } }, settings())
  const { id } = bank.control.order(order.reference)
  expect(await (await fetch(`${bank.url}/`)).text()).toContain('&lt;b&gt;&quot;One')
  expect(await (await fetch(`${bank.url}/pay/${id}`)).text()).not.toContain('<b>"One')
})

test.each([
  ['482019337745', [{ amount: '10.00' }], 'open'],
  ['482019335050', [{ amount: '5.00' }], 'open'],
  ['482019330000', [], 'failed'],
])('the voucher %s that a payer typed is redeemed by the bank itself', async (voucher, payments, state) => {
  await json.startDeposit!(typed(order.reference, voucher), settings())
  await expect.poll(() => bank.control.order(order.reference).facts).toHaveLength(1)
  expect(bank.control.order(order.reference)).toMatchObject({ payments, state })
})

test('a voucher pays once', async () => {
  for (const reference of ['D000000000A1', 'D000000000A2']) {
    await json.startDeposit!(typed(reference, '482019337745'), settings())
    await expect.poll(() => bank.control.order(reference).facts).toHaveLength(1)
  }
  expect(bank.control.order('D000000000A2').facts).toMatchObject([{ kind: 'depositFailed', reason: 'voucherUsed' }])
})

function typed(reference: string, voucher: string) {
  return { ...order, reference, channel: 'voucher:Phone_card', fields: { voucher } }
}
