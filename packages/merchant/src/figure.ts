import type { Figure as PublicFigure } from '@livery/contract/figure'
import { fromMinor } from '@livery/locale/amount'
import Type, { type Static } from 'typebox'

/** The figure that identifies a promotion or a banner in a reader's memory, as stated in a merchant's file. */
export const Figure = Type.Union(
  [
    Type.Object(
      { percent: Type.Number({ exclusiveMinimum: 0, maximum: 1000, description: 'percent: 8 is 8 %' }) },
      { additionalProperties: false },
    ),
    Type.Object(
      { amount: Type.Integer({ minimum: 1, maximum: 1e15, description: 'an amount in minor units' }) },
      { additionalProperties: false },
    ),
  ],
  { description: 'the figure it is remembered by: {"percent": 100}, or {"amount": 500000} in minor units' },
)

/** The figure in the form of calls, with its amount in the merchant's currency. */
export function publicFigure(figure: Static<typeof Figure>, exponent: number): PublicFigure {
  return 'amount' in figure ? { amount: fromMinor(BigInt(figure.amount), exponent) } : figure
}
