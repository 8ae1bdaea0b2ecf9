import { closest } from '@livery/document/closest'
import type { Fault, Path } from '@livery/document/fault'
import { writtenDecimals } from '@livery/locale/money'
import { resolveCurrency } from '../../currencies.ts'
import { type Draft, entriesOf, type Rule, type Stated } from '../../draft.ts'
import { duplicateFaults } from '../../duplicate-faults.ts'
import type { games } from '../games/schema.ts'
import type { programmes } from '../programmes/schema.ts'
import type { vip } from '../vip/schema.ts'
import type { pointMall } from './schema.ts'

type File = Stated<typeof pointMall> &
  Stated<typeof games> &
  Stated<typeof programmes> &
  Stated<typeof vip> & {
    readonly currency: { readonly code: string; readonly symbol?: string; readonly exponent?: number }
  }

const AT = 'pointMall'

/**
 * Rates must be for what the merchant offers and stated once, amounts must exist, and every item must be reachable and
 * affordable.
 */
export const pointMallFaults: Rule<File> = (draft) => {
  const mall = draft.file.pointMall
  if (mall === undefined) return []
  return [
    ...entriesOf(mall.rates).flatMap(([index]) => rateFaults(draft, index)),
    ...amountFaults(draft, ['deposits', 'per'], mall.deposits?.per),
    ...amountFaults(draft, ['conversion', 'amount'], mall.conversion?.amount),
    ...conversionFaults(draft),
    ...duplicateFaults(
      draft.merchant,
      [AT, 'items'],
      'id',
      entriesOf(mall.items).map(([index, { id }]) => [index, id] as const),
    ),
    ...entriesOf(mall.items).flatMap(([index]) => itemFaults(draft, index)),
    ...idleFaults(draft),
  ]
}

function amountFaults({ file, merchant }: Draft<File>, path: Path, amount: string | undefined): Fault[] {
  const { code, symbol, exponent } = file.currency ?? {}
  const currency = code === undefined ? undefined : resolveCurrency({ code, symbol, exponent })
  if (amount === undefined || !currency) return []
  const at = [AT, ...path]
  const found = JSON.stringify(amount)
  const decimals = amount.split('.')[1]?.length ?? 0
  if (decimals > writtenDecimals(currency)) {
    const message = `${currency.code} has ${writtenDecimals(currency)} decimals, not ${decimals}`
    return [merchant.faultAt(at, { code: 'amount.decimals', message, found, repair: 'Round the amount' })]
  }
  if (/[1-9]/.test(amount)) return []
  const repair = 'State an amount above zero'
  return [merchant.faultAt(at, { code: 'amount.zero', message: 'it is nothing', found, repair })]
}

function rateFaults(draft: Draft<File>, index: number): Fault[] {
  const { file, merchant } = draft
  const rates = file.pointMall?.rates ?? []
  const { vendor, gameType, per } = rates[index] ?? {}
  const at = [AT, 'rates', index]
  if (vendor === undefined && gameType === undefined) {
    const message = 'a rate is of a vendor, of a game type, or of both'
    return [merchant.faultAt(at, { code: 'mall.of', message, repair: 'State vendor, gameType or both' })]
  }
  const first = rates.findIndex((other) => other?.vendor === vendor && other?.gameType === gameType)
  if (first < index) {
    const message = `${[vendor, gameType].filter((part) => part !== undefined).join(', ')} has a rate already, and only the first would count`
    return [merchant.faultAt(at, { code: 'mall.twice', message, repair: 'Remove it' })]
  }
  const vendors = entriesOf(file.vendors).flatMap(([, { id }]) => (id === undefined ? [] : [id]))
  const categories = entriesOf(file.categories).map(([, category]) => category)
  return [
    ...amountFaults(draft, ['rates', index, 'per'], per),
    ...offeredFaults(draft, [...at, 'vendor'], vendor, vendors, 'vendor'),
    ...offeredFaults(draft, [...at, 'gameType'], gameType, categories, 'category'),
  ]
}

function offeredFaults(
  { merchant }: Draft<File>,
  path: Path,
  named: string | undefined,
  offered: readonly string[],
  what: 'vendor' | 'category',
): Fault[] {
  if (named === undefined || offered.includes(named)) return []
  const near = closest(named, offered)
  return [
    merchant.faultAt(path, {
      code: `mall.${what}`,
      message: `the merchant offers no ${what} ${JSON.stringify(named)}`,
      ...(near === undefined ? {} : { suggestion: JSON.stringify(near) }),
      repair: what === 'vendor' ? 'Name one of its vendors' : 'Name one of its categories',
    }),
  ]
}

function conversionFaults({ file, merchant }: Draft<File>): Fault[] {
  const { points, perDay } = file.pointMall?.conversion ?? {}
  if (points === undefined || perDay === undefined || perDay >= points) return []
  return [
    merchant.faultAt([AT, 'conversion', 'perDay'], {
      code: 'mall.conversion',
      message: `nobody can convert ${points} points at once`,
      found: String(perDay),
      repair: `State ${points} or more`,
    }),
  ]
}

function itemFaults({ file, merchant }: Draft<File>, index: number): Fault[] {
  const { kind, stock, level } = file.pointMall?.items?.[index] ?? {}
  const at = [AT, 'items', index]
  const faults: Fault[] = []
  if (kind === 'physical' && stock === undefined) {
    const message = 'nobody knows how many there are'
    faults.push(merchant.faultAt(at, { code: 'mall.stock', message, repair: 'Add "stock"' }))
  }
  if (kind === 'virtual' && stock !== undefined) {
    const message = 'of a virtual item there are as many as there are codes'
    faults.push(merchant.faultAt([...at, 'stock'], { code: 'mall.stock', message, repair: 'Remove it' }))
  }
  const highest = file.vip?.levels?.length ?? 0
  if (level !== undefined && level > highest) {
    const message = highest === 0 ? 'the merchant has no VIP levels' : `there is no level ${level}`
    const repair = highest === 0 ? 'Remove it, or add "vip"' : `Name one from 1 to ${highest}`
    faults.push(merchant.faultAt([...at, 'level'], { code: 'mall.level', message, found: String(level), repair }))
  }
  return faults
}

/** A mall in which nothing can be earned, or nothing can be redeemed. */
function idleFaults({ file, merchant }: Draft<File>): Fault[] {
  const { rates, deposits, items, conversion } = file.pointMall ?? {}
  const gives = entriesOf(file.programmes).some(([, { reward }]) => reward?.kind === 'points')
  const faults: Fault[] = []
  if (rates?.length === 0 && deposits === undefined && !gives) {
    const message = 'nobody can earn a point'
    faults.push(merchant.faultAt([AT, 'rates'], { code: 'mall.idle', message, repair: 'Add a rate' }))
  }
  if (items?.length === 0 && conversion === undefined) {
    const message = 'nothing is had for points'
    faults.push(merchant.faultAt([AT, 'items'], { code: 'mall.idle', message, repair: 'Add an item' }))
  }
  return faults
}
