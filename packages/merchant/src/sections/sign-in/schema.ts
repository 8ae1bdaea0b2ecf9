import Type from 'typebox'

/** How long sessions and remembered devices stay valid. */
export const signIn = {
  signIn: Type.Object(
    {
      passwordDays: Type.Integer({
        minimum: 1,
        maximum: 3650,
        description: 'a password older than so many days has expired, 1 to 3650; see FORCEPASSWORDCHANGE',
      }),
    },
    { additionalProperties: false, description: 'how long what one signs in with holds' },
  ),
}
