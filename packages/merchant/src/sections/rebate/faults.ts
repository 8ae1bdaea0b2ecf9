import { closest } from '@livery/document/closest'
import type { Fault, Path } from '@livery/document/fault'
import { writtenDecimals } from '@livery/locale/money'
import { resolveCurrency } from '../../currencies.ts'
import { type Draft, entriesOf, type Rule, type Stated } from '../../draft.ts'
import type { games } from '../games/schema.ts'
import type { menus } from '../menus/schema.ts'
import type { rebate } from './schema.ts'

type File = Stated<typeof rebate> &
  Stated<typeof games> &
  Stated<typeof menus> & {
    readonly currency: { readonly code: string; readonly symbol?: string; readonly exponent?: number }
  }

/**
 * Rates must be for what the merchant offers and stated once, the least claim must exist in the currency, and the page
 * must have a rebate to show.
 */
export const rebateFaults: Rule<File> = (draft) => [
  ...minFaults(draft),
  ...entriesOf(draft.file.rebate?.rates).flatMap(([index]) => rateFaults(draft, index)),
  ...menuFaults(draft),
]

function minFaults({ file, merchant }: Draft<File>): Fault[] {
  const { code, symbol, exponent } = file.currency ?? {}
  const currency = code === undefined ? undefined : resolveCurrency({ code, symbol, exponent })
  const min = file.rebate?.min
  if (min === undefined || !currency) return []
  const path = ['rebate', 'min']
  const found = JSON.stringify(min)
  const decimals = min.split('.')[1]?.length ?? 0
  if (decimals > writtenDecimals(currency)) {
    const message = `${currency.code} has ${writtenDecimals(currency)} decimals, not ${decimals}`
    return [merchant.faultAt(path, { code: 'amount.decimals', message, found, repair: 'Round the amount' })]
  }
  if (/[1-9]/.test(min)) return []
  const message = 'nothing cannot be claimed'
  return [merchant.faultAt(path, { code: 'amount.zero', message, found, repair: 'State an amount above zero' })]
}

function rateFaults(draft: Draft<File>, index: number): Fault[] {
  const { file, merchant } = draft
  const rates = file.rebate?.rates ?? []
  const { vendor, gameType } = rates[index] ?? {}
  const at = ['rebate', 'rates', index]
  if (vendor === undefined && gameType === undefined) {
    const message = 'a rate is of a vendor, of a game type, or of both'
    return [merchant.faultAt(at, { code: 'rebate.of', message, repair: 'State vendor, gameType or both' })]
  }
  const first = rates.findIndex((other) => other?.vendor === vendor && other?.gameType === gameType)
  if (first < index) {
    const message = `${[vendor, gameType].filter((part) => part !== undefined).join(', ')} has a rate already, and only the first would count`
    return [merchant.faultAt(at, { code: 'rebate.twice', message, repair: 'Remove it' })]
  }
  const vendors = entriesOf(file.vendors).flatMap(([, { id }]) => (id === undefined ? [] : [id]))
  return [
    ...offeredFaults(draft, [...at, 'vendor'], vendor, vendors, 'vendor', 'Name one of its vendors'),
    ...offeredFaults(
      draft,
      [...at, 'gameType'],
      gameType,
      entriesOf(file.categories).map(([, category]) => category),
      'category',
      'Name one of its categories',
    ),
  ]
}

function offeredFaults(
  { merchant }: Draft<File>,
  path: Path,
  named: string | undefined,
  offered: readonly string[],
  what: string,
  repair: string,
): Fault[] {
  if (named === undefined || offered.includes(named)) return []
  const near = closest(named, offered)
  return [
    merchant.faultAt(path, {
      code: `rebate.${what}`,
      message: `the merchant offers no ${what} ${JSON.stringify(named)}`,
      ...(near === undefined ? {} : { suggestion: JSON.stringify(near) }),
      repair,
    }),
  ]
}

function menuFaults({ file, merchant }: Draft<File>): Fault[] {
  const entries = file.menus?.memberMenu as readonly (string | undefined)[] | undefined
  const index = entries?.indexOf('manualRebate') ?? -1
  if (index < 0 || file.rebate !== undefined) return []
  return [
    merchant.faultAt(['menus', 'memberMenu', index], {
      code: 'rebate.idle',
      severity: 'warning',
      message: 'the entry "manualRebate" shows nothing without a rebate',
      repair: 'Remove it, or add "rebate"',
    }),
  ]
}
