import { COLOUR_MODES } from '@livery/contract/boot'
import { oneOf } from '@livery/contract/schemas'
import Type from 'typebox'
import { LanguageCode, LocalText } from './texts.ts'

/** Ids are folder names and host labels. */
export const MERCHANT_ID = '^[a-z][a-z0-9-]{1,30}[a-z0-9]$'

/** Host labels the deployment uses itself. */
export const RESERVED_IDS = ['studio', 'arcade', 'www', 'api', 'admin', 'localhost'] as const

const Host = Type.String({
  minLength: 1,
  maxLength: 253,
  pattern: '^[^\\s/:@?#*]+$',
  description: 'a host name without scheme, port and path',
})

export const PLATFORMS = ['WEB'] as const
export const LOTTERY_TYPES = ['Lott'] as const

/** Who the merchant is and how it looks: names, addresses, theme, languages, money, clock. */
export const brand = {
  id: Type.String({
    pattern: MERCHANT_ID,
    description: 'the folder name: lower-case letters, digits and dashes, 3 to 32 of them',
  }),
  name: Type.String({ minLength: 1, maxLength: 40, description: 'the brand name, the same in every language' }),
  tagline: LocalText,
  legalName: LocalText,
  hosts: Type.Array(Host, {
    minItems: 1,
    uniqueItems: true,
    description: 'every host that shows this merchant; <id>.localhost is implied in development',
  }),
  domains: Type.Object(
    {
      main: Host,
      mirrors: Type.Array(Host, { uniqueItems: true, description: 'official mirror sites, each one of hosts' }),
    },
    { additionalProperties: false, description: 'the main host and its official mirrors' },
  ),
  theme: Type.String({ pattern: '^[a-z][a-z0-9-]*$', description: 'the id of a folder in themes/' }),
  defaultMode: oneOf(COLOUR_MODES, 'the colour mode before a visitor chooses'),
  languages: Type.Array(LanguageCode, {
    minItems: 1,
    uniqueItems: true,
    description: 'platform language codes: the default first, then the others',
  }),
  languageTags: Type.Optional(
    Type.Record(
      LanguageCode,
      Type.String({
        pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
        maxLength: 35,
        description: 'a BCP 47 tag such as es-MX',
      }),
      {
        additionalProperties: false,
        description: 'how a language is spoken and written here, where that is not the platform’s way: {"ES": "es-MX"}',
      },
    ),
  ),
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
  platform: oneOf(PLATFORMS, 'the platform name the calls carry'),
  lotteryType: oneOf(LOTTERY_TYPES, 'the lottery system'),
}
