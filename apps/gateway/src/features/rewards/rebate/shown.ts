import type { ResponseOf } from '@livery/contract/call'
import type { manualRebate } from '@livery/contract/rewards/rebate'
import { fromMinor, shortestFromMinor, toMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { MICRO, openRebate } from '../../../ledger/rebate/rebate.ts'
import type { Account } from '../../../members/sessions/session.ts'
import { nullable, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { levelBp, planOf } from './plan.ts'

/** Hundredths of a percent in the form of the wire: "0.5". */
export const percentOf = (bp: number): string => shortestFromMinor(BigInt(bp), 2)

/** A member's present rebate: the rates, the open amount, and the amount of a claim. */
export async function rebateShown(
  sql: Sql,
  merchant: Merchant,
  { memberId, vipLevel }: Pick<Account, 'memberId' | 'vipLevel'>,
): Promise<ResponseOf<typeof manualRebate>> {
  const { currency, rebate } = merchant
  const open = await openRebate(sql, merchant.id, memberId, leastOf(merchant))
  const amount = (minor: bigint) => fromMinor(minor, currency.exponent)
  const payable = open.totalMicro / MICRO
  return {
    rates: await ratesShown(sql, merchant, vipLevel),
    open: open.rows.map(({ vendor, gameType, rateBp, turnoverMinor, amountMicro }) => ({
      vendor,
      gameType,
      percent: percentOf(rateBp),
      staked: amount(turnoverMinor),
      amount: amount(amountMicro / MICRO),
    })),
    amount: amount(payable),
    min: amount(leastOf(merchant)),
    isReady: payable >= leastOf(merchant),
    turnoverTimes: rebate?.turnoverTimes ?? 0,
    number: open.number,
    upTo: String(open.upTo),
  }
}

/** The least amount of a claim; the rest of an ended rebate can be claimed in any amount. */
export function leastOf({ rebate, currency }: Merchant): bigint {
  return rebate ? toMinor(rebate.min, currency.exponent) : 1n
}

/** A member's rates in the merchant's order, vendors by their codes. */
async function ratesShown(sql: Sql, merchant: Merchant, level: number) {
  const plan = planOf(merchant)?.plan
  const rates = plan?.rates ?? []
  const added = plan ? levelBp(plan, level) : 0
  const codes = await codesOfVendors(sql, rates)
  return rates.flatMap(({ vendor, gameType = null, bp }) => {
    const code = vendor === undefined ? null : codes.get(vendor)
    return code === undefined || (vendor !== undefined && code === null)
      ? []
      : [{ vendor: code, gameType, percent: percentOf(bp === 0 ? 0 : bp + added) }]
  })
}

/** The codes of the vendors that rates name, by their folders; null where the catalogue has no game of one. */
export async function codesOfVendors(
  sql: Sql,
  rates: readonly { readonly vendor?: string | undefined }[],
): Promise<ReadonlyMap<string, string | null>> {
  const named = [...new Set(rates.flatMap(({ vendor }) => (vendor === undefined ? [] : [vendor])))]
  if (named.length === 0) return new Map()
  const rows = await sql.rows(
    { id: text, code: nullable(text) },
    `select id, (select vendor from game_catalogue where vendor_id = id limit 1) as code from unnest($1::text[]) as id`,
    [named],
  )
  return new Map(rows.map(({ id, code }) => [id, code]))
}
