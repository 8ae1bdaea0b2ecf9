import {
  askVendor,
  launchedAt,
  type SharedSecretSettings,
  sharedSecretSettings,
  transferOutcomeOf,
  vendorBalanceOf,
  vendorRoundsOf,
} from '@livery/contract/adapter-parts'
import { demonstrationKey, signBody } from '@livery/contract/seamless'
import type { OwnWalletAdapter } from '@livery/contract/vendor'
import type { WalletHolder, WalletTransfer } from '@livery/contract/vendor-wallet'
import Type from 'typebox'

/** It sends no wallet calls, so it needs no address for them. */
const settings = Type.Omit(sharedSecretSettings, ['walletUrl'], { additionalProperties: false })

/** A player waits for a transfer as for a launch; a transfer that takes longer is queried again. */
const TRANSFER_TIMEOUT_MS = 6_000

/**
 * Rooms to which players bring a purse: the vendor holds the wallet, and its calls are JSON, signed by HMAC over the
 * raw body.
 */
const adapter: OwnWalletAdapter<typeof settings> = {
  id: 'cardinal',
  settings,
  demonstration: ({ apiUrl, gameOrigin, secret }) => ({
    apiUrl,
    gameOrigin,
    secret: demonstrationKey(secret, 'purse'),
  }),
  keepsMinimumSpin: true,
  gameOrigins: ({ gameOrigin }) => [gameOrigin],
  async launch({ token: _, ...request }, settings) {
    const { url } = await ask('launch', request, settings)
    return launchedAt(url, settings.gameOrigin, 'iframe')
  },
  wallet: {
    balance: async (holder, settings) => vendorBalanceOf((await ask('balance', holderOf(holder), settings)).balance),
    transfer: async (transfer, settings) => transferOutcomeOf(await ask('transfer', orderOf(transfer), settings)),
    async transferStatus(transfer, settings) {
      const answer = await ask('status', orderOf(transfer), settings)
      return answer.state === 'absent' ? { state: 'absent' } : transferOutcomeOf(answer)
    },
    rounds: async (after, settings) => vendorRoundsOf(await ask('rounds', { after }, settings)),
  },
}
export default adapter

const holderOf = ({ merchantId, playerId, currency }: WalletHolder) => ({
  merchant: merchantId,
  player: playerId,
  currency: currency.code,
  decimals: currency.exponent,
})

const orderOf = (transfer: WalletTransfer) => ({
  ...holderOf(transfer),
  reference: transfer.reference,
  direction: transfer.direction,
  amount: transfer.amount,
})

/** Sends a signed request. Throws an Error when the vendor refuses or cannot be reached. */
function ask(question: string, fields: object, { apiUrl, secret }: Pick<SharedSecretSettings, 'apiUrl' | 'secret'>) {
  // The signed body names the call too, so that it cannot be sent again as another one.
  const body = JSON.stringify({ question, ...fields })
  const headers = { 'content-type': 'application/json', ...signBody(secret, body, Date.now()) }
  return askVendor(new URL(`/purse/${question}`, apiUrl), headers, body, TRANSFER_TIMEOUT_MS)
}
