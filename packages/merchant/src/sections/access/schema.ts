import Type from 'typebox'

/** Excluded visitors. */
export const access = {
  access: Type.Object(
    {
      blockedCountries: Type.Array(
        Type.String({ pattern: '^[A-Z]{2}$', description: 'an ISO 3166 country such as US' }),
        { uniqueItems: true, description: 'countries that see the blocked page' },
      ),
      blockedAddresses: Type.Array(
        Type.String({ minLength: 2, maxLength: 50, description: 'an IP address, or a range such as 203.0.113.0/24' }),
        { uniqueItems: true, description: 'addresses that see the blocked page' },
      ),
    },
    { additionalProperties: false, description: 'who is kept out; never sent to a browser' },
  ),
}
