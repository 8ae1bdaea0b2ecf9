import Type, { type Static } from 'typebox'
import { defineCall } from '../../call.ts'
import { Amount, LanguageCode, nullable, oneOf } from '../../schemas.ts'
import { EARNED_KINDS, ITEM_KINDS, ITEM_PICTURES, POINT_KINDS, SHELVES } from './words.ts'

const strict = { additionalProperties: false } as const
const Points = Type.Integer({ minimum: 0 })

/** A rate of points: so many for an amount of the currency. */
export const PointRate = Type.Object({
  kind: oneOf(EARNED_KINDS),
  vendor: nullable(Type.String({ description: 'Vendor code; null for every vendor' })),
  gameType: nullable(Type.String({ description: 'Null for every game type, and for deposits' })),
  points: Points,
  per: Type.String({ ...Amount, description: 'What has to be staked or deposited for them' }),
})
export type PointRate = Static<typeof PointRate>

/** An item of the mall. */
export const MallItem = Type.Object({
  id: Type.String(),
  shelf: oneOf(SHELVES),
  kind: oneOf(ITEM_KINDS),
  picture: oneOf(ITEM_PICTURES),
  name: Type.String(),
  text: nullable(Type.String()),
  points: Points,
  left: Type.Integer({ description: 'How many are there' }),
  level: nullable(Type.Integer({ description: 'The VIP level that it takes' })),
  levelName: nullable(Type.String()),
  most: nullable(Type.Integer({ description: 'How many a member may have' })),
})
export type MallItem = Static<typeof MallItem>

/** The terms for converting points into money. */
export const PointConversion = Type.Object({
  points: Type.Integer({ minimum: 1, description: 'Only so many, or a multiple of it, can be converted' }),
  amount: Type.String({ ...Amount, description: 'What so many points give' }),
  turnoverTimes: Type.Number({ description: 'How many times the money has to be staked before it may be withdrawn' }),
  perDay: nullable(Type.Integer({ description: 'The most points a day' })),
})
export type PointConversion = Static<typeof PointConversion>

export const pointsConfig = defineCall({
  name: 'pointsConfig',
  module: 'rewards',
  summary: 'The points mall: what earns points, what stands on its shelves, and how points become money',
  method: 'GET',
  path: '/api/rewards/points/config',
  auth: 'none',
  encrypted: false,
  request: Type.Object({ language: LanguageCode }, strict),
  response: Type.Object({
    isOpen: Type.Boolean({ description: 'The merchant has a mall' }),
    name: Type.String({ description: 'What the mall is called; empty where there is none' }),
    rates: Type.Array(PointRate),
    items: Type.Array(MallItem),
    conversion: nullable(PointConversion),
  }),
  errors: [],
})

export const pointsBalance = defineCall({
  name: 'pointsBalance',
  module: 'rewards',
  summary: 'The member’s points, what they had of the items, and what they may still convert today',
  method: 'GET',
  path: '/api/rewards/points',
  auth: 'member',
  encrypted: false,
  request: Type.Object({}, strict),
  response: Type.Object({
    points: Points,
    level: Type.Integer({ description: 'The VIP level' }),
    had: Type.Array(Type.Object({ itemId: Type.String(), count: Type.Integer() })),
    hasPassword: Type.Boolean({ description: 'The withdrawal password is set, which a conversion asks for' }),
    leftToday: nullable(Type.Integer({ description: 'Points that may still be converted today; null for any number' })),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})

export const pointsReward = defineCall({
  name: 'pointsReward',
  module: 'rewards',
  summary: 'What the member’s points were earned by, and what of it is not a whole point yet',
  method: 'GET',
  path: '/api/rewards/points/reward',
  auth: 'member',
  encrypted: false,
  request: Type.Object({}, strict),
  response: Type.Object({
    kinds: Type.Array(
      Type.Object({
        kind: oneOf(POINT_KINDS),
        points: Type.Integer({ description: 'Earned, or for `redeem` given away; what came back is left out' }),
        part: Type.Number({ description: 'What is not a whole point yet, from 0 to below 1' }),
        owed: Type.Integer({ description: 'Points of undone rounds and deposits that were spent already' }),
      }),
    ),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})
