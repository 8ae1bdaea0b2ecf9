import Type from 'typebox'
import { integer, json } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'

/** A conversion in the form that the SQL function `point_convert` takes. */
export interface NewConversion {
  readonly id: string
  readonly merchantId: string
  readonly memberId: string
  readonly currency: { readonly code: string; readonly exponent: number }
  readonly points: number
  readonly amountMinor: bigint
  readonly turnoverMinor: bigint
  readonly clientKey: string
  readonly requestHash: Buffer
  /** The name of the requirement. */
  readonly name: string
  readonly dayBegan: Date
  readonly perDay: number | null
}

const DONE = json(Type.Object({ status: Type.Enum(['OK', 'ALREADY', 'CONFLICT', 'DAY', 'POINTS'] as const) }))

/** Converts points into money, once for the member's key. */
export async function makeConversion(sql: Sql, conversion: NewConversion) {
  const { currency } = conversion
  const row = await sql.row(
    { done: DONE },
    'select point_convert(jsonb_populate_record(null::point_conversion, $1), $2, $3, $4) as done',
    [
      JSON.stringify({
        id: conversion.id,
        merchant_id: conversion.merchantId,
        member_id: conversion.memberId,
        points: conversion.points,
        currency: currency.code,
        exponent: currency.exponent,
        amount_minor: String(conversion.amountMinor),
        turnover_minor: String(conversion.turnoverMinor),
        client_key: conversion.clientKey,
        request_hash: `\\x${conversion.requestHash.toString('hex')}`,
      }),
      conversion.name,
      conversion.dayBegan.toISOString(),
      conversion.perDay,
    ],
  )
  sql.notify('events')
  return row!.done.status
}

/** How many points a member converted since a moment. */
export async function convertedSince(sql: Sql, merchantId: string, memberId: string, since: Date): Promise<number> {
  const row = await sql.row(
    { points: integer },
    `select coalesce(sum(points), 0)::int as points from point_conversion
      where member_id = $2 and merchant_id = $1 and at >= $3`,
    [merchantId, memberId, since],
  )
  return row!.points
}
