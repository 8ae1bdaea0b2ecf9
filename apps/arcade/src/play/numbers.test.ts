import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { money } from '@livery/locale/money'
import { numberLayout } from '@livery/locale/number-layout'
import { locales } from '@livery/locale/registry'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { amountText } from '../client/amount-text.ts'
import { toMinor } from '../money.ts'
import { ArcadeTable } from '../testing/arcade-table.ts'

const MERCHANTS = join(import.meta.dirname, '..', '..', '..', '..', 'merchants')
/** The currencies of the demonstration; the language decides whether a symbol comes before or after the figures. */
const CURRENCIES = readdirSync(MERCHANTS)
  .map(
    (id) => /"currency": \{ "code": "([A-Z]{3})"/.exec(readFileSync(join(MERCHANTS, id, 'merchant.json'), 'utf8'))?.[1],
  )
  .filter((code) => code !== undefined)
  .map((code) => {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    const symbol = format.formatToParts(1).find(({ type }) => type === 'currency')?.value as string
    return { code, symbol, exponent: format.resolvedOptions().maximumFractionDigits as number }
  })

const table = new ArcadeTable()
beforeAll(() => table.start())
afterAll(() => table.remove())

it('knows the currencies of every merchant', () => {
  expect(CURRENCIES.length).toBe(readdirSync(MERCHANTS).length)
})

it.each(locales)('writes amounts in $englishName as the site does, in every currency', async (row) => {
  const boot = await table.open(
    await table.launch({ mode: 'demo', player: null, token: null, language: { tag: row.tag, dir: row.direction } }),
  )
  expect(boot.language).toMatchObject({ tag: row.tag, dir: row.direction })
  const { formatTag, numbers } = boot.language
  for (const currency of CURRENCIES) {
    for (const amount of ['0', '7.5', '1234', '12345.25', '9876543210']) {
      const exact = currency.exponent === 0 ? (amount.split('.')[0] as string) : amount
      const site = money({ amount: exact, currency, locale: { ...row, numbers: numberLayout(row) } }).text
      const arcade = amountText(toMinor(exact, currency.exponent), currency, {
        formatTag,
        formatFallback: null,
        numbers,
      })
      expect(arcade.replace(/^\u2066|\u2069$/g, ''), `${currency.code} ${exact}`).toBe(site)
    }
  }
})
