import { closest } from '@livery/document/closest'
import type { Fault } from '@livery/document/fault'
import { CURRENCY_CODES, resolveCurrency } from '../../currencies.ts'
import type { Draft, Rule, Stated } from '../../draft.ts'
import type { money } from './schema.ts'

type File = Stated<typeof money>

/** The currency and the time zone must exist. */
export const moneyFaults: Rule<File> = (draft) => [...currencyFaults(draft), ...timeZoneFaults(draft)]

function currencyFaults({ file, merchant }: Draft<File>): Fault[] {
  const { code, symbol, exponent } = file.currency ?? {}
  if (code === undefined) return []
  const usual = resolveCurrency({ code })?.exponent
  if (exponent !== undefined && usual !== undefined && exponent !== usual) {
    return [
      merchant.faultAt(['currency', 'exponent'], {
        code: 'currency.exponent',
        message: `${code} has ${usual} decimals by ISO 4217, not ${exponent}; every amount would be wrong`,
        repair: 'Remove it',
      }),
    ]
  }
  if (resolveCurrency({ code, symbol, exponent })) return []
  const near = closest(code, CURRENCY_CODES)
  return [
    merchant.faultAt(['currency', 'code'], {
      code: 'currency.unknown',
      message: `the currency ${JSON.stringify(code)} is not in the table`,
      ...(near === undefined ? {} : { suggestion: JSON.stringify(near) }),
      repair: 'State its symbol and exponent here',
    }),
  ]
}

function timeZoneFaults({ file, merchant }: Draft<File>): Fault[] {
  const { timeZone } = file
  if (timeZone === undefined || isTimeZone(timeZone)) return []
  const near = closest(timeZone, Intl.supportedValuesOf('timeZone'))
  return [
    merchant.faultAt(['timeZone'], {
      code: 'timezone.unknown',
      message: 'no such time zone',
      found: JSON.stringify(timeZone),
      ...(near === undefined ? {} : { suggestion: JSON.stringify(near) }),
      repair: 'Write an IANA time zone such as Asia/Manila',
    }),
  ]
}

/** Cache of checked zones: many merchants share few zones, and the check is slow. */
const zones = new Map<string, boolean>()

function isTimeZone(name: string): boolean {
  const known = zones.get(name)
  if (known !== undefined) return known
  let is = true
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    // Engines accept offsets such as +08:00 too, but these have no daylight saving time.
    is = !/^[+-]/.test(name)
    if (is) zones.set(name, is)
  } catch {
    is = false
  }
  return is
}
