import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Merchant } from '@livery/merchant/merchant'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PaymentSettings } from '../../platform/payment-settings.ts'
import { feeOf } from './fee.ts'
import { PaymentMethods } from './payment-methods.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const BANK = { apiUrl: 'http://127.0.0.1:9', pageOrigin: 'http://bank.localhost:9', secret: 'a secret of a test bank' }
const demo: PaymentSettings = { stated: {}, callbackUrl: 'http://127.0.0.1:1/payments', bank: BANK }
const account = (secret: string) => ({
  apiUrl: 'https://pay.example',
  pageOrigin: 'https://pages.example',
  account: 'm-1',
  secret,
})

const METHOD = {
  id: 'one',
  name: 'One',
  adapter: 'bank-json',
  channel: 'redirect:One',
  deposit: {
    kind: 'redirect',
    limits: { KWD: { min: '5.000', max: '100', quick: ['5', '10.5', '200'] } },
    fee: { basisPoints: 150, fixed: { KWD: '0.250' } },
    takes: { usual: 1, longest: 5 },
    fields: [],
    expiresAfterMinutes: 10,
  },
}

let folder: string
beforeEach(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  folder = mkdtempSync(join(ROOT, '.cache', 'payments-'))
  symlinkSync(join(ROOT, 'payments/bank-json'), join(folder, 'bank-json'))
  write('one', METHOD)
  write('two', { ...METHOD, id: 'two', name: 'Two' })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(id: string, method: unknown) {
  mkdirSync(join(folder, id), { recursive: true })
  writeFileSync(join(folder, id, 'method.json'), JSON.stringify(method))
}
const merchant = (payments: Merchant['payments'], code = 'KWD') =>
  ({ id: 'm', currency: { code, symbol: '', exponent: 3 }, payments }) as unknown as Merchant

describe('ways to pay', () => {
  test('every way of the project and every account of a demonstration loads', async () => {
    const methods = await PaymentMethods.load(join(ROOT, 'payments'), demo)
    expect(methods.byId.size).toBeGreaterThan(20)
    for (const { id } of methods.byId.values()) expect(methods.connection('aurora', id)).not.toBeNull()
  })

  test('payments.methods.deposit: its own limits and fee win over the way’s', async () => {
    const methods = await PaymentMethods.load(folder, demo)
    const own = { min: '10', quick: ['5', '20.5'], fee: { fixed: '0.1' } }
    const payments = { methods: [{ id: 'two' }, { id: 'one', deposit: own }] }
    const [usual, changed] = methods.offered(merchant(payments), 'deposit', null)
    expect(usual).toMatchObject({
      method: { id: 'two' },
      minMinor: 5_000n,
      maxMinor: 100_000n,
      quickMinor: [5_000n, 10_500n],
      fee: { basisPoints: 150, fixedMinor: 250n },
    })
    expect(changed).toMatchObject({
      minMinor: 10_000n,
      quickMinor: [20_500n],
      fee: { basisPoints: 0, fixedMinor: 100n },
    })
  })

  test('payments.countries: a country has its own ways and order', async () => {
    const methods = await PaymentMethods.load(folder, demo)
    const offering = merchant({
      methods: [{ id: 'one' }, { id: 'two' }],
      countries: { KW: ['two', 'one'], IQ: ['two'] },
    })
    const ids = (country: string | null) =>
      methods.offered(offering, 'deposit', country).map(({ method: { id } }) => id)
    expect([ids('KW'), ids('IQ'), ids('SA'), ids(null)]).toEqual([
      ['two', 'one'],
      ['two'],
      ['one', 'two'],
      ['one', 'two'],
    ])
  })

  test('payments.methods.id: the ways it names are offered, in its order', async () => {
    const methods = await PaymentMethods.load(folder, demo)
    const ids = (payments: Merchant['payments']) =>
      methods.offered(merchant(payments), 'deposit', null).map(({ method: { id } }) => id)
    expect(ids({ methods: [{ id: 'two' }, { id: 'one' }] })).toEqual(['two', 'one'])
    expect(ids({ methods: [{ id: 'one' }] })).toEqual(['one'])
    expect(ids(undefined)).toEqual([])
  })

  test('payments.methods.withdrawal: false is none by that way', async () => {
    write('one', { ...METHOD, withdrawal: { limits: METHOD.deposit.limits, takes: METHOD.deposit.takes, fields: [] } })
    const methods = await PaymentMethods.load(folder, demo)
    const offered = (entry: { id: string; withdrawal?: false }) =>
      methods.offered(merchant({ methods: [entry] }), 'withdrawal', null)
    expect(offered({ id: 'one' })).toHaveLength(1)
    expect(offered({ id: 'one', withdrawal: false })).toEqual([])
  })

  test('a way is not offered in a direction or a currency that it or the merchant does not have', async () => {
    const methods = await PaymentMethods.load(folder, demo)
    const payments = { methods: [{ id: 'one' }, { id: 'two', deposit: false } as const] }
    expect(methods.offered(merchant(payments), 'withdrawal', null)).toEqual([])
    expect(methods.offered(merchant(payments), 'deposit', null)).toHaveLength(1)
    expect(methods.offered(merchant(payments, 'USD'), 'deposit', null)).toEqual([])
  })

  test('without a bank, a way without an account is not offered, and a line says so', async () => {
    const stated = { 'bank-json': { other: account('a secret of that account') } }
    const methods = await PaymentMethods.load(folder, { ...demo, bank: null, stated })
    const offering = merchant({ methods: [{ id: 'one' }] })
    expect(methods.offered(offering, 'deposit', null)).toEqual([])
    expect(methods.withoutAccounts([offering])).toEqual([expect.stringContaining('"m" does not offer one')])
    expect(methods.connection('other', 'one')?.id).toBe('bank-json')
  })

  test('a way with an account of its own has a connection of its own, by the address of its callbacks', async () => {
    const stated = { one: { m: account('a secret of that account') } }
    const methods = await PaymentMethods.load(folder, { ...demo, stated })
    expect(methods.connection('m', 'one')).toMatchObject({
      id: 'one',
      adapterId: 'bank-json',
      callbackUrl: 'http://127.0.0.1:1/payments/m/one',
      pageOrigins: ['https://pages.example'],
    })
    expect(methods.connectionById('m', 'one')).toBe(methods.connection('m', 'one'))
    expect(methods.connectionById('m', 'bank-json')).toBe(methods.connection('m', 'two'))
    expect(methods.connectionById('m', 'three')).toBeNull()
    expect(methods.pageOrigins(merchant({ methods: [{ id: 'one' }, { id: 'two' }] }))).toEqual([
      'https://pages.example',
      BANK.pageOrigin,
    ])
  })

  test('a way that is off the list is still known, after those on it, and its provider’s pages may be shown', async () => {
    const stated = { one: { m: account('a secret of that account') }, two: { m: null } }
    const methods = await PaymentMethods.load(folder, { ...demo, stated })
    expect(methods.knownIds(merchant({ methods: [] }))).toEqual(['one'])
    expect(methods.pageOrigins(merchant(undefined))).toEqual(['https://pages.example'])
    const both = await PaymentMethods.load(folder, demo)
    expect(both.knownIds(merchant({ methods: [{ id: 'two' }] }))).toEqual(['two', 'one'])
    // A currency that the merchant never used.
    expect(both.knownIds(merchant({ methods: [{ id: 'two' }] }, 'USD'))).toEqual([])
  })

  test('an account that is null has none, also in a demonstration', async () => {
    const methods = await PaymentMethods.load(folder, { ...demo, stated: { one: { m: null } } })
    expect(methods.connection('m', 'one')).toBeNull()
  })

  test.each([
    ['an adapter that is not there', { ...METHOD, adapter: 'nobody' }, 'names the adapter "nobody"'],
    ['another id than its folder', { ...METHOD, id: 'else' }, '/id must be "one"'],
    [
      'a code without a scheme',
      { ...METHOD, deposit: { ...METHOD.deposit, kind: 'qr' } },
      '/deposit/scheme is missing',
    ],
    ['neither direction', { ...METHOD, deposit: undefined }, 'neither "deposit" nor "withdrawal"'],
    ['an unknown key', { ...METHOD, wrong: 1 }, '/wrong'],
  ])('%s ends the start with the file and the repair', async (_, method, message) => {
    write('one', method)
    await expect(PaymentMethods.load(folder, demo)).rejects.toThrow(message)
    await expect(PaymentMethods.load(folder, demo)).rejects.toThrow('one/method.json')
  })

  test.each([
    ['a connection that is not there', { nobody: { m: account('x'.repeat(20)) } }, '"nobody", which is neither'],
    ['a missing key', { one: { m: { ...account('x'.repeat(20)), account: undefined } } }, '"account" is missing'],
    ['a short secret', { one: { m: account('short-one') } }, 'must be a secret of 16 characters'],
    [
      'two accounts with one secret',
      { one: { m: account('x'.repeat(20)), n: account('x'.repeat(20)) } },
      'The accounts one/m and one/n have the same "secret"',
    ],
  ])('%s ends the start without showing a value', async (_, stated, message) => {
    const failing = PaymentMethods.load(folder, { ...demo, stated })
    await expect(failing).rejects.toThrow(message)
    await expect(failing).rejects.not.toThrow(/x{20}|short-one/)
  })
})

test.each([
  [10_000n, 150, 0n, 150n],
  [1n, 1, 0n, 1n],
  [10_001n, 100, 25n, 126n],
  [10_000n, 0, 0n, 0n],
])(
  'the fee of %d at %d hundredths of a percent and %d is rounded up once: %d',
  (amount, basisPoints, fixedMinor, fee) => {
    expect(feeOf(amount, { basisPoints, fixedMinor })).toBe(fee)
  },
)
