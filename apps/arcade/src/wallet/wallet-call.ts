import { demonstrationKey } from '@livery/contract/seamless'
import type { WalletAnswer, WalletOperation } from '@livery/contract/vendor'
import { SHOWN_AMOUNT_PATTERN } from '@livery/contract/wire-format'
import { wireOf } from '../wires/wires.ts'

const SHOWN_AMOUNT = new RegExp(SHOWN_AMOUNT_PATTERN)

/** The result of a call is unknown: no answer, a late one, or one that is not in the wallet's format. */
export class WalletSilent extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'WalletSilent'
  }
}

export interface WalletLink {
  /** Each wire's key is derived from it. */
  readonly secret: string
  readonly timeoutMs: number
}

/** The wallet and its protocol. */
export interface WalletAddress {
  readonly walletUrl: string
  /** Id of the wire. */
  readonly wire: string | undefined
}

/** Sends one signed wallet call. Returns the wallet's answer, OK or not; throws WalletSilent when there is none. */
export async function callWallet(
  link: WalletLink,
  { walletUrl, wire: wireId }: WalletAddress,
  operation: WalletOperation,
): Promise<WalletAnswer> {
  const wire = wireOf(wireId)
  const { url, headers, body } = wire.walletCall(
    demonstrationKey(link.secret, wire.id),
    walletUrl,
    operation,
    Date.now(),
  )
  let answer: unknown
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(link.timeoutMs),
    })
    answer = await response.json()
  } catch (fault) {
    throw new WalletSilent(fault instanceof Error ? fault.name : 'no answer')
  }
  const verdict = wire.readAnswer(answer)
  if (!verdict || !isWhole(verdict)) throw new WalletSilent('not a wallet answer')
  return verdict
}

/** An OK contains the balance, which must be an amount. */
function isWhole({ status, balance }: WalletAnswer): boolean {
  if (balance === undefined) return status !== 'OK'
  return typeof balance === 'string' && SHOWN_AMOUNT.test(balance)
}
