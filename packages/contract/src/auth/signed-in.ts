import Type, { type Static } from 'typebox'

/** The answer to a successful sign-in or registration. The token goes into session storage (docs/decisions/08). */
export const SignedIn = Type.Object({
  token: Type.String(),
  account: Type.String(),
  firstTimeLogin: Type.Boolean({ description: 'Until firstLogin is called' }),
  passwordExpired: Type.Boolean({ description: 'Older than the merchant allows, or a temporary one' }),
  mustChangePassword: Type.Boolean({ description: 'The password equals the deployment’s default' }),
})
export type SignedIn = Static<typeof SignedIn>
