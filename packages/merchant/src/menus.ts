import { GAME_TYPES } from '@livery/contract/games'

/**
 * Every menu entry a merchant may enable and order, by the page or slot that owns it. Site and checker read the same
 * lists. Source: docs/product.md 3.1, 3.4, 10.1 and 11.1.
 */
export const MENUS = {
  /** Between Home, always first, and Promotions, always last. */
  topNavigation: ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'],
  sideMenu: [
    'home',
    'games',
    'vipBonus',
    'referEarn',
    'bonusBets',
    'promotions',
    'download',
    'language',
    'channels',
    'customerService',
  ],
  memberMenu: [
    'securityCenter',
    'transferFund',
    'depositv2',
    'withdraw',
    'transferUpline',
    'personalHistoryCopy',
    'transactionHistory',
    'personalProfit',
    'bonusDetails',
    'rewardCenter',
    'referral',
    'missionLeaderboard',
    'messageV2',
    'manualRebate',
  ],
  agentMenu: [
    'agentTeamOverview',
    'agentAnnouncement',
    'registerCenter',
    'downlineManagmentView',
    'personalHistoryCopy',
    'palStatementsAgentCopy',
    'agentRevenueReport',
    'agentDownlineTransactionDetailsCopy',
    'agentDividendRecordCopy2',
    'agentDailyWages2',
    'agentHourSalary',
    'agentRealtimeSalary',
  ],
} as const satisfies Record<string, readonly string[]>

export type MenuName = keyof typeof MENUS
export const MENU_NAMES = Object.keys(MENUS) as readonly MenuName[]

/** The fixed ends of the top navigation. */
export const NAVIGATION_FIRST = 'home'
export const NAVIGATION_LAST = 'promotions'

/** What HOME of the lobby may show; categories are shown as rows with a "more" button. */
export const HOME_SECTIONS = [
  'RECENT',
  'HOT',
  'FAV',
  'WINNERS',
  ...GAME_TYPES.filter((type) => type !== 'LOTT'),
] as const
export type HomeSection = (typeof HOME_SECTIONS)[number]
