import { pageIdsIn } from '@livery/contract/pages'

/**
 * Every menu entry a merchant may enable and order: pages in that menu, and entries without a page. Source:
 * docs/product.md 3.1, 3.4, 10.1 and 11.1.
 */
export const MENUS = {
  /** Shown between Home, always first, and Promotions, always last. */
  topNavigation: pageIdsIn('topNavigation'),
  sideMenu: [
    ...pageIdsIn('sideMenu'),
    'games',
    'vipBonus',
    'referEarn',
    'bonusBets',
    'download',
    'language',
    'channels',
    'customerService',
  ],
  /** In the usual order. Pages are also in the table of pages, and a test compares the two. */
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
