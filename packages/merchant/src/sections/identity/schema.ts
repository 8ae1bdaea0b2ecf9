import Type from 'typebox'
import { LocalText } from '../../texts.ts'

/** Ids are folder names and host labels. */
export const MERCHANT_ID = '^[a-z][a-z0-9-]{1,30}[a-z0-9]$'

/** Host labels that the deployment uses itself. */
export const RESERVED_IDS = ['studio', 'arcade', 'operator', 'www', 'api', 'admin', 'localhost'] as const

/** The merchant's identity. */
export const identity = {
  id: Type.String({
    pattern: MERCHANT_ID,
    description: 'the folder name: lower-case letters, digits and dashes, 3 to 32 of them',
  }),
  name: Type.String({ minLength: 1, maxLength: 40, description: 'the brand name, the same in every language' }),
  tagline: LocalText,
  legalName: LocalText,
}
