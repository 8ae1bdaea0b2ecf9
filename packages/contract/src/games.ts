import Type, { type Static } from 'typebox'
import { defineCall } from './call.ts'
import { Amount, Empty, LanguageCode, NodeId, nullable, oneOf, UnusedNumber, UnusedWord } from './schemas.ts'

/** Game types, which are also the lobby's categories (docs/product.md 9.4). */
export const GAME_TYPES = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'] as const
export type GameType = (typeof GAME_TYPES)[number]
export const GameTypeSchema = oneOf(GAME_TYPES)

/** Lists of games that need no account; NEW has all games, the latest first. */
export const GAME_SELECTS = ['ALL', 'HOT', 'NEW'] as const
export type GameSelect = (typeof GAME_SELECTS)[number]

export const Game = Type.Object({
  nodeId: Type.Integer({ description: 'The game in this platform; favourites refer to it' }),
  gameCode: Type.String({ description: "The game in its vendor's system" }),
  gameName: Type.String({ description: 'In the language asked for, else in English' }),
  iconUrl: Type.String({
    description: 'Base of the picture; append /160, /240, /360 or /720 (width in px, ratio 3:4)',
  }),
  gameType: GameTypeSchema,
  gameClassify: Type.String(),
  vassalage: Type.String({ description: 'Vendor code' }),
  isGame: oneOf(['GAME', 'VASSALAGE'], 'VASSALAGE: a vendor that opens a pop-up list of games'),
  isHot: Type.Integer({ minimum: 0, maximum: 1 }),
  supportPlay: Type.Integer({ minimum: 0, description: '0: no free trial' }),
})
export type Game = Static<typeof Game>

export const Vendor = Type.Object({
  vassalage: Type.String({ description: 'Vendor code, e.g. PG' }),
  displayName: Type.String(),
  lagerIcon: Type.String({ description: 'Full-colour logo, SVG 160×48' }),
  monoIcon: Type.String({ description: 'One-colour logo for masks, SVG 160×48' }),
  gameTypes: Type.Array(GameTypeSchema),
  cards: Type.Integer({ minimum: 0, description: 'How many games this merchant offers of it' }),
})
export type Vendor = Static<typeof Vendor>

/** A lane of the game menu: one category with its vendors, in the merchant's order. */
export const VendorLane = Type.Object({
  gameCategory: GameTypeSchema,
  vendors: Type.Array(Vendor),
  cards: Type.Record(Type.String(), Type.Integer(), { description: 'Games in this category by vendor code' }),
  gameClassify: Type.Array(Type.String()),
})
export type VendorLane = Static<typeof VendorLane>

export const getGameVendor = defineCall({
  name: 'getGameVendor',
  module: 'games',
  summary: "The merchant's categories with their vendors",
  method: 'GET',
  path: '/api/games/vendors',
  auth: 'none',
  encrypted: false,
  request: Type.Object({ platform: Type.Optional(UnusedWord) }, { additionalProperties: false }),
  response: Type.Object({ data: Type.Object({ lanes: Type.Array(VendorLane) }) }),
  errors: [],
})

export const games = defineCall({
  name: 'games',
  module: 'games',
  summary: 'A page of games, narrowed by category, vendor, classification, selection and name',
  method: 'GET',
  path: '/api/games',
  auth: 'optional',
  encrypted: false,
  request: Type.Object(
    {
      gameType: GameTypeSchema,
      vassalage: Type.Optional(Type.String({ maxLength: 32 })),
      gameClassify: Type.Optional(Type.String({ maxLength: 32 })),
      select: Type.Optional(oneOf(GAME_SELECTS)),
      gameName: Type.Optional(Type.String({ maxLength: 60 })),
      pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 18 })),
      language: LanguageCode,
      clientType: Type.Optional(UnusedNumber),
      platform: Type.Optional(UnusedWord),
      merchant: Type.Optional(UnusedWord),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ games: Type.Array(Game), totalPages: Type.Integer(), total: Type.Integer() }),
  errors: [],
})

export const getHotGameList = defineCall({
  name: 'getHotGameList',
  module: 'games',
  summary: 'The hottest games of the merchant',
  method: 'GET',
  path: '/api/games/hot',
  auth: 'none',
  encrypted: false,
  request: Type.Object(
    {
      language: LanguageCode,
      merchantCode: Type.Optional(UnusedWord),
      isPlatform: Type.Optional(UnusedNumber),
      vassalage: Type.Optional(Type.String({ maxLength: 32 })),
      platform: Type.Optional(UnusedWord),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ list: Type.Array(Game) }),
  errors: [],
})

const ownGames = {
  vassalage: Type.Optional(Type.String({ maxLength: 32 })),
  gameType: Type.Optional(GameTypeSchema),
  language: LanguageCode,
}
const pageNo = Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }))
/** The most favourites one page may hold, and a member may have (docs/product.md 9.1). */
export const FAVOURITES_MAX = 999

export const getFavGames = defineCall({
  name: 'getFavGames',
  module: 'games',
  summary: 'The member’s favourite games, the latest first, and the ids of all of them',
  method: 'GET',
  path: '/api/games/favourites',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    {
      ...ownGames,
      pageNo,
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: FAVOURITES_MAX, default: 18 })),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({
    content: Type.Array(Game),
    pageNum: Type.Integer(),
    totalPages: Type.Integer(),
    total: Type.Integer(),
    nodeIds: Type.Array(Type.Integer(), { description: 'Every favourite, whatever the filter' }),
  }),
  errors: ['NOT_SIGNED_IN'],
})

export const addFavourite = defineCall({
  name: 'addFavourite',
  module: 'games',
  summary: 'Keeps a game at hand; one that is kept already stays',
  method: 'POST',
  path: '/api/games/favourites',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    {
      nodeId: NodeId,
      vendor: Type.Optional(Type.String({ maxLength: 32 })),
      gameType: Type.Optional(GameTypeSchema),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ nodeIds: Type.Array(Type.Integer()) }),
  errors: ['NOT_SIGNED_IN', 'GAME_NOT_FOUND', 'FAVOURITES_FULL'],
})

export const removeFavourite = defineCall({
  name: 'removeFavourite',
  module: 'games',
  summary: 'No longer keeps a game at hand',
  method: 'DELETE',
  path: '/api/games/favourites',
  auth: 'member',
  encrypted: false,
  request: Type.Object({ nodeId: NodeId }, { additionalProperties: false }),
  response: Type.Object({ nodeIds: Type.Array(Type.Integer()) }),
  errors: ['NOT_SIGNED_IN'],
})

export const getRecentGames = defineCall({
  name: 'getRecentGames',
  module: 'games',
  summary: 'The games the member played, the latest first',
  method: 'GET',
  path: '/api/games/recent',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    {
      ...ownGames,
      page: pageNo,
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 18 })),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ list: Type.Array(Game), totalPages: Type.Integer(), total: Type.Integer() }),
  errors: ['NOT_SIGNED_IN'],
})

/** How a vendor wants its game shown. */
export const MOUNTS = ['iframe', 'window', 'redirect'] as const

/** The wallet at the vendor that the game plays with. */
const OwnWallet = Type.Object({
  vassalage: Type.String({ description: 'Vendor code' }),
  comesHome: Type.Boolean({ description: 'The member wants the money home when the game closes' }),
})
export type OwnWallet = Static<typeof OwnWallet>

/** The place from which a launched game is opened. */
export const LaunchAnswer = Type.Object({
  url: Type.String({ description: 'One-time launch address on the vendor’s origin' }),
  origin: Type.String({ description: 'The only origin whose messages the bridge accepts' }),
  mount: oneOf(MOUNTS),
  sessionId: Type.String(),
  gameName: Type.String(),
  currency: nullable(Type.String()),
  balance: nullable(Amount),
  ownWallet: Type.Optional(OwnWallet),
})

/** Why a launch may be refused. */
export const LAUNCH_ERRORS = [
  'NOT_SIGNED_IN',
  'REAL_ACCOUNT_NEEDED',
  'GAME_NOT_FOUND',
  'GAME_UNAVAILABLE',
  'GAME_CLOSED',
  'GAME_NOT_IN_COUNTRY',
  'GAME_NOT_IN_CURRENCY',
  'DEMO_UNAVAILABLE',
  'FEATURE_DISABLED',
] as const

export const startGameV2 = defineCall({
  name: 'startGameV2',
  module: 'games',
  summary: 'Asks the vendor for a launch address: real play for members, demo for anybody where the game supports it',
  method: 'POST',
  path: '/api/games/launch',
  auth: 'optional',
  encrypted: false,
  request: Type.Object(
    {
      nodeId: NodeId,
      mode: oneOf(['real', 'demo']),
      language: LanguageCode,
      device: oneOf(['desktop', 'mobile']),
      backUrl: Type.Optional(Type.String({ maxLength: 400 })),
      colourMode: Type.Optional(oneOf(['light', 'dark'])),
    },
    { additionalProperties: false },
  ),
  response: LaunchAnswer,
  errors: [...LAUNCH_ERRORS],
})

export const gameMenus = defineCall({
  name: 'gameMenus',
  module: 'games',
  summary: 'The game categories in the merchant’s order, with the vendors of each and how many games they have',
  method: 'GET',
  path: '/api/games/menus',
  auth: 'none',
  encrypted: false,
  request: Empty,
  response: Type.Object({
    gameMenus: Type.Array(
      Type.Object({
        gameCategory: GameTypeSchema,
        vendors: Type.Array(Type.String()),
        cards: Type.Integer({ minimum: 0, description: 'Games in the category' }),
      }),
    ),
  }),
  errors: [],
})
