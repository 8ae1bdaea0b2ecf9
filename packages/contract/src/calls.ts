import {
  affiliateCheck,
  captcha,
  getBalanceV2,
  login,
  logout,
  memberInfo,
  register,
  registerByMobile,
  registerSettings,
} from './auth.ts'
import type { Call } from './call.ts'
import { games, getGameVendor, getHotGameList, startGameV2 } from './games.ts'
import { getAnnouncementContentV2, getBanners, getWinnerBoard } from './lobby.ts'
import { changeLanguage, payloadKeys, systemStatus } from './system.ts'

/** Every call of the platform, by name. Routes, client and OpenAPI are derived from this record. */
export const CALLS = {
  systemStatus,
  payloadKeys,
  changeLanguage,
  captcha,
  login,
  registerSettings,
  register,
  registerByMobile,
  affiliateCheck,
  logout,
  memberInfo,
  getBalanceV2,
  getGameVendor,
  games,
  getHotGameList,
  startGameV2,
  getBanners,
  getWinnerBoard,
  getAnnouncementContentV2,
} as const satisfies Record<string, Call>

export type Calls = typeof CALLS
export type CallName = keyof Calls
