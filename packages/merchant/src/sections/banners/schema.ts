import { BANNER_GROUPS } from '@livery/contract/lobby'
import { oneOf } from '@livery/contract/schemas'
import Type from 'typebox'
import { Figure } from '../../figure.ts'
import { Slug } from '../../slug.ts'
import { LocalText } from '../../texts.ts'

/** The target of a banner: a page of the site, a game by `VENDOR/gameCode`, the register form, or another site. */
export const LINK_TYPES = ['page', 'game', 'register', 'external'] as const

const Banner = Type.Object(
  {
    id: Slug,
    group: oneOf(BANNER_GROUPS, 'where it is shown'),
    scene: Type.String({ pattern: '^[a-z][a-zA-Z0-9-]*$', description: 'the name of a drawn picture scene' }),
    title: LocalText,
    figure: Type.Optional(Figure),
    text: LocalText,
    action: Type.Optional(LocalText),
    link: Type.Optional(
      Type.Object(
        {
          type: oneOf(LINK_TYPES, 'what kind of place the banner leads to'),
          to: Type.Optional(
            Type.String({ minLength: 1, maxLength: 400, description: 'a path, VENDOR/gameCode, or an https address' }),
          ),
        },
        { additionalProperties: false, description: 'where a click leads' },
      ),
    ),
  },
  { additionalProperties: false, description: 'a banner: a drawn scene with words over it' },
)

/** The banners. */
export const banners = {
  banners: Type.Array(Banner, { description: 'banners in their order' }),
}
