import Type from 'typebox'
import { HttpsAddress } from '../../https-address.ts'

/** The rules that the merchant obeys. */
export const compliance = {
  compliance: Type.Object(
    {
      jurisdiction: Type.String({ pattern: '^[A-Z]{2}(-[A-Z0-9]{1,3})?$', description: 'ISO 3166, such as MT' }),
      authority: Type.Optional(Type.String({ minLength: 1, maxLength: 80, description: 'who supervises it' })),
      licence: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'the licence number' })),
      licenceUrl: Type.Optional(HttpsAddress),
      ageMinimum: Type.Integer({ minimum: 16, maximum: 25, description: 'who may play, in years, 16 to 25' }),
      balanceAlwaysVisible: Type.Boolean({ description: 'true where the law forbids hiding the balance' }),
      ageBeforeFreePlay: Type.Boolean({
        description: 'true where the law forbids free trials to whoever has not stated their age: they are for members',
      }),
      agentsMayPlay: Type.Optional(
        Type.Boolean({ description: 'false where agents may not play for real money; they may unless it is stated' }),
      ),
      minimumSpinMs: Type.Integer({
        minimum: 0,
        maximum: 60_000,
        description: 'the least time between two spins in milliseconds, 0 where the law demands none',
      }),
    },
    { additionalProperties: false, description: 'the rules the merchant runs under' },
  ),
}
