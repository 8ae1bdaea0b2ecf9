import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeTree } from '../../fixtures/tree.ts'
import { loadMerchants } from '../load.ts'
import type { Merchant } from '../merchant.ts'
import { changesBetween, inSentences } from './changes.ts'

async function changesOf(change: (text: string) => string, form: (text: string) => string = (text) => text) {
  using tree = makeTree()
  const [before] = (await loadMerchants(tree.root)).merchants
  tree.write('merchants/harbour/merchant.json', change(tree.read('merchants/harbour/merchant.json')))
  tree.write('merchants/harbour/registration.json', form(tree.read('merchants/harbour/registration.json')))
  const { merchants, faults } = await loadMerchants(tree.root)
  expect(faults.filter(({ severity }) => severity !== 'warning').map(({ message }) => message)).toEqual([])
  return inSentences(changesBetween(before as Merchant, merchants[0] as Merchant)).split('\n')
}

test('nothing is nothing', async () => {
  expect(await changesOf((text) => text)).toEqual(['Nothing that anybody would see.'])
})

test('a change is told under its part', async () => {
  const lines = await changesOf((text) =>
    text
      .replace('"name": "Harbour"', '"name": "Harbour Play"')
      .replace('"EN": "Home port"', '"EN": "Your home port"')
      .replace('"VIP": false', '"VIP": true')
      .replace('["LIVE", "RNG"]', '["LIVE"]')
      .replace('{ "id": "RNG", "limit": 6 }', '{ "id": "RNG", "limit": 24 }')
      .replace('{ "code": "EUR" }', '{ "code": "GBP" }')
      .replace('["EN", "AR"]', '["AR", "EN"]')
      .replace('"Set sail"', '"Anchors aweigh"'),
  )
  expect(lines).toEqual([
    '10 changes: Brand, Languages, Money and clock, What it can do, Menus, Home page, Banners.',
    'Brand',
    '  The name: Harbour becomes Harbour Play.',
    '  The tagline in English: “Home port” becomes “Your home port”.',
    'Languages',
    '  Visitors are first met in Arabic (AR), no longer in English (EN).',
    '  Languages: another order, Arabic (AR) and English (EN).',
    'Money and clock',
    '  The currency: EUR becomes GBP.',
    '  How amounts are marked: € becomes £.',
    'What it can do',
    '  The merchant has VIP levels (VIP): switched on.',
    'Menus',
    '  The top navigation: drops RNG.',
    'Home page',
    '  RNG shows 24 games, no longer 6.',
    'Banners',
    '  “أبحر” changes.',
  ])
})

test('rates of rebate are told one by one', async () => {
  const rebate = (min: string, rates: string) =>
    `"rebate": { "min": "${min}", "turnoverTimes": 1, "rates": [${rates}] },\n  "transfers": {`
  const lines = await changesOf((text) =>
    text.replace(
      '"transfers": {',
      rebate('2', '{ "gameType": "RNG", "percent": 0.5 }, { "vendor": "keel", "percent": 1 }'),
    ),
  )
  expect(lines.slice(1)).toEqual([
    '  The least rebate that can be claimed: nothing becomes 2.',
    '  How many times a claimed rebate has to be staked: nothing becomes 1.',
    '  What comes back of stakes at RNG games: nothing becomes 0.5 %.',
    '  What comes back of stakes at the vendor keel: nothing becomes 1 %.',
  ])
})

test('a points mall is told by its rates, its conversion and its items', async () => {
  const lines = await changesOf((text) =>
    text.replace(
      '"transfers": {',
      `"pointMall": { "name": { "EN": "Shop", "AR": "متجر" }, "rates": [{ "gameType": "RNG", "points": 1, "per": "10" }],
        "conversion": { "points": 100, "amount": "1", "turnoverTimes": 0 }, "items": [{ "id": "mug", "shelf": "home",
        "kind": "physical", "picture": "mug", "name": { "EN": "A mug", "AR": "كوب" }, "points": 50, "stock": 3 }] },
      "transfers": {`,
    ),
  )
  expect(lines.slice(2)).toEqual([
    '  Its name changes.',
    '  Points for stakes at RNG games: nothing becomes 1 for 10.',
    '  How many points are converted at once: nothing becomes 100.',
    '  What so many points give: nothing becomes 1.',
    '  How many times converted money has to be staked: nothing becomes 0.',
    '  The shelves: adds mug.',
  ])
})

test('of a programme that changes each part is told, and a new one with its bounds and steps', async () => {
  using tree = makeTree()
  const text = tree.read('merchants/harbour/merchant.json')
  const load = async (programme: object) => {
    const names = { EN: 'Cash', AR: 'نقد' }
    const whole = { id: 'cash', name: names, trigger: { on: 'deposit' }, ...programme }
    const list = `"programmes": ${JSON.stringify([whole])},\n"transfers": {`
    tree.write('merchants/harbour/merchant.json', text.replace('"transfers": {', list))
    const [merchant] = (await loadMerchants(tree.root)).merchants
    return merchant as Merchant
  }
  tree.write('merchants/harbour/merchant.json', text)
  const [none] = (await loadMerchants(tree.root)).merchants
  const was = await load({
    conditions: { minDeposit: '20', weekly: [{ from: 'FR 18:00', to: 'SU 23:59' }] },
    reward: { kind: 'money', amount: '5' },
    budget: { amount: '500', per: 'day' },
  })
  const is = await load({
    name: { EN: 'Cash back', AR: 'نقد' },
    conditions: { minDeposit: '50', languages: ['EN', 'AR'] },
    reward: { kind: 'bonus', percent: 10, most: '5', turnoverTimes: 3 },
    budget: { amount: '500', per: 'week' },
    join: 'apply',
    comment: 'optional',
  })
  const lines = (before: Merchant, after: Merchant) =>
    inSentences(changesBetween(before, after))
      .split('\n')
      .filter((line) => line.startsWith('  '))
  expect(lines(none as Merchant, was)).toEqual([
    '  “cash” is new: 5 in money for a deposit, once a member, at most 500 a day. Bound by the parts of the week FR 18:00 to SU 23:59 and the least deposit 20.',
  ])
  expect(lines(was, is)).toEqual([
    '  Of “cash” the name in English: “Cash” becomes “Cash back”.',
    '  Of “cash” the parts of the week: FR 18:00 to SU 23:59 becomes nothing.',
    '  Of “cash” the least deposit: 20 becomes 50.',
    '  Of “cash” the languages: nothing becomes EN and AR.',
    '  Of “cash” what is given: money becomes bonus.',
    '  Of “cash” the percent of the deposit: nothing becomes 10.',
    '  Of “cash” the amount: 5 becomes nothing.',
    '  Of “cash” the greatest amount: nothing becomes 5.',
    '  Of “cash” how many times it is to be staked: nothing becomes 3.',
    '  Of “cash” how members take part: nothing becomes apply.',
    '  Of “cash” whether a comment is asked for: nothing becomes optional.',
    '  Of “cash” the time of the budget: day becomes week.',
  ])
})

test('raffles are told by what they promise', async () => {
  const raffles = (closes: string, amount: string) =>
    `"raffles": [{ "id": "draw", "name": { "EN": "Draw", "AR": "سحب" }, "opens": "MO 00:00", "closes": "${closes}",
       "draws": "SU 21:00", "prizes": [{ "kind": "money", "count": 1, "amount": "${amount}" }], "budget": { "amount": "50" } }],
     "programmes": [{ "id": "tickets", "name": { "EN": "Tickets", "AR": "تذاكر" }, "trigger": { "on": "signIn" },
       "reward": { "kind": "tickets", "amount": "1", "raffle": "draw" }, "budget": { "amount": "9", "per": "ever" } }],
     "transfers": {`
  const added = await changesOf((text) => text.replace('"transfers": {', raffles('SU 20:00', '5')))
  expect(added).toContain('  Raffles: adds draw.')
  using tree = makeTree()
  const load = async (closes: string, amount: string) => {
    const text = tree.read('merchants/harbour/merchant.json')
    tree.write('merchants/harbour/merchant.json', text.replace('"transfers": {', raffles(closes, amount)))
    const [merchant] = (await loadMerchants(tree.root)).merchants
    tree.write('merchants/harbour/merchant.json', text)
    return merchant as Merchant
  }
  const lines = inSentences(changesBetween(await load('SU 20:00', '5'), await load('SU 19:00', '6'))).split('\n')
  expect(lines.slice(1)).toEqual([
    '  Of draw when it closes: SU 20:00 becomes SU 19:00.',
    '  Of draw the list of its prizes changes, from the next time it opens on.',
  ])
})

test('levels are told by their numbers', async () => {
  const lines = await changesOf((text) =>
    text
      .replace('"VIP": false', '"VIP": true')
      .replace(
        '"transfers": {',
        '"vip": { "days": 30, "keepPercent": 50, "levels": [{ "turnover": "100" }] },\n  "transfers": {',
      ),
  )
  expect(lines.slice(-5)).toEqual([
    'VIP levels',
    '  Over how many days is summed: nothing becomes 30.',
    '  The part of its sums at which a level is kept, in percent: nothing becomes 50.',
    '  Levels: nothing becomes 1.',
    '  Of level 1 what has to be staked for it: nothing becomes 100.',
  ])
})

test('the form is told field by field', async () => {
  const lines = await changesOf(
    (text) => text,
    (text) =>
      text.replace(
        /"email": \{[^}]*\}/,
        '"email": { "enabled": false, "required": false, "patternId": 3, "minLength": 6, "maxLength": 60 }',
      ),
  )
  expect(lines).toEqual(['Registration form', '  The field email is no longer asked for.'])
})

test('whatever differs is told somewhere', async () => {
  using tree = makeTree()
  const [merchant] = (await loadMerchants(tree.root)).merchants as [Merchant]
  const stated = Object.entries(merchant).filter(([, value]) => !(Array.isArray(value) && value.length === 0))
  const keys = stated.map(([key]) => key).filter((key) => key !== 'id' && key !== 'assets')
  fc.assert(
    fc.property(fc.constantFrom(...keys), (key) => {
      const changed = { ...merchant, [key]: other((merchant as unknown as Record<string, unknown>)[key]) } as Merchant
      expect(changesBetween(merchant, changed), key).not.toEqual([])
    }),
  )
})

/** A value of the same shape with another value in every leaf. */
function other(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return `${value}x`
  if (value === null) return 'x'
  if (Array.isArray(value)) return value.map(other)
  return Object.fromEntries(Object.entries(value as object).map(([key, entry]) => [key, other(entry)]))
}
