import { GAME_TYPES } from '@livery/contract/games'
import { oneOf } from '@livery/contract/schemas'
import Type from 'typebox'
import { ASSET_NAME } from '../../asset-name.ts'
import { lottery } from './lottery.ts'

const Category = oneOf(GAME_TYPES, 'a game category')

/** The games. */
export const games = {
  vendors: Type.Array(
    Type.Object(
      {
        id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]*$', description: 'the id of a folder in vendors/' }),
        name: Type.Optional(
          Type.String({
            minLength: 1,
            maxLength: 40,
            description: 'how it is called here; its own name when left out',
          }),
        ),
        logo: Type.Optional(
          Type.String({
            pattern: ASSET_NAME,
            description: 'a picture of assets/ shown in place of its own logo, such as pg.svg',
          }),
        ),
        categories: Type.Optional(
          Type.Array(Category, {
            minItems: 1,
            uniqueItems: true,
            description: 'only these of its categories; all when left out',
          }),
        ),
      },
      { additionalProperties: false, description: 'a vendor on offer' },
    ),
    { minItems: 1, description: 'the vendors in their order' },
  ),
  categories: Type.Array(Category, {
    minItems: 1,
    uniqueItems: true,
    description: 'the game categories on offer, in their order',
  }),
  lottery,
}
