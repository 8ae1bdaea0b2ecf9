import Type from 'typebox'

/** The merchant's currency and time zone. */
export const money = {
  currency: Type.Object(
    {
      code: Type.String({ pattern: '^[A-Z]{3,5}$', description: 'an ISO 4217 code such as PHP' }),
      symbol: Type.Optional(Type.String({ minLength: 1, maxLength: 6, description: 'how amounts are marked' })),
      exponent: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 4, description: 'decimals of the minor unit, 0 to 4' }),
      ),
    },
    { additionalProperties: false, description: 'symbol and exponent have defaults for known currencies' },
  ),
  timeZone: Type.String({ minLength: 1, description: 'an IANA time zone such as Asia/Manila' }),
}
