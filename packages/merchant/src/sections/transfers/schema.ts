import { AMOUNT_PATTERN } from '@livery/contract/wire-format'
import Type from 'typebox'

const amount = (description: string) => Type.String({ pattern: AMOUNT_PATTERN, description })

const limits = (description: string) =>
  Type.Optional(
    Type.Object(
      {
        min: amount('the least amount of one, such as 10'),
        max: amount('the greatest amount of one, such as 5000'),
        perDay: Type.Optional(amount('what one may send so a day, such as 20000; any amount without it')),
      },
      { additionalProperties: false, description },
    ),
  )

/** Money from a member to the agent above, and from an agent to the own team. */
export const transfers = {
  transfers: Type.Optional(
    Type.Object(
      {
        toUpline: limits('from a member to the agent above; not possible without it'),
        toDownline: limits('from an agent to somebody of the own team; not possible without it'),
        turnoverPercent: Type.Integer({
          minimum: 0,
          maximum: 5_000,
          description: 'how much of what is received has to be staked before it is withdrawn, in percent; 0 is nothing',
        }),
      },
      { additionalProperties: false, description: 'money between members and agents of one team; none without it' },
    ),
  ),
}
