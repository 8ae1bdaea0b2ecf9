import type { GameType } from './games.ts'
import { ID_PATTERN } from './wire-format.ts'

export type PagePath = `/${string}`

/** Who may see a page. Other visitors are led to the sign-in: the login pop-up, or the agents' login page. */
export type Guard = 'everyone' | 'member' | 'agent'

/** The menus of a merchant that contain pages; each has other entries too. */
type PageMenu = 'topNavigation' | 'sideMenu' | 'memberMenu' | 'agentMenu'

/** One page of the site: its address, its audience, its places in menus. The site adds its looks. */
export interface PageRecord {
  /**
   * As written in links; addresses are compared without regard to case. A part such as `:vendor` stands for any one
   * part of an address: the page then shows one of many things.
   */
  readonly path: PagePath
  /** Other addresses that show the same page. */
  readonly aliases?: readonly PagePath[]
  /** Addresses that show the page with a pop-up open, by the pop-up's tab. */
  readonly popups?: Readonly<Record<string, PagePath>>
  readonly guard: Guard
  /** Search engines may list it: it is in the site map and has a canonical address. */
  readonly isIndexed?: true
  /** Agents' pages have no header, menus and footer of the player's site. */
  readonly frame?: 'agent'
  /** A game's page: the side menu is hidden (docs/product.md 2.3). */
  readonly isGame?: true
  /** The merchant's menus that may name it, by its id. */
  readonly menus?: readonly PageMenu[]
  /** The page's name in its menu, where that differs from its id. */
  readonly entry?: string
  /** The game category it shows: only merchants with that category have the page. */
  readonly category?: GameType
  /** The site's source file, relative to the app: the key of the page's chunk in the build's manifest. */
  readonly module: `src/features/${string}-page.tsx`
}

const category = {
  guard: 'everyone',
  isIndexed: true,
  module: 'src/features/games/category/category-page.tsx',
} as const
const agents = { guard: 'agent', frame: 'agent', menus: ['agentMenu'] } as const
const lottery = { guard: 'member', module: 'src/features/games/lottery/lottery-page.tsx' } as const

/**
 * Every page of the site, by the id that merchants' menus name. Routes, guards, menus, the site map, the check of
 * merchants' links and the queries of a page are made from this table. The order of this table applies to menus without
 * their own order.
 */
export const PAGES = {
  home: {
    path: '/',
    aliases: ['/index', '/index.html', '/home'],
    popups: { login: '/login', register: '/register' },
    guard: 'everyone',
    isIndexed: true,
    menus: ['sideMenu'],
    module: 'src/features/lobby/lobby-page.tsx',
  },
  RNG: { path: '/rng', category: 'RNG', menus: ['topNavigation'], ...category },
  LIVE: { path: '/live', category: 'LIVE', menus: ['topNavigation'], ...category },
  FISH: { path: '/fish', category: 'FISH', menus: ['topNavigation'], ...category },
  SPORTS: { path: '/sports', category: 'SPORTS', menus: ['topNavigation'], ...category },
  PVP: { path: '/pvp', category: 'PVP', menus: ['topNavigation'], ...category },
  ESPORTS: { path: '/esports', category: 'ESPORTS', menus: ['topNavigation'], ...category },
  COCKFIGHT: { path: '/cockfight', category: 'COCKFIGHT', ...category },
  ELOTT: { path: '/elott', category: 'ELOTT', menus: ['topNavigation'], ...category },
  LOTT: { path: '/lott', category: 'LOTT', menus: ['topNavigation'], ...category },
  game: {
    path: '/game/:vendor/:code',
    guard: 'everyone',
    isIndexed: true,
    module: 'src/features/games/information/game-page.tsx',
  },
  provider: {
    path: '/provider/:vendor',
    guard: 'everyone',
    isIndexed: true,
    module: 'src/features/games/provider/provider-page.tsx',
  },
  favorite: { path: '/favorite', guard: 'member', module: 'src/features/games/own/favourites-page.tsx' },
  recent: { path: '/recent', guard: 'member', module: 'src/features/games/own/recent-page.tsx' },
  // The pages of docs/product.md 2.3 that count as a game's page do not include `/lottery`, so the side menu stays there.
  lottery: { path: '/lottery', ...lottery },
  seaLottery: { path: '/seaLottery', isGame: true, ...lottery },
  vnLottery: { path: '/vnLottery', isGame: true, ...lottery },
  lottert: { path: '/lottert', isGame: true, ...lottery },
  seamless: { path: '/seamless', guard: 'member', isGame: true, module: 'src/features/games/seamless-page.tsx' },
  promotions: {
    path: '/promotions',
    guard: 'everyone',
    isIndexed: true,
    menus: ['sideMenu'],
    module: 'src/features/promotions/promotions-page.tsx',
  },
  help: { path: '/help', guard: 'everyone', isIndexed: true, module: 'src/features/support/help/help-page.tsx' },
  mirrors: {
    path: '/mirrors',
    guard: 'everyone',
    isIndexed: true,
    module: 'src/features/support/mirrors/mirrors-page.tsx',
  },
  pointMall: { path: '/pointMall', guard: 'everyone', module: 'src/features/rewards/point-mall-page.tsx' },
  raffle: { path: '/raffle', guard: 'everyone', module: 'src/features/rewards/raffle/raffle-page.tsx' },
  agent: {
    path: '/agent',
    guard: 'everyone',
    frame: 'agent',
    module: 'src/features/auth/agent/agent-login-page.tsx',
  },
  agentHome: {
    path: '/agentHome',
    entry: 'agentTeamOverview',
    module: 'src/features/agent/overview/overview-page.tsx',
    ...agents,
  },
  agentAnnouncement: {
    path: '/agentHome/announcements',
    module: 'src/features/agent/announcements/announcements-page.tsx',
    ...agents,
  },
  registerCenter: {
    path: '/agentHome/register',
    module: 'src/features/agent/register/register-page.tsx',
    ...agents,
  },
  downlineManagmentView: {
    path: '/agentHome/team',
    module: 'src/features/agent/team/team-page.tsx',
    ...agents,
  },
  agentTeamBetting: {
    path: '/agentHome/bets',
    entry: 'personalHistoryCopy',
    module: 'src/features/agent/reports/bets-page.tsx',
    ...agents,
  },
  palStatementsAgentCopy: {
    path: '/agentHome/statements',
    module: 'src/features/agent/reports/statements-page.tsx',
    ...agents,
  },
  agentRevenueReport: {
    path: '/agentHome/income',
    module: 'src/features/agent/reports/income-page.tsx',
    ...agents,
  },
  agentDownlineTransactionDetailsCopy: {
    path: '/agentHome/account',
    module: 'src/features/agent/reports/movements-page.tsx',
    ...agents,
  },
  agentDividendRecordCopy2: {
    path: '/agentHome/dividend',
    module: 'src/features/agent/contracts/dividend-page.tsx',
    ...agents,
  },
  agentDailyWages2: {
    path: '/agentHome/dailySalary',
    module: 'src/features/agent/contracts/daily-page.tsx',
    ...agents,
  },
  agentHourSalary: {
    path: '/agentHome/hourlySalary',
    module: 'src/features/agent/contracts/hourly-page.tsx',
    ...agents,
  },
  agentRealtimeSalary: {
    path: '/agentHome/realtimeSalary',
    module: 'src/features/agent/contracts/realtime-page.tsx',
    ...agents,
  },
  securityCenter: {
    path: '/member',
    guard: 'member',
    menus: ['memberMenu'],
    module: 'src/features/account/security/security-page.tsx',
  },
  transferFund: {
    path: '/member/wallet',
    aliases: ['/member/transferFund'],
    guard: 'member',
    menus: ['memberMenu'],
    module: 'src/features/cashier/wallets/transfer-fund-page.tsx',
  },
  depositv2: {
    path: '/member/deposit',
    guard: 'member',
    menus: ['memberMenu'],
    module: 'src/features/cashier/deposit/deposit-page.tsx',
  },
  withdraw: {
    path: '/member/withdraw',
    guard: 'member',
    menus: ['memberMenu'],
    module: 'src/features/cashier/withdraw/withdraw-page.tsx',
  },
  transferUpline: {
    path: '/member/transferUpline',
    guard: 'member',
    menus: ['memberMenu'],
    module: 'src/features/cashier/transfers/transfer-upline-page.tsx',
  },
  personalHistoryCopy: {
    path: '/member/bettingRecord',
    guard: 'member',
    menus: ['memberMenu'],
    module: 'src/features/account/history/betting-page.tsx',
  },
  transactionHistory: {
    path: '/member/accountRecord',
    guard: 'member',
    menus: ['memberMenu'],
    module: 'src/features/account/history/account-record-page.tsx',
  },
  personalProfit: {
    path: '/member/profit',
    guard: 'member',
    menus: ['memberMenu'],
    module: 'src/features/account/history/profit-page.tsx',
  },
  bonusDetails: {
    path: '/member/bonuses',
    aliases: ['/member/bonusDetails'],
    guard: 'member',
    menus: ['memberMenu'],
    module: 'src/features/rewards/bonuses/bonuses-page.tsx',
  },
  vip: {
    path: '/member/vip',
    guard: 'member',
    module: 'src/features/rewards/vip/vip-page.tsx',
  },
  rewardCenter: {
    path: '/member/rewardCenter',
    guard: 'member',
    menus: ['memberMenu'],
    module: 'src/features/rewards/center/reward-center-page.tsx',
  },
  referral: {
    path: '/member/referral',
    guard: 'member',
    menus: ['memberMenu'],
    module: 'src/features/rewards/referral/referral-page.tsx',
  },
  missionLeaderboard: {
    path: '/member/missionLeaderboard',
    guard: 'member',
    menus: ['memberMenu'],
    module: 'src/features/rewards/missions/missions-page.tsx',
  },
  messageV2: {
    path: '/member/messages',
    guard: 'member',
    menus: ['memberMenu'],
    module: 'src/features/messages/inbox/inbox-page.tsx',
  },
  manualRebate: {
    path: '/member/rebate',
    aliases: ['/member/manualRebate'],
    guard: 'member',
    menus: ['memberMenu'],
    module: 'src/features/rewards/rebate/rebate-page.tsx',
  },
  feedback: {
    path: '/member/feedback',
    guard: 'member',
    module: 'src/features/support/feedback/feedback-page.tsx',
  },
  chat: { path: '/chat', guard: 'everyone', module: 'src/features/support/chat/chat-page.tsx' },
  download: {
    path: '/download',
    guard: 'everyone',
    module: 'src/features/support/download/download-page.tsx',
  },
} as const satisfies Readonly<Record<string, PageRecord> & Record<GameType, PageRecord>>

type Pages = typeof PAGES
export type PageId = keyof Pages
export const PAGE_IDS = Object.keys(PAGES) as readonly PageId[]

/** The fixed ends of the top navigation, around the merchant's categories. */
export const NAVIGATION_FIRST = 'home' satisfies PageId
export const NAVIGATION_LAST = 'promotions' satisfies PageId

/** The page of VIP levels, under its name in the side menu, at merchants with levels. */
export const VIP_PAGE = 'vip' satisfies PageId

/** The page for inviting friends, under its name in the member menu. */
export const REFERRAL_PAGE = 'referral' satisfies PageId

/**
 * Pages that no menu in a merchant's file names: members find them in the account menu of merchants with these
 * features.
 */
export const ACCOUNT_MENU_PAGES = ['pointMall', 'raffle', 'chat'] as const satisfies readonly PageId[]
export type AccountMenuPageId = (typeof ACCOUNT_MENU_PAGES)[number]

/** A page's record, where its exact type does not matter. */
export function pageRecord(id: PageId): PageRecord {
  return PAGES[id]
}

/** The ids of the pages that a menu may name. */
type PageIdIn<Menu extends PageMenu> = {
  [Id in PageId]: Pages[Id] extends { readonly menus: readonly (infer Named)[] }
    ? Menu extends Named
      ? Id
      : never
    : never
}[PageId]

/** The ids of the pages that a menu may name, in the table's order. */
export function pageIdsIn<Menu extends PageMenu>(menu: Menu): readonly PageIdIn<Menu>[] {
  return PAGE_IDS.filter((id): id is PageIdIn<Menu> => pageRecord(id).menus?.includes(menu) ?? false)
}

/** The names of the pages in a menu, in the table's order. */
export function menuEntries(menu: PageMenu): readonly string[] {
  return PAGE_IDS.filter((id) => pageRecord(id).menus?.includes(menu)).map((id) => pageRecord(id).entry ?? id)
}

/** Every address that shows a page: its own first, then its aliases, then those with a pop-up open. */
export function addressesOf(id: PageId): readonly [PagePath, ...PagePath[]] {
  const { path, aliases = [], popups = {} } = pageRecord(id)
  return [path, ...aliases, ...Object.values(popups)]
}

/** A path in the form used for comparisons: without a trailing slash, in lower case. */
export function normalisePath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '').toLowerCase()
  return trimmed === '' ? '/' : trimmed
}

/** Whether two paths are the same address. */
export const isSamePath = (one: string, other: string): boolean => normalisePath(one) === normalisePath(other)

const idByAddress = new Map(
  PAGE_IDS.flatMap((id) => addressesOf(id).map((address) => [normalisePath(address), id] as const)),
)

/** Pages that show one thing of many: the parts of their addresses. */
const PATTERNS = PAGE_IDS.filter(isOneOfMany).map((id) => ({ id, parts: partsOf(pageRecord(id).path) }))

/** Whether a page's address names its subject. */
export function isOneOfMany(id: PageId): boolean {
  return pageRecord(id).path.includes(':')
}

/** The page at a path, at any merchant. */
export function pageIdAt(pathname: string): PageId | undefined {
  const path = normalisePath(pathname)
  return idByAddress.get(path) ?? PATTERNS.find(({ parts }) => namedBy(parts, path))?.id
}

/** The names in a page's address, by the parts of its pattern, in lower case; null at another page's address. */
export function namedAt<Id extends PageId>(
  id: Id,
  pathname: string,
): Record<NamesIn<Pages[Id]['path']>, string> | null {
  return namedBy(partsOf(pageRecord(id).path), normalisePath(pathname)) as Record<
    NamesIn<Pages[Id]['path']>,
    string
  > | null
}

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

function partsOf(path: string): readonly string[] {
  return path.split('/')
}

function namedBy(pattern: readonly string[], path: string): Readonly<Record<string, string>> | null {
  const parts = partsOf(path)
  const named: Record<string, string> = {}
  const fits = (part: string, at: number) => {
    const given = parts[at] ?? ''
    if (!part.startsWith(':')) return part === given
    named[part.slice(1)] = given
    return NAMED.test(given)
  }
  return parts.length === pattern.length && pattern.every(fits) ? named : null
}

/** Codes of vendors and games, which addresses never contain in any other form. */
const NAMED = new RegExp(ID_PATTERN)

/** Replaces all names without a game or provider in an address; real codes are longer. */
export const NO_NAME = '0'

/** The address of a game's page. */
export function gamePath(vendor: string, code: string): PagePath {
  return `/game/${vendor.toLowerCase()}/${code.toLowerCase()}`
}

/** The address of a provider's page. */
export function providerPath(vendor: string): PagePath {
  return `/provider/${vendor.toLowerCase()}`
}

/** The address at which a room of the chat opens. */
export function chatPath(room: string): PagePath {
  return `${PAGES.chat.path}?room=${encodeURIComponent(room)}`
}

/** The address of a game category's page. */
export function categoryPath(type: GameType): PagePath {
  return PAGES[type].path
}
