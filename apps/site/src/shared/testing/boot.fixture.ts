import type { Boot, BootMenus } from '@livery/contract/boot'
import { FLAGS, type Flag } from '@livery/contract/capabilities'
import type { Game, GameType, VendorLane } from '@livery/contract/games'
import type { Fixture } from '@livery/contract/games/feed'
import type { Banner, WinnerEntry } from '@livery/contract/lobby'
import { lobbyQueries, type PageQuery } from '@livery/contract/lobby-queries'
import type { Notice } from '@livery/contract/messages/announcements'
import { queryKey } from '@livery/contract/query-key'
import { numberLayout } from '@livery/locale/number-layout'
import { locales } from '@livery/locale/registry'

/** A realistic merchant for tests, with games in every category. All names are invented. */

const NAMES = [
  'Lantern of Nine Dragons',
  'Pearl Diver',
  'Midnight Caravan',
  'Cactus Jack Rides',
  'Sugar Comet',
  'Temple of the Jade Ox',
  'Moonlit Koi',
  'Copper Canyon',
  'Fiesta Grande',
  'Storm over Thebes',
  'Lucky Paws',
  'Orchid Palace',
  'Clockwork Kraken',
  'Sapphire Sultan',
] as const

export const FIXTURE_CATEGORIES = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'PVP',
  'ESPORTS',
  'COCKFIGHT',
  'ELOTT',
  'LOTT',
] as const satisfies readonly GameType[]

/** Menus in their usual order, with every category. */
export const FIXTURE_MENUS: BootMenus = {
  topNavigation: [],
  sideMenu: [],
  homeSections: [],
  homeLimits: {},
  memberMenu: [],
  categories: FIXTURE_CATEGORIES,
}

const VENDORS = [
  'Paper Garden',
  'Eleven Gems',
  'Pine Trail',
  'Jade Bird',
  'Comet Quay',
  'Fox Chase',
  'Juno Lake',
] as const

/** A game; the same index always gives the same one. */
export function gameFixture(index: number, gameType: GameType = 'RNG'): Game {
  return {
    nodeId: 1000 * (FIXTURE_CATEGORIES.indexOf(gameType as 'RNG') + 1) + index,
    gameCode: `${gameType.toLowerCase()}-${index}`,
    gameName: `${NAMES[(index * 5 + gameType.length) % NAMES.length]}${index >= NAMES.length ? ` ${index}` : ''}`,
    iconUrl: `/img/game/${gameType}-${index}/f1c7`,
    gameType,
    gameClassify: 'SLOT',
    vassalage: `V${index % VENDORS.length}`,
    isGame: 'GAME',
    isHot: index % 3 === 0 ? 1 : 0,
    supportPlay: index % 2,
  }
}

function lane(gameCategory: GameType): VendorLane {
  return {
    gameCategory,
    gameClassify: ['SLOT'],
    cards: Object.fromEntries(VENDORS.map((_, index) => [`V${index}`, 40 - index])),
    vendors: VENDORS.map((displayName, index) => ({
      vassalage: `V${index}`,
      displayName,
      lagerIcon: `/vendors/v${index}/logo.svg`,
      monoIcon: `/vendors/v${index}/logo-mono.svg`,
      gameTypes: [gameCategory],
      cards: 40 - index,
    })),
  }
}

/** A match that is played, one to come, one without a draw, and one whose market is suspended. */
const FIXTURE_MATCHES: readonly Fixture[] = [
  {
    id: 'football-1',
    sport: 'football',
    league: 'Meridian League',
    home: 'Northport',
    away: 'Kestrel Bay',
    startsAt: '2026-11-24T11:55:00.000Z',
    live: { minute: 45, score: [1, 0] },
    isOpen: true,
    prices: { home: 145, draw: 420, away: 710 },
  },
  {
    id: 'football-2',
    sport: 'football',
    league: 'Meridian League',
    home: 'Monte Rosso',
    away: 'Tarn United',
    startsAt: '2026-11-24T12:05:00.000Z',
    isOpen: true,
    prices: { home: 212, draw: 325, away: 298 },
  },
  {
    id: 'tennis-1',
    sport: 'tennis',
    league: 'Cedar Court Open',
    home: 'A. Verano',
    away: 'K. Sato',
    startsAt: '2026-11-24T12:10:00.000Z',
    isOpen: true,
    prices: { home: 166, away: 221 },
  },
  {
    id: 'football-3',
    sport: 'football',
    league: 'Meridian League',
    home: 'Lakeside',
    away: 'Stonebridge',
    startsAt: '2026-11-24T12:15:00.000Z',
    isOpen: false,
    prices: { home: 180, draw: 340, away: 380 },
  },
]

/** Two of the lobby, and one of the side menu. */
export const FIXTURE_BANNERS: readonly Banner[] = [
  {
    id: 'welcome',
    groupName: 'w_home',
    url: '/img/banner/welcome/a1',
    title: 'Your first night shines twice',
    text: 'Double your first deposit.',
    action: 'Sign up',
    linkageType: 'register',
    link: null,
  },
  {
    id: 'slots',
    groupName: 'w_home',
    url: '/img/banner/slots/a1',
    title: 'Fiesta of slots',
    text: 'A prize pool for the whole weekend.',
    action: 'Play slots',
    linkageType: 'page',
    link: '/rng',
  },
  {
    id: 'friends',
    groupName: 'w_leftmenu',
    url: '/img/banner/friends/a1',
    title: 'Bring a friend to the house',
    text: 'Something for both of you.',
    action: null,
    linkageType: 'page',
    link: '/promotions',
  },
]

const notices: readonly Notice[] = [
  {
    id: 'n1',
    title: 'Withdrawals are faster now',
    content: '<p>Ten minutes.</p>',
    publishedAt: '2026-11-01T08:00:00Z',
  },
  { id: 'n2', title: 'Fiesta of slots: how to join', content: '<p>Spin.</p>', publishedAt: '2026-11-02T08:00:00Z' },
]

const winners: readonly WinnerEntry[] = Array.from({ length: 20 }, (_, index) => ({
  id: `w${index}`,
  iconUrl: gameFixture(index).iconUrl,
  gameName: gameFixture(index).gameName,
  nodeId: gameFixture(index).nodeId,
  customerName: `pl***${index}`,
  winAmount: `${(index + 1) * 1311}.50`,
}))

/** The fixture's answer to a page's query. */
export function answerFixture({ name, request }: PageQuery): unknown {
  switch (name) {
    case 'getGameVendor':
      return { data: { lanes: FIXTURE_CATEGORIES.map(lane) } }
    case 'getAnnouncementContentV2':
      return { notices, promotions: notices, popups: [] }
    case 'getHelpV2':
      return { list: [{ id: 'term', title: 'Terms and conditions', content: '<p>Aged 18 and over.</p>' }] }
    case 'domainRoutes':
      return { mainDomain: 'fixture.example', domainRoute: ['mirror.example'] }
    case 'getBanners':
      return { list: FIXTURE_BANNERS }
    case 'getHotGameList':
      return { list: Array.from({ length: 12 }, (_, index) => ({ ...gameFixture(index), isHot: 1 })) }
    case 'getWinnerBoard':
      return { list: winners }
    case 'games': {
      const { gameType, pageSize } = request as { gameType: GameType; pageSize: number }
      const list = Array.from({ length: pageSize }, (_, index) => gameFixture(index, gameType))
      return { games: list, totalPages: 5, total: 84 }
    }
    case 'gameTables': {
      const stakes = { least: '20.00', most: '5000.00' }
      const figures = [{ stakes, seats: { total: 7, taken: 3 } }, { stakes, seats: { total: 7, taken: 7 } }, { stakes }]
      return { tables: figures.map((one, index) => ({ gameCode: gameFixture(index, 'LIVE').gameCode, ...one })) }
    }
    case 'gamePrizes': {
      const draws = Array.from({ length: 4 }, (_, index) => gameFixture(index, index % 2 ? 'LOTT' : 'ELOTT'))
      return {
        draws: draws.map((game) => ({
          game,
          next: { gameCode: game.gameCode, drawsAt: '2026-01-01T00:00:00.000Z', everySeconds: 60 },
        })),
        jackpots: [{ vendor: 'PG', amount: '12345.67' }],
      }
    }
    case 'sportsFeed':
      return { fixtures: FIXTURE_MATCHES }
    default:
      return undefined
  }
}

/** A whole boot document in a language (`EN`, `AR`, …), seeded for `queries`; parts of it may be replaced. */
export function bootFixture(
  code = 'EN',
  replaced: Partial<Boot> = {},
  queries: readonly PageQuery[] = lobbyQueries(code, FIXTURE_MENUS),
): Boot {
  const languages = locales
    .filter((row) => ['EN', 'TY', 'AR'].includes(row.code))
    .map(({ code, tag, direction, script, formatTag, formatFallback, nativeName }) => ({
      code,
      tag,
      dir: direction,
      script,
      formatTag,
      formatFallback,
      numbers: numberLayout({ formatTag, formatFallback }),
      nativeName,
      nativeTag: tag,
    }))
  const language = languages.find((one) => one.code === code) ?? languages[0]
  if (!language) throw new Error(`no language ${code}`)
  const field = { enabled: true, required: true, acceptedPattern: '*', patternId: 1, minLength: 4, maxLength: 12 }
  return {
    release: 'r1',
    buildId: 'b1',
    status: {
      status: 0,
      info: null,
      ip: null,
      location: null,
      // Reversed base64 of an address, as the gateway sends it.
      customerService: [
        { csType: 'livechat', csPosition: 'float', title: 'Live chat', path: obfuscated('https://chat.example/') },
      ],
      mainDomain: 'fixture.example',
      domainRoute: [],
      imageCDNs: [],
      launchGameCDNs: [],
      analytics: { gtagId: null },
      whitelabel: {},
    },
    merchant: {
      id: 'fixture',
      name: 'Fixture House',
      tagline: 'Where tests come to play',
      legalName: 'Fixture House Limited',
      copyrightYear: 2026,
      logo: { light: '/brand/light.svg', dark: '/brand/dark.svg', mark: '/brand/mark.svg' },
      currency: { code: 'PHP', symbol: '₱', exponent: 2 },
      timeZone: 'Asia/Manila',
      jurisdiction: { id: 'XX', authority: 'Office for Fixtures', licence: 'XX-1', ageMinimum: 18 },
      channels: [{ kind: 'facebook', url: 'https://social.example/fixture' }],
      apps: [{ kind: 'ios', url: 'https://apps.example/ios', qr: '/brand/qr.svg', guide: '/help#install' }],
      supportWindow: { width: 440, height: 750 },
    },
    capabilities: Object.fromEntries(
      (Object.keys(FLAGS) as Flag[]).map((flag) => [flag, flag === 'USERNAMEREG3' || flag === 'HIDEBALANCE']),
    ) as Boot['capabilities'],
    menus: FIXTURE_MENUS,
    composition: {},
    registration: {
      ageMinimum: 18,
      countries: [],
      fields: {
        username: { ...field, type: 'text' },
        password: { ...field, patternId: 5, minLength: 6, maxLength: 20, type: 'password' },
        confirmPassword: { ...field, patternId: 0, minLength: 1, maxLength: 255, type: 'password' },
        email: { ...field, required: false, patternId: 3, minLength: 5, maxLength: 60, type: 'email' },
      },
    },
    language,
    languages,
    mode: 'dark',
    texts: { first: 'h', others: 'h' },
    paymentMarks: [{ id: 'card', name: 'Card', logo: '/payment-methods/card/0/logo.svg' }],
    vendorMarks: VENDORS.map((name, index) => ({ code: `V${index}`, name, mono: `/vendors/v${index}/logo-mono.svg` })),
    queries: queries.map((query) => [queryKey(query.name, query.request), answerFixture(query)]),
    gameOrigins: ['https://games.example'],
    ...replaced,
  }
}

function obfuscated(address: string): string {
  return [...btoa(address)].reverse().join('')
}
