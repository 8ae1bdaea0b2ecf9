import Type, { type Static } from 'typebox'
import { Amount } from './schemas.ts'

/** The number that identifies a promotion or a banner in a reader's memory. */
export const Figure = Type.Union([
  Type.Object({ percent: Type.Number({ description: 'Percent: 8 is 8 %' }) }),
  Type.Object({ amount: Amount }),
])
export type Figure = Static<typeof Figure>
