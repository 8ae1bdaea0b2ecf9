import Type, { type Static } from 'typebox'
import { defineCall } from '../../call.ts'
import { PlayTotals } from './bets.ts'
import { LocalDate, Period, periodFields } from './period.ts'

/** The stakes and wins of one day, at one vendor, or in games of one type. */
export const ProfitRow = Type.Object({
  ...PlayTotals.properties,
  key: Type.String({ description: 'The day, the vendor’s code or the game type' }),
})
export type ProfitRow = Static<typeof ProfitRow>

export const personalProfit = defineCall({
  name: 'personalProfit',
  module: 'account',
  summary: 'The member’s profit and loss of a period by day, vendor and game type',
  method: 'GET',
  path: '/api/history/profit',
  auth: 'member',
  encrypted: false,
  request: Type.Object(periodFields, { additionalProperties: false }),
  response: Type.Object({
    period: Period,
    totals: PlayTotals,
    days: Type.Array(Type.Object({ ...PlayTotals.properties, key: LocalDate }), {
      description: 'Every day of the period, also those without play',
    }),
    vendors: Type.Array(ProfitRow),
    gameTypes: Type.Array(ProfitRow),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'PERIOD_INVALID'],
})
