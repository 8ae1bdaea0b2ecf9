import Type, { type Static, type TString } from 'typebox'
import { pageFields } from '../../account/history/period.ts'
import { defineCall } from '../../call.ts'
import { Amount, Instant, LanguageCode, nullable, oneOf } from '../../schemas.ts'
import {
  ADDRESS_FIELDS,
  type AddressField,
  ITEM_KINDS,
  ITEM_PICTURES,
  ORDER_STATES,
  POINT_MOVES,
  REDEEM_REFUSALS,
} from './words.ts'

const strict = { additionalProperties: false } as const
const Key = Type.String({ pattern: '^[\\w-]{16,64}$', description: 'Made by the browser for this request' })
const OrderId = Type.String({ pattern: '^P[0-9A-Z]{12}$' })

const part = (field: AddressField) => Type.String({ minLength: 1, maxLength: ADDRESS_FIELDS[field], pattern: '\\S' })

/** The address for a physical item. */
export const PostalAddress = Type.Object(
  Object.fromEntries(Object.keys(ADDRESS_FIELDS).map((field) => [field, part(field as AddressField)])) as Record<
    AddressField,
    TString
  >,
  strict,
)
export type PostalAddress = Static<typeof PostalAddress>

/** An order of the member. */
export const PointOrder = Type.Object({
  id: Type.String({ description: 'Customer service finds it by this' }),
  itemId: Type.String(),
  name: Type.String(),
  kind: oneOf(ITEM_KINDS),
  picture: oneOf(ITEM_PICTURES),
  points: Type.Integer(),
  state: oneOf(ORDER_STATES),
  reason: nullable(
    Type.String({ description: 'Why it was rejected: a text `rewards.why.*`, or a person’s own words' }),
  ),
  tracking: nullable(Type.String({ description: 'What was noted when it was sent' })),
  madeAt: Instant,
  movedAt: Type.String({ format: 'date-time', description: 'When its state last changed' }),
})
export type PointOrder = Static<typeof PointOrder>

export const redeemPoints = defineCall({
  name: 'redeemPoints',
  module: 'rewards',
  summary: 'Orders an item of the mall for points; the same key again answers the same order',
  method: 'POST',
  path: '/api/rewards/points/orders',
  auth: 'member',
  encrypted: true,
  request: Type.Object(
    {
      key: Key,
      itemId: Type.String({ pattern: '^[a-z][a-z0-9-]{0,62}$' }),
      points: Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'The price that was shown' }),
      address: Type.Optional(PostalAddress),
    },
    strict,
  ),
  response: Type.Object({
    /** Null where it was refused. */
    orderId: nullable(Type.String()),
    refused: nullable(oneOf(REDEEM_REFUSALS)),
    points: Type.Integer({ description: 'What the member has now' }),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'FEATURE_DISABLED', 'VALIDATION', 'IDEMPOTENCY_CONFLICT'],
})

export const convertPoints = defineCall({
  name: 'convertPoints',
  module: 'rewards',
  summary: 'Turns points into money, proven by the withdrawal password; the same key again changes nothing',
  method: 'POST',
  path: '/api/rewards/points/conversions',
  auth: 'member',
  encrypted: true,
  request: Type.Object(
    {
      key: Key,
      points: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      password: Type.String({ minLength: 1, maxLength: 255, description: 'The withdrawal password' }),
      language: LanguageCode,
    },
    strict,
  ),
  response: Type.Object({ amount: Amount, points: Type.Integer({ description: 'What the member has now' }) }),
  errors: [
    ...(['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'FEATURE_DISABLED', 'VALIDATION', 'PROOF_WRONG'] as const),
    ...(['IDEMPOTENCY_CONFLICT', 'TOO_MANY_REQUESTS'] as const),
  ],
})

export const redeemList = defineCall({
  name: 'redeemList',
  module: 'rewards',
  summary: 'The member’s orders of the mall, the latest first',
  method: 'GET',
  path: '/api/rewards/points/orders',
  auth: 'member',
  encrypted: false,
  request: Type.Object({ ...pageFields, language: LanguageCode }, strict),
  response: Type.Object({ orders: Type.Array(PointOrder), next: nullable(Type.String()) }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})

export const redeemCode = defineCall({
  name: 'redeemCode',
  module: 'rewards',
  summary: 'The code that an order of a virtual item gave',
  method: 'GET',
  path: '/api/rewards/points/orders/code',
  auth: 'member',
  encrypted: false,
  request: Type.Object({ orderId: OrderId }, strict),
  response: Type.Object({ code: Type.String() }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'NOT_FOUND'],
})

/** A movement of the member's points. */
export const PointTransaction = Type.Object({
  id: Type.String(),
  at: Instant,
  move: oneOf(POINT_MOVES),
  isBack: Type.Boolean({ description: 'It takes back what such a movement gave, or gives back what it took' }),
  points: Type.Integer({ description: 'Below zero for what went' }),
  balanceAfter: Type.Integer(),
  reference: nullable(Type.String({ description: 'The order or the conversion' })),
})
export type PointTransaction = Static<typeof PointTransaction>

export const pointTransactions = defineCall({
  name: 'pointTransactions',
  module: 'rewards',
  summary: 'The movements of the member’s points, the latest first',
  method: 'GET',
  path: '/api/rewards/points/transactions',
  auth: 'member',
  encrypted: false,
  request: Type.Object(pageFields, strict),
  response: Type.Object({ transactions: Type.Array(PointTransaction), next: nullable(Type.String()) }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})
