import { oneOf } from '@livery/contract/schemas'
import { SUPPORT_POSITIONS } from '@livery/contract/system'
import Type from 'typebox'
import { HttpsAddress } from '../../https-address.ts'
import { LocalText } from '../../texts.ts'
import { chat } from './chat.ts'

export const SUPPORT_TYPES = [
  'livechat',
  'whatsapp',
  'telegram',
  'facebook',
  'messenger',
  'viber',
  'line',
  'email',
  'phone',
] as const
export const CHANNEL_KINDS = ['facebook', 'youtube', 'instagram', 'telegram', 'x', 'tiktok'] as const
export const APP_KINDS = ['ios', 'android', 'lite'] as const

const Contact = Type.String({
  pattern: '^(https://|mailto:|tel:)[^\\s]+$',
  maxLength: 400,
  description: 'an https, mailto or tel address',
})

/** The merchant's contacts and apps. */
export const contact = {
  customerService: Type.Array(
    Type.Object(
      {
        csType: oneOf(SUPPORT_TYPES, 'the kind of service'),
        csPosition: oneOf(SUPPORT_POSITIONS, 'where it stands: over every page, in the header, or on its own page'),
        title: LocalText,
        url: Contact,
      },
      { additionalProperties: false, description: 'a way to customer service' },
    ),
    { minItems: 1, description: 'customer service entries in their order; maintenance and block pages show them too' },
  ),
  chat,
  supportWindow: Type.Object(
    {
      width: Type.Integer({ minimum: 320, maximum: 1200, description: 'its width in pixels, 320 to 1200' }),
      height: Type.Integer({ minimum: 320, maximum: 1200, description: 'its height in pixels, 320 to 1200' }),
    },
    { additionalProperties: false, description: 'the small window in which customer service opens' },
  ),
  channels: Type.Array(
    Type.Object(
      { kind: oneOf(CHANNEL_KINDS, 'the network'), url: HttpsAddress },
      { additionalProperties: false, description: 'an official channel' },
    ),
    { description: 'official channels in their order' },
  ),
  apps: Type.Array(
    Type.Object(
      {
        kind: oneOf(APP_KINDS, 'the platform of the app'),
        url: HttpsAddress,
        guide: Type.Optional(
          Type.String({ pattern: '^/[^\\s]*$', description: 'the page that explains the installation' }),
        ),
      },
      { additionalProperties: false, description: 'an app download; its QR code is made from the address' },
    ),
    { description: 'app downloads in their order' },
  ),
}
