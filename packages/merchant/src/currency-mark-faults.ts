import type { Fault } from '@livery/document/fault'
import { localeByCode } from '@livery/locale/registry'
import { resolveCurrency } from './currencies.ts'
import { type Draft, entriesOf, type Rule } from './draft.ts'
import type { MerchantFile } from './schema.ts'
import { textsOf } from './texts-of.ts'

const ISO_CODE = /^[A-Z]{3}$/
const LETTERS = /^[A-Z]+$/

/** Texts mark amounts as the site does, since a reader would take another mark for another currency. */
export const currencyMarkFaults: Rule<MerchantFile> = (draft) => {
  const { code, symbol, exponent } = draft.file.currency ?? {}
  const currency = code === undefined ? undefined : resolveCurrency({ code, symbol, exponent })
  if (!currency) return []
  return entriesOf(draft.file.languages).flatMap(([, language]) => {
    const mark = usualMark(language, currency.code)
    return mark === null || mark === currency.symbol ? [] : markFaults(draft, language, mark, currency.symbol)
  })
}

function markFaults({ file, merchant }: Draft<MerchantFile>, language: string, mark: string, symbol: string): Fault[] {
  return textsOf(file).flatMap(({ path, words }) => {
    if (!words[language]?.includes(mark)) return []
    return merchant.faultAt([...path, language], {
      code: 'currency.mark',
      severity: 'warning',
      message: `an amount is marked ${mark}, where the site writes ${symbol}`,
      repair: `Write ${symbol}, or state the other as the currency's symbol`,
    })
  })
}

/**
 * The usual mark of a currency in texts of a language, without direction controls and a final point; null where texts
 * use the code, or only the merchant's symbol.
 */
function usualMark(language: string, code: string): string | null {
  const tag = localeByCode(language)?.tag
  if (tag === undefined || !ISO_CODE.test(code)) return null
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
  const part = format.formatToParts(1).find(({ type }) => type === 'currency')
  const mark = part?.value.replace(/\p{Cf}/gu, '').replace(/\.$/, '') ?? code
  return LETTERS.test(mark) ? null : mark
}
