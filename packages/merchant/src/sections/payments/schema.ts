import { AMOUNT_PATTERN } from '@livery/contract/wire-format'
import Type from 'typebox'

const strict = { additionalProperties: false }
const amount = (description: string) => Type.String({ pattern: AMOUNT_PATTERN, description })
const method = Type.String({ pattern: '^[a-z][a-z0-9-]*$', description: 'the id of a folder in payments/' })

/** The merchant's own terms in place of the way's; amounts are in the merchant's currency. */
const terms = (direction: string) =>
  Type.Union(
    [
      Type.Literal(false, { description: `no ${direction} by it` }),
      Type.Object(
        {
          min: Type.Optional(amount('the least amount, not below the way’s own')),
          max: Type.Optional(amount('the greatest amount, not above the way’s own')),
          quick: Type.Optional(
            Type.Array(amount('an amount to press'), { maxItems: 8, description: 'the amounts to press' }),
          ),
          fee: Type.Optional(
            Type.Object(
              {
                basisPoints: Type.Optional(
                  Type.Integer({ minimum: 0, maximum: 5_000, description: 'hundredths of a percent' }),
                ),
                fixed: Type.Optional(amount('a fixed part')),
              },
              { ...strict, description: 'what the member pays for it, instead of the way’s own fee' },
            ),
          ),
        },
        strict,
      ),
    ],
    { description: `${direction}s by it: false for none, or what differs from the way itself` },
  )

/** The ways to pay in and out. */
export const payments = {
  // Optional, so that releases older than this key can still be shown.
  payments: Type.Optional(
    Type.Object(
      {
        methods: Type.Array(
          Type.Object(
            {
              id: method,
              deposit: Type.Optional(terms('deposit')),
              withdrawal: Type.Optional(terms('withdrawal')),
            },
            { ...strict, description: 'a way to pay, and what differs here from the way itself' },
          ),
          { maxItems: 40, description: 'the ways it offers, in the order in which members see them' },
        ),
        countries: Type.Optional(
          Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), Type.Array(method, { maxItems: 40 }), {
            description: 'other ways or another order for members of a country; of those in methods',
          }),
        ),
      },
      { ...strict, description: 'the ways to pay in and out; none when left out' },
    ),
  ),
}
