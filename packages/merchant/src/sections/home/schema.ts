import { oneOf } from '@livery/contract/schemas'
import Type from 'typebox'
import { HOME_SECTIONS } from './home-sections.ts'

/** The sections of the home page. */
export const home = {
  homeSections: Type.Array(
    Type.Object(
      {
        id: oneOf(HOME_SECTIONS, 'a section of the lobby'),
        limit: Type.Integer({ minimum: 1, maximum: 60, description: 'how many entries the section shows, 1 to 60' }),
      },
      { additionalProperties: false, description: 'a section of HOME' },
    ),
    { minItems: 1, description: 'the sections of HOME in their order' },
  ),
}
