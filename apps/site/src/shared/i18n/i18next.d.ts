import type agent from '../../../../../locales/EN/agent.json'
import type auth from '../../../../../locales/EN/auth.json'
import type cashier from '../../../../../locales/EN/cashier.json'
import type chat from '../../../../../locales/EN/chat.json'
import type contract from '../../../../../locales/EN/contract.json'
import type core from '../../../../../locales/EN/core.json'
import type deposit from '../../../../../locales/EN/deposit.json'
import type download from '../../../../../locales/EN/download.json'
import type feedback from '../../../../../locales/EN/feedback.json'
import type games from '../../../../../locales/EN/games.json'
import type history from '../../../../../locales/EN/history.json'
import type information from '../../../../../locales/EN/information.json'
import type lottery from '../../../../../locales/EN/lottery.json'
import type messages from '../../../../../locales/EN/messages.json'
import type promotions from '../../../../../locales/EN/promotions.json'
import type raffle from '../../../../../locales/EN/raffle.json'
import type rewards from '../../../../../locales/EN/rewards.json'
import type sports from '../../../../../locales/EN/sports.json'
import type support from '../../../../../locales/EN/support.json'
import type transfer from '../../../../../locales/EN/transfer.json'
import type uploads from '../../../../../locales/EN/uploads.json'
import type wallet from '../../../../../locales/EN/wallet.json'
import type withdraw from '../../../../../locales/EN/withdraw.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'core'
    returnNull: false
    resources: {
      core: typeof core
      agent: typeof agent
      auth: typeof auth
      games: typeof games
      history: typeof history
      information: typeof information
      cashier: typeof cashier
      contract: typeof contract
      deposit: typeof deposit
      lottery: typeof lottery
      promotions: typeof promotions
      raffle: typeof raffle
      rewards: typeof rewards
      sports: typeof sports
      support: typeof support
      wallet: typeof wallet
      transfer: typeof transfer
      withdraw: typeof withdraw
      uploads: typeof uploads
      messages: typeof messages
      chat: typeof chat
      feedback: typeof feedback
      download: typeof download
    }
  }
}
