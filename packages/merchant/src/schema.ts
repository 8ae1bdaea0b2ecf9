import Type, { type Static } from 'typebox'
import { brand } from './brand.ts'
import { contact } from './contact.ts'
import { Flags } from './flags.ts'
import { lobby } from './lobby.ts'
import { operation } from './operation.ts'
import { thirdParties } from './third-parties.ts'

/** The version of the two files' shape; a later one brings a migration. */
export const MERCHANT_VERSION = 1

/** `merchant.json`: everything about a merchant except its registration form, values from its groups included. */
export const MerchantFile = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: 'for editors' })),
    extends: Type.Optional(
      Type.String({
        pattern: '^[a-z][a-z0-9-]*$',
        description: 'the id of a folder in groups/, of which this file states only what differs',
      }),
    ),
    version: Type.Literal(MERCHANT_VERSION, { description: `the version of this format, ${MERCHANT_VERSION}` }),
    ...brand,
    flags: Flags,
    ...lobby,
    ...contact,
    ...thirdParties,
    ...operation,
  },
  { additionalProperties: false, title: 'Merchant' },
)
export type MerchantFile = Static<typeof MerchantFile>
