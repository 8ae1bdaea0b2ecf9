import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Bank, start } from '../apps/bank/src/server.ts'
import json from '../payments/bank-json/adapter.ts'

const SECRET = 'the-secret-of-a-bank-in-a-test'
let folder: string
let bank: Bank

const open = () => start({ secret: SECRET, port: 0, dataDir: folder, blockMs: null, payoutMs: 1, log: () => undefined })
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
