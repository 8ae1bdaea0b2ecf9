import Type, { type Static } from 'typebox'
import { SECTIONS } from './sections.ts'

/** The version of the two files' shape; a later one brings a migration. */
export const MERCHANT_VERSION = 1

type Joined<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
type Keys = Joined<(typeof SECTIONS)[keyof typeof SECTIONS]['schema']>
const keys: Keys = Object.assign({}, ...Object.values(SECTIONS).map(({ schema }) => schema))

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
    ...keys,
  },
  { additionalProperties: false, title: 'Merchant' },
)
export type MerchantFile = Static<typeof MerchantFile>
