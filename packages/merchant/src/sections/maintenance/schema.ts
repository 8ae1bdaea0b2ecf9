import Type from 'typebox'
import { LocalText } from '../../texts.ts'

/** Whether the site is open. */
export const maintenance = {
  maintenance: Type.Object(
    { active: Type.Boolean({ description: 'true closes the site' }), info: LocalText },
    { additionalProperties: false, description: 'the maintenance page; wins over blocked regions' },
  ),
}
