import Type, { type Static } from 'typebox'
import { Amount } from './schemas.ts'

/** The figure that a promotion or a banner is remembered by. */
export const Figure = Type.Union([
  Type.Object({ percent: Type.Number({ description: 'Percent: 8 is 8 %' }) }),
  Type.Object({ amount: Amount }),
])
export type Figure = Static<typeof Figure>
