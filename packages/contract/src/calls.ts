import { authenticator, confirmAuthenticator, newAuthenticator, removeAuthenticator } from './auth/authenticator.ts'
import { botChallenge, captcha } from './auth/bot-check.ts'
import { login, loginV2 } from './auth/login.ts'
import { addPasskey, loginByPasskey, newPasskey, passkeyChallenge, passkeys, removePasskey } from './auth/passkeys.ts'
import { changePassword, forgetPassword, getPasswordByPhone } from './auth/passwords.ts'
import { sendLoginPhoneCode, sendPasswordPhoneCode, sendRegPhoneCode } from './auth/phone-codes.ts'
import {
  affiliateCheck,
  getCountryCode,
  register,
  registerByMobile,
  registerSettings,
  registerSettingsFor,
} from './auth/register.ts'
import { endSessions, exchange, firstLogin, freePlayLogin, logout, sessions } from './auth/sessions.ts'
import { proveSignIn, sendVerificationCode } from './auth/verification.ts'
import type { Call } from './call.ts'
import { liveModelList, roomList } from './chat.ts'
import {
  addFavourite,
  games,
  getFavGames,
  getGameVendor,
  getHotGameList,
  getRecentGames,
  removeFavourite,
  startGameV2,
} from './games.ts'
import { getHelpV2 } from './help.ts'
import { getAnnouncementContentV2, getBanners, getWinnerBoard } from './lobby.ts'
import {
  lotteryLaunch,
  lotteryLobby,
  lotteryMenus,
  lotteryRecent,
  lotteryVietnamMenus,
  popularNumbers,
} from './lottery.ts'
import { getBalanceV2, loginInfo, memberIcon, memberInfo } from './member.ts'
import { gameMenus, whiteLabelMenu } from './menus.ts'
import { changeLanguage, domainRoutes, payloadKeys, systemStatus } from './system.ts'
import { gameAnnouncements, gameLaunchFB, vassGameType } from './vendor-games.ts'

/** Every call of the platform, by name. Routes, client and OpenAPI document are derived from this record. */
export const CALLS = {
  systemStatus,
  domainRoutes,
  payloadKeys,
  changeLanguage,
  botChallenge,
  captcha,
  login,
  loginV2,
  sendLoginPhoneCode,
  passkeyChallenge,
  loginByPasskey,
  sendVerificationCode,
  proveSignIn,
  exchange,
  freePlayLogin,
  registerSettings,
  registerSettingsFor,
  getCountryCode,
  sendRegPhoneCode,
  register,
  registerByMobile,
  affiliateCheck,
  forgetPassword,
  sendPasswordPhoneCode,
  getPasswordByPhone,
  changePassword,
  firstLogin,
  sessions,
  endSessions,
  logout,
  passkeys,
  newPasskey,
  addPasskey,
  removePasskey,
  authenticator,
  newAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  loginInfo,
  memberInfo,
  memberIcon,
  getBalanceV2,
  whiteLabelMenu,
  gameMenus,
  getGameVendor,
  games,
  getHotGameList,
  getFavGames,
  addFavourite,
  removeFavourite,
  getRecentGames,
  startGameV2,
  gameLaunchFB,
  vassGameType,
  gameAnnouncements,
  lotteryMenus,
  lotteryVietnamMenus,
  lotteryLobby,
  lotteryRecent,
  popularNumbers,
  lotteryLaunch,
  getBanners,
  getWinnerBoard,
  getAnnouncementContentV2,
  getHelpV2,
  roomList,
  liveModelList,
} as const satisfies Record<string, Call>

export type Calls = typeof CALLS
export type CallName = keyof Calls
