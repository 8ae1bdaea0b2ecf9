import type { ResponseOf } from '@livery/contract/call'
import type { MallItem, PointRate, pointsConfig } from '@livery/contract/rewards/points/mall'
import { fromMinor, toMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { textIn } from '@livery/merchant/texts'
import { stocksOf } from '../../../ledger/points/orders.ts'
import { vipName } from '../../../members/vip/benefits.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { codesOfVendors } from '../rebate/shown.ts'
import { kindOf } from './plan.ts'

type Mall = NonNullable<Merchant['pointMall']>
type Item = Mall['items'][number]

/** How many pieces of an item are left. */
function leftOf({ id, kind, stock = 0 }: Item, stocks: Awaited<ReturnType<typeof stocksOf>>): number {
  return kind === 'virtual' ? (stocks.codes.get(id) ?? 0) : Math.max(0, stock - (stocks.sold.get(id) ?? 0))
}

/** A merchant's mall in a language; closed where it has none. */
export async function mallShown(
  sql: Sql,
  merchant: Merchant,
  language: string,
): Promise<ResponseOf<typeof pointsConfig>> {
  const { pointMall: mall, currency } = merchant
  if (!mall) return { isOpen: false, name: '', rates: [], items: [], conversion: null }
  const stocks = await stocksOf(sql, merchant.id)
  const { conversion } = mall
  const amount = (stated: string) => fromMinor(toMinor(stated, currency.exponent), currency.exponent)
  return {
    isOpen: true,
    name: textIn(mall.name, language, merchant.languages),
    rates: await ratesShown(sql, mall, amount),
    items: mall.items.map((item) => itemShown(item, merchant, language, leftOf(item, stocks))),
    conversion: conversion
      ? {
          points: conversion.points,
          amount: amount(conversion.amount),
          turnoverTimes: conversion.turnoverTimes,
          perDay: conversion.perDay ?? null,
        }
      : null,
  }
}

function itemShown(item: Item, merchant: Merchant, language: string, left: number): MallItem {
  const { id, shelf, kind, picture, name, text, points, level = null, most = null } = item
  return {
    ...{ id, shelf, kind, picture, points, left, level, most },
    name: textIn(name, language, merchant.languages),
    text: text ? textIn(text, language, merchant.languages) : null,
    levelName: level === null ? null : vipName(merchant, level),
  }
}

/** The rates of points in the merchant's order, vendors by their codes; vendors that are gone are left out. */
async function ratesShown(sql: Sql, { rates, deposits }: Mall, amount: (stated: string) => string) {
  const codes = await codesOfVendors(sql, rates)
  const ofPlay = rates.flatMap(({ vendor, gameType = null, points, per }): PointRate[] => {
    const code = vendor === undefined ? null : codes.get(vendor)
    if (code === undefined || (vendor !== undefined && code === null)) return []
    return [{ kind: kindOf(gameType ?? ''), vendor: code, gameType, points, per: amount(per) }]
  })
  const { points = 0, per = '0' } = deposits ?? {}
  const ofDeposits: PointRate = { kind: 'deposit', vendor: null, gameType: null, points, per: amount(per) }
  return deposits ? [...ofPlay, ofDeposits] : ofPlay
}
