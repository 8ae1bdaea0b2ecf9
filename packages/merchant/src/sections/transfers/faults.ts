import type { Fault } from '@livery/document/fault'
import { toMinor } from '@livery/locale/amount'
import { writtenDecimals } from '@livery/locale/money'
import { resolveCurrency } from '../../currencies.ts'
import type { Draft, Rule, Stated } from '../../draft.ts'
import type { transfers } from './schema.ts'

type File = Stated<typeof transfers> & {
  readonly currency: { readonly code: string; readonly symbol?: string; readonly exponent?: number }
}
const WAYS = ['toUpline', 'toDownline'] as const

/** Amounts must exist in the currency, and some amount must lie between the least and the greatest. */
export const transferFaults: Rule<File> = (draft) =>
  WAYS.flatMap((way) => {
    const limits = draft.file.transfers?.[way] ?? {}
    const faults = (['min', 'max', 'perDay'] as const).flatMap((key) => amountFaults(draft, way, key, limits[key]))
    return faults.length > 0 ? faults : orderFaults(draft, way)
  })

function amountFaults(
  { file, merchant }: Draft<File>,
  way: (typeof WAYS)[number],
  key: 'min' | 'max' | 'perDay',
  amount: string | undefined,
): Fault[] {
  const { code, symbol, exponent } = file.currency ?? {}
  const currency = code === undefined ? undefined : resolveCurrency({ code, symbol, exponent })
  if (amount === undefined || !currency) return []
  const found = JSON.stringify(amount)
  const path = ['transfers', way, key]
  const decimals = amount.split('.')[1]?.length ?? 0
  if (decimals > writtenDecimals(currency)) {
    const message = `${currency.code} has ${writtenDecimals(currency)} decimals, not ${decimals}`
    return [merchant.faultAt(path, { code: 'amount.decimals', message, found, repair: 'Round the amount' })]
  }
  if (/[1-9]/.test(amount)) return []
  const message = 'an amount of zero moves nothing'
  return [merchant.faultAt(path, { code: 'amount.zero', message, found, repair: 'State an amount above zero' })]
}

function orderFaults({ file, merchant }: Draft<File>, way: (typeof WAYS)[number]): Fault[] {
  const { min, max } = file.transfers?.[way] ?? {}
  // Compared at the finest exponent; both are sound amounts here.
  if (min === undefined || max === undefined || toMinor(min, 4) <= toMinor(max, 4)) return []
  return [
    merchant.faultAt(['transfers', way, 'max'], {
      code: 'transfers.order',
      message: `no amount is at least ${min} and at most ${max}`,
      repair: 'Raise it, or lower min',
    }),
  ]
}
