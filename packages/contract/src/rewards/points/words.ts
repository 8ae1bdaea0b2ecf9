import type { GameType } from '../../games.ts'

/** The reasons for movements of points: games of a kind, deposits, and redemption. */
export const POINT_KINDS = ['liveCasino', 'lottery', 'pvp', 'slots', 'sports', 'redeem', 'deposit'] as const
export type PointKind = (typeof POINT_KINDS)[number]

/** The ways to earn points. */
export const EARNED_KINDS = ['liveCasino', 'lottery', 'pvp', 'slots', 'sports', 'deposit'] as const
export type EarnedKind = (typeof EARNED_KINDS)[number]

/** The kind of points that games of a type earn. */
export const POINTS_OF_GAMES = {
  RNG: 'slots',
  LIVE: 'liveCasino',
  FISH: 'slots',
  SPORTS: 'sports',
  PVP: 'pvp',
  ESPORTS: 'sports',
  COCKFIGHT: 'sports',
  ELOTT: 'lottery',
  LOTT: 'lottery',
} as const satisfies Readonly<Record<GameType, EarnedKind>>

/** The kind of a line in the transactions: a kind of points, or a programme's gift. */
export const POINT_MOVES = [...POINT_KINDS, 'reward'] as const
export type PointMove = (typeof POINT_MOVES)[number]

/** The shelves of a mall, in the order of display. */
export const SHELVES = ['vouchers', 'devices', 'fashion', 'home', 'exclusive'] as const
export type Shelf = (typeof SHELVES)[number]

/** `physical` is sent to an address, `virtual` is a code. */
export const ITEM_KINDS = ['physical', 'virtual'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** The subject of an item's picture, which the site draws. */
export const ITEM_PICTURES = [
  'voucher',
  'giftCard',
  'phone',
  'earbuds',
  'watch',
  'speaker',
  'powerBank',
  'shirt',
  'bag',
  'mug',
  'gold',
] as const
export type ItemPicture = (typeof ITEM_PICTURES)[number]

/**
 * The states of an order.
 * - `ordered`: a person looks at it
 * - `approved`, `sent`: it is made ready, or on its way
 * - `done`: the member has it
 * - `rejected`: it is not sent, and the points are back
 */
export const ORDER_STATES = ['ordered', 'approved', 'sent', 'done', 'rejected'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** Why an order was refused; the text of each also says what the member can do. */
export const REDEEM_REFUSALS = ['gone', 'level', 'most', 'points', 'unknown', 'price'] as const
export type RedeemRefusal = (typeof REDEEM_REFUSALS)[number]

/** The parts of a postal address, each with its greatest length. */
export const ADDRESS_FIELDS = { name: 80, phone: 24, street: 160, city: 80, postcode: 16 } as const
export type AddressField = keyof typeof ADDRESS_FIELDS
