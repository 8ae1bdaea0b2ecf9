import { formatFaults } from '@livery/document/format-fault'
import { expect, test } from 'vitest'
import { makeTree } from '../fixtures/tree.ts'
import { loadMerchants } from './load.ts'
import { FLAG_NAMES } from './sections/capabilities/schema.ts'

test('a merchant is complete and frozen all the way down', async () => {
  using tree = makeTree()
  const { merchants, faults } = await loadMerchants(tree.root)
  expect(faults).toEqual([])
  const [harbour] = merchants
  expect(harbour).toMatchObject({
    id: 'harbour',
    currency: { code: 'EUR', symbol: '€', exponent: 2 },
    analytics: { gtagId: null },
    registration: {
      ageMinimum: 18,
      fields: { password: { acceptedPattern: '*', type: 'password' }, email: { type: 'email' } },
    },
  })
  expect(Object.keys(harbour?.assets ?? {})).toEqual(['logo-dark.svg', 'logo-light.svg', 'mark.svg', 'qr-ios.svg'])
  for (const part of [harbour, harbour?.capabilities, harbour?.registration.fields.email, harbour?.banners[0]?.title]) {
    expect(Object.isFrozen(part)).toBe(true)
  }
})

test('capabilities are the flags as stated, all of them', async () => {
  using tree = makeTree()
  tree.merchant('quay', (text) => text.replace('"VIP": false', '"VIP": true'))
  const { merchants } = await loadMerchants(tree.root)
  const capabilities = merchants.find(({ id }) => id === 'quay')?.capabilities
  expect(Object.entries(capabilities ?? {}).flatMap(([flag, on]) => (on ? flag : []))).toEqual(['USERNAMEREG3', 'VIP'])
  expect(Object.keys(capabilities ?? {})).toHaveLength(FLAG_NAMES.length)
})

test('a broken merchant does not hide the others', async () => {
  using tree = makeTree()
  tree.merchant('quay', (text) => text.replace('"EUR"', '7'))
  tree.merchant('pier')
  const { merchants, faults } = await loadMerchants(tree.root)
  expect(merchants.map(({ id }) => id)).toEqual(['harbour', 'pier'])
  expect(formatFaults(faults)).toBe(
    'merchants/quay/merchant.json:12:25  expected text (found 7). Write an ISO 4217 code such as PHP.',
  )
})

test('a host that two merchants claim is a fault of both, however it is spelt and whichever comes first', async () => {
  using tree = makeTree()
  tree.merchant('quay', (text) => text.replace('"www.quay.example"],', '"www.quay.example", "WWW.Harbour.Example."],'))
  const { merchants, faults } = await loadMerchants(tree.root)
  expect(merchants).toEqual([])
  expect(formatFaults(faults).split('\n')).toEqual([
    'merchants/harbour/merchant.json:7:32  the host www.harbour.example is claimed by merchants/quay/merchant.json:7:49 too. A host shows one merchant: remove it from the others.',
    'merchants/quay/merchant.json:7:49  the host www.harbour.example is claimed by merchants/harbour/merchant.json:7:32 too. A host shows one merchant: remove it from the others.',
  ])
})

test('an absent file is one fault, not thirty', async () => {
  using tree = makeTree()
  tree.remove('merchants/harbour/registration.json')
  const { merchants, faults } = await loadMerchants(tree.root)
  expect(merchants).toEqual([])
  expect(formatFaults(faults)).toBe('merchants/harbour/registration.json:1:1  the file is missing. Write it.')
})

test('known currencies have their minor unit, and a stated one wins', async () => {
  using tree = makeTree()
  tree.merchant('quay', (text) => text.replace('"EUR" }', '"KWD" }'))
  tree.merchant('pier', (text) => text.replace('"EUR" }', '"SHELL", "symbol": "S", "exponent": 4 }'))
  const { merchants } = await loadMerchants(tree.root)
  expect(merchants.map(({ currency }) => `${currency.code} ${currency.symbol} ${currency.exponent}`)).toEqual([
    'EUR € 2',
    'SHELL S 4',
    'KWD KD 3',
  ])
})

test('no folder is no merchant and no fault', async () => {
  using tree = makeTree()
  tree.remove('merchants')
  expect(await loadMerchants(tree.root)).toMatchObject({ merchants: [], faults: [] })
})
