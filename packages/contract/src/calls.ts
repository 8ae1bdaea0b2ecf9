import { betRecord, betRecords } from './account/history/bets.ts'
import { personalProfit } from './account/history/profit.ts'
import { transactions } from './account/history/transactions.ts'
import { loginInfo, memberIcon, memberInfo } from './account.ts'
import { agentCentre } from './agent/centre.ts'
import {
  agentContracts,
  answerDailyContract,
  answerDividendContract,
  answerHourlyContract,
  answerRealtimeContract,
  contractHistory,
  endContract,
  getConsolidated,
  offerContract,
  withdrawContract,
} from './agent/contracts.ts'
import { agentDownlines, messageDownline, openDownline, setDownlineRebate } from './agent/downlines.ts'
import { addAgentLink, agentLinks, changeAgentLink, removeAgentLink } from './agent/links.ts'
import { agentTeamOverview } from './agent/overview.ts'
import { agentRebateParts, agentRebateRounds, agentRebates } from './agent/rebates.ts'
import { agentBets, agentMovements, agentRevenue, agentStatements } from './agent/reports.ts'
import {
  agentSettlement,
  agentSettlementMembers,
  agentSettlementRounds,
  agentSettlements,
  payContract,
} from './agent/settlements.ts'
import { authenticator, confirmAuthenticator, newAuthenticator, removeAuthenticator } from './auth/authenticator.ts'
import { botChallenge, captcha } from './auth/bot-check.ts'
import { sendLoginPhoneCode, sendPasswordPhoneCode, sendRegPhoneCode } from './auth/codes.ts'
import { addPasskey, loginByPasskey, newPasskey, passkeyChallenge, passkeys, removePasskey } from './auth/passkeys.ts'
import { changePassword, forgetPassword, getPasswordByPhone } from './auth/passwords.ts'
import {
  affiliateCheck,
  getCountryCode,
  register,
  registerByMobile,
  registerSettings,
  registerSettingsFor,
} from './auth/registration.ts'
import { endSessions, exchange, firstLogin, freePlayLogin, logout, sessions } from './auth/sessions.ts'
import { login, loginV2 } from './auth/sign-in.ts'
import { stepUp, stepUpChallenge } from './auth/step-up.ts'
import { proveSignIn, sendVerificationCode } from './auth/verification.ts'
import type { Call } from './call.ts'
import {
  cancelDeposit,
  deposit,
  depositMethods,
  deposits,
  proveDeposit,
  sendDepositSlip,
  startDeposit,
} from './cashier/deposits.ts'
import { transferDesk, transferDownline, transferUpline } from './cashier/member-transfers.ts'
import {
  actOnWithdrawal,
  addPayee,
  changeWithdrawalPassword,
  removePayee,
  requestWithdrawal,
  sendDocument,
  setWithdrawalPassword,
  withdrawal,
  withdrawalDesk,
  withdrawals,
} from './cashier/withdraw.ts'
import { becausePlayed } from './games/because-played.ts'
import { myBets, placeBet, sportsFeed } from './games/feed.ts'
import { houseGames } from './games/house-games.ts'
import { gameInformation } from './games/information.ts'
import {
  lotteryLaunch,
  lotteryLobby,
  lotteryMenus,
  lotteryRecent,
  lotteryVietnamMenus,
  popularNumbers,
} from './games/lottery.ts'
import { gamePrizes } from './games/prizes.ts'
import { gameTables } from './games/tables.ts'
import { gameAnnouncements, gameLaunchFB, vassGameType } from './games/vendor-games.ts'
import {
  addFavourite,
  gameMenus,
  games,
  getFavGames,
  getGameVendor,
  getHotGameList,
  getRecentGames,
  removeFavourite,
  startGameV2,
} from './games.ts'
import { getBanners, getWinnerBoard, whiteLabelMenu } from './lobby.ts'
import { getAnnouncementContentV2 } from './messages/announcements.ts'
import { deleteMessages, getUnreadMessageV2, messages, readMessages } from './messages/inbox.ts'
import { addPushDevice, choosePushKinds, pushSettings, removePushDevice } from './messages/push.ts'
import { bonusDetails } from './rewards/bonuses.ts'
import { pointsBalance, pointsConfig, pointsReward } from './rewards/points/mall.ts'
import { convertPoints, pointTransactions, redeemCode, redeemList, redeemPoints } from './rewards/points/redeem.ts'
import { ownRaffles, raffleEntries, rafflePromotionClaim, raffles } from './rewards/raffle/calls.ts'
import { claimRebate, manualRebate, rebateClaims } from './rewards/rebate.ts'
import { enterReferral, referral, referralFriends } from './rewards/referral.ts'
import { claimRewards, enterCode, joinProgramme, memberRewards, rewardCounts } from './rewards/rewards.ts'
import { vip } from './rewards/vip.ts'
import {
  chatHistory,
  chatSelf,
  hideChatAuthor,
  launchChat,
  liveModelList,
  reactToChatMessage,
  reportChatMessage,
  roomList,
  sendChatMessage,
} from './support/chat.ts'
import { feedback, feedbackThreads } from './support/feedback.ts'
import { getHelpV2 } from './support/help.ts'
import { domainRoutes } from './support/mirrors.ts'
import { uploadPicture } from './support/uploads.ts'
import { changeLanguage, payloadKeys, systemStatus } from './system.ts'
import {
  bringHome,
  chooseWallet,
  merchantWallet,
  walletBalance,
  walletTransfer,
  walletTransfers,
} from './wallet/transfers.ts'
import { getBalanceV2 } from './wallet.ts'

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
  stepUpChallenge,
  stepUp,
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
  merchantWallet,
  walletBalance,
  walletTransfer,
  bringHome,
  walletTransfers,
  chooseWallet,
  betRecords,
  betRecord,
  transactions,
  personalProfit,
  depositMethods,
  startDeposit,
  deposit,
  deposits,
  cancelDeposit,
  proveDeposit,
  sendDepositSlip,
  withdrawalDesk,
  setWithdrawalPassword,
  changeWithdrawalPassword,
  addPayee,
  removePayee,
  requestWithdrawal,
  withdrawals,
  withdrawal,
  actOnWithdrawal,
  sendDocument,
  transferDesk,
  transferUpline,
  transferDownline,
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
  gameTables,
  gamePrizes,
  sportsFeed,
  placeBet,
  myBets,
  gameInformation,
  houseGames,
  becausePlayed,
  lotteryMenus,
  lotteryVietnamMenus,
  lotteryLobby,
  lotteryRecent,
  popularNumbers,
  lotteryLaunch,
  getBanners,
  getWinnerBoard,
  getAnnouncementContentV2,
  memberRewards,
  rewardCounts,
  claimRewards,
  joinProgramme,
  enterCode,
  manualRebate,
  claimRebate,
  rebateClaims,
  pointsConfig,
  pointsBalance,
  pointsReward,
  redeemPoints,
  convertPoints,
  redeemList,
  redeemCode,
  pointTransactions,
  raffles,
  ownRaffles,
  raffleEntries,
  rafflePromotionClaim,
  bonusDetails,
  vip,
  referral,
  referralFriends,
  enterReferral,
  messages,
  getUnreadMessageV2,
  readMessages,
  deleteMessages,
  pushSettings,
  addPushDevice,
  removePushDevice,
  choosePushKinds,
  getHelpV2,
  launchChat,
  chatHistory,
  chatSelf,
  sendChatMessage,
  reactToChatMessage,
  reportChatMessage,
  hideChatAuthor,
  roomList,
  liveModelList,
  uploadPicture,
  agentCentre,
  agentTeamOverview,
  agentDownlines,
  messageDownline,
  setDownlineRebate,
  openDownline,
  agentLinks,
  addAgentLink,
  changeAgentLink,
  removeAgentLink,
  agentStatements,
  agentBets,
  agentMovements,
  agentRevenue,
  agentRebates,
  agentRebateParts,
  agentRebateRounds,
  getConsolidated,
  agentContracts,
  offerContract,
  withdrawContract,
  endContract,
  answerDividendContract,
  answerDailyContract,
  answerHourlyContract,
  answerRealtimeContract,
  contractHistory,
  agentSettlements,
  agentSettlement,
  agentSettlementMembers,
  agentSettlementRounds,
  payContract,
  feedback,
  feedbackThreads,
} as const satisfies Record<string, Call>

export type Calls = typeof CALLS
export type CallName = keyof Calls
