import { COLOUR_MODES } from '@livery/contract/boot'
import { oneOf } from '@livery/contract/schemas'
import Type from 'typebox'

/** The merchant's looks. */
export const look = {
  theme: Type.String({ pattern: '^[a-z][a-z0-9-]*$', description: 'the id of a folder in themes/' }),
  defaultMode: oneOf(COLOUR_MODES, 'the colour mode before a visitor chooses'),
}
