import Type, { type Static } from 'typebox'
import { Amount } from '../schemas.ts'
import { TEAM_COUNTS, TEAM_SUMS } from './words.ts'

/** The text form of a share in percent, with at most two decimals. */
export const PERCENT_PATTERN = '^[0-9]{1,3}(\\.[0-9]{1,2})?$'

export const Percent = Type.String({ pattern: PERCENT_PATTERN, description: 'Percent, e.g. "1.5"' })

const fields = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>

/**
 * Members' figures in a period. `net` is their result: prizes, rebates, promotions, salaries and dividends less bets,
 * below zero where they lost.
 */
export const TeamSums = Type.Object(fields(TEAM_SUMS, Amount))
export type TeamSums = Static<typeof TeamSums>

export const TeamFigures = Type.Object({
  ...TeamSums.properties,
  ...fields(TEAM_COUNTS, Type.Integer({ minimum: 0 })),
})
export type TeamFigures = Static<typeof TeamFigures>
