import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Amount, Empty, Instant, nullable, oneOf } from '../schemas.ts'
import { TRANSFER_DIRECTIONS } from '../vendor-wallet.ts'
import { MOVED_AMOUNT_PATTERN } from '../wire-format.ts'
import { MAIN_WALLET } from './main-wallet.ts'

/**
 * The states of a transfer between the main wallet and a vendor's.
 * - `created`: the money is put aside, and the vendor has not been asked
 * - `sent`: the vendor is being asked
 * - `unknown`: no answer came; it is asked for until there is one, and never sent under another reference
 */
export const WALLET_TRANSFER_STATES = ['created', 'sent', 'unknown', 'done', 'failed'] as const
export type WalletTransferState = (typeof WALLET_TRANSFER_STATES)[number]

/** Why a transfer failed. */
export const TRANSFER_REASONS = ['insufficient', 'maintenance', 'refused'] as const

const vassalage = Type.String({ pattern: '^[A-Z0-9]{2,5}$', description: 'Vendor code' })
const wallet = Type.String({ pattern: '^[A-Z0-9]{2,5}$', description: `A vendor code, or ${MAIN_WALLET}` })
/** Made by the browser: a repeated key means the same request. */
const key = Type.String({ pattern: '^[\\w-]{16,64}$' })
const strict = { additionalProperties: false }

/** A vendor in the view of the wallets. */
const WalletVendor = Type.Object({
  vassalage,
  displayName: Type.String(),
  icon: Type.String({ description: 'Full-colour logo, SVG 160×48' }),
  own: Type.Boolean({ description: 'It keeps a wallet of its own; else it plays with the main wallet' }),
})
export type WalletVendor = Static<typeof WalletVendor>

export const merchantWallet = defineCall({
  name: 'merchantWallet',
  module: 'wallet',
  summary: 'Which of the merchant’s vendors keep a wallet of their own; held in session storage',
  method: 'GET',
  path: '/api/wallet/merchant',
  auth: 'member',
  encrypted: false,
  request: Empty,
  response: Type.Object({
    isSingle: Type.Integer({ minimum: 0, maximum: 1, description: '1: all vendors play with the main wallet' }),
    currency: Type.String(),
    vendors: Type.Array(WalletVendor),
  }),
  errors: ['NOT_SIGNED_IN'],
})

export const BRINGS = ['all', 'amount', 'nothing'] as const
const choice = {
  brings: oneOf(BRINGS, 'What is moved to a vendor’s own wallet when a game of it opens'),
  amount: nullable(Type.String({ pattern: MOVED_AMOUNT_PATTERN, description: 'With `amount`' })),
  comesHome: Type.Boolean({ description: 'Whether it is brought home when the game closes' }),
}
export const WalletChoice = Type.Object(choice)
export type WalletChoice = Static<typeof WalletChoice>

export const WALLET_STATES = ['ready', 'unreachable', 'maintenance'] as const

/** A member's money in a vendor's own wallet. */
const VendorBalance = Type.Object({
  vassalage,
  balance: nullable(Amount),
  state: oneOf(WALLET_STATES),
  moving: Type.Boolean({ description: 'A transfer to or from it is not over' }),
})
export type VendorBalance = Static<typeof VendorBalance>

export const walletBalance = defineCall({
  name: 'walletBalance',
  module: 'wallet',
  summary: 'What a member has in the main wallet, on its way, and in each vendor’s own wallet, as the vendors say now',
  method: 'GET',
  path: '/api/wallet/balances',
  auth: 'member',
  encrypted: false,
  request: Empty,
  response: Type.Object({
    currency: Type.String(),
    total: Type.String({ ...Amount, description: 'All of it; of vendors that do not answer what the books say' }),
    main: Amount,
    held: Type.String({ ...Amount, description: 'Put aside for withdrawals' }),
    transit: Type.String({ ...Amount, description: 'On its way to a vendor' }),
    wallets: Type.Array(VendorBalance),
    choice: WalletChoice,
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})

export const WalletTransferView = Type.Object({
  reference: Type.String(),
  vassalage,
  direction: oneOf(TRANSFER_DIRECTIONS, '`in`: to the vendor; `out`: home'),
  amount: Amount,
  state: oneOf(WALLET_TRANSFER_STATES),
  reason: nullable(oneOf(TRANSFER_REASONS)),
  at: Instant,
})
export type WalletTransferView = Static<typeof WalletTransferView>

export const walletTransfer = defineCall({
  name: 'walletTransfer',
  module: 'wallet',
  summary: 'Moves money between the main wallet and a vendor’s own, through the relay; `all` moves what is there',
  method: 'POST',
  path: '/api/relay/wallet/transfer',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    {
      key,
      from: wallet,
      to: wallet,
      amount: Type.Union([Type.Literal('all'), Type.String({ pattern: MOVED_AMOUNT_PATTERN })]),
    },
    strict,
  ),
  response: Type.Object({
    transfer: nullable(WalletTransferView),
    balance: Type.String({ ...Amount, description: 'Of the main wallet, after it' }),
  }),
  errors: [
    'NOT_SIGNED_IN',
    'REAL_ACCOUNT_NEEDED',
    'FEATURE_DISABLED',
    'WALLET_NOT_FOUND',
    'WALLET_BUSY',
    'WALLET_UNREACHABLE',
    'INSUFFICIENT_FUNDS',
    'IDEMPOTENCY_CONFLICT',
    'VALIDATION',
  ],
})

export const bringHome = defineCall({
  name: 'bringHome',
  module: 'wallet',
  summary: 'Brings what is in all vendors’ own wallets home, through the relay',
  method: 'POST',
  path: '/api/relay/wallet/home',
  auth: 'member',
  encrypted: false,
  request: Type.Object({ key }, strict),
  response: Type.Object({
    transfers: Type.Array(WalletTransferView),
    unreachable: Type.Array(vassalage, { description: 'Vendors that did not say what is there' }),
    balance: Type.String({ ...Amount, description: 'Of the main wallet, after it' }),
  }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})

export const walletTransfers = defineCall({
  name: 'walletTransfers',
  module: 'wallet',
  summary: 'A member’s latest transfers between wallets, the newest first',
  method: 'GET',
  path: '/api/wallet/transfers',
  auth: 'member',
  encrypted: false,
  request: Empty,
  response: Type.Object({ transfers: Type.Array(WalletTransferView) }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})

export const chooseWallet = defineCall({
  name: 'chooseWallet',
  module: 'wallet',
  summary: 'Remembers what is moved to a vendor’s own wallet when a game opens, and whether it comes home after',
  method: 'POST',
  path: '/api/wallet/choice',
  auth: 'member',
  encrypted: false,
  request: Type.Object(choice, strict),
  response: WalletChoice,
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'VALIDATION'],
})
