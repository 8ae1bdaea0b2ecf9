import { GAME_TYPES } from '@livery/contract/games'
import { ITEM_KINDS, ITEM_PICTURES, SHELVES } from '@livery/contract/rewards/points/words'
import { oneOf } from '@livery/contract/schemas'
import { AMOUNT_PATTERN } from '@livery/contract/wire-format'
import Type, { type Static } from 'typebox'
import { LocalText } from '../../texts.ts'

const closed = { additionalProperties: false } as const
const Amount = (description: string) => Type.String({ pattern: AMOUNT_PATTERN, description })
const count = (maximum: number, description: string) => Type.Integer({ minimum: 1, maximum, description })
const points = (description: string) => count(10_000_000, description)

const Rate = Type.Object(
  {
    vendor: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]*$', description: 'a folder in vendors/' })),
    gameType: Type.Optional(oneOf(GAME_TYPES, 'a game category')),
    points: count(1000, 'how many points, 1 to 1000'),
    per: Amount('for how much of what is staked, such as 100'),
  },
  { ...closed, description: 'points for stakes at a vendor, in a category, or in both' },
)
export type PointRateFile = Static<typeof Rate>

const Item = Type.Object(
  {
    id: Type.String({
      pattern: '^[a-z][a-z0-9-]{0,62}$',
      description: 'a word of small letters, digits and hyphens; orders name it for ever',
    }),
    shelf: oneOf(SHELVES, 'the shelf it stands on'),
    kind: oneOf(ITEM_KINDS, 'physical is sent to an address, virtual is a code that operators have filled in'),
    picture: oneOf(ITEM_PICTURES, 'what its picture shows'),
    name: LocalText,
    text: Type.Optional(LocalText),
    points: points('what it costs in points'),
    stock: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1_000_000,
        description:
          'of a physical item, how many were ever put on the shelf; raise it to add some. Of a virtual item the codes count',
      }),
    ),
    level: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, description: 'the VIP level that it takes' })),
    most: Type.Optional(count(1000, 'how many a member may have')),
  },
  { ...closed, description: 'something that is had for points' },
)
export type MallItemFile = Static<typeof Item>

/** Points for stakes and deposits, and the things to redeem for them. */
export const pointMall = {
  pointMall: Type.Optional(
    Type.Object(
      {
        name: LocalText,
        rates: Type.Array(Rate, {
          maxItems: 200,
          description:
            'by vendor, by game type, or by both: what names more counts first; what is not named earns nothing',
        }),
        deposits: Type.Optional(
          Type.Object(
            {
              points: count(1000, 'how many points, 1 to 1000'),
              per: Amount('for how much of what is deposited, such as 100'),
            },
            { ...closed, description: 'points for what is deposited; none without it' },
          ),
        ),
        conversion: Type.Optional(
          Type.Object(
            {
              points: points('so many points, or a multiple of it, are converted at once'),
              amount: Amount('what so many points give, such as 1'),
              turnoverTimes: Type.Number({
                minimum: 0,
                maximum: 50,
                multipleOf: 0.1,
                description: 'how many times that money has to be staked, 0 to 50; 0 never',
              }),
              perDay: Type.Optional(points('the most points a member converts a day; any number without it')),
            },
            { ...closed, description: 'points become money; they do not without it' },
          ),
        ),
        items: Type.Array(Item, { maxItems: 200, description: 'what is had for points, in the order on each shelf' }),
      },
      {
        ...closed,
        description: 'points for stakes and deposits, and what is had for them; there is no mall without it',
      },
    ),
  ),
}
