import { signBody } from '@livery/contract/seamless'
import { WALLET_STATUSES, type WalletAnswer, type WalletOperation, type WalletStatus } from '@livery/contract/vendor'

/** The wallet did not say what became of a call: no answer, too late, or not in its own form. */
export class WalletSilent extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'WalletSilent'
  }
}

export interface WalletLink {
  readonly secret: string
  readonly timeoutMs: number
}

/**
 * Sends one signed wallet call: `POST {walletUrl}/{action}`. The action is in the signed body too, so that a call
 * cannot be replayed at another address. Returns the wallet's verdict, OK or not; throws WalletSilent when there is none.
 */
export async function callWallet(
  link: WalletLink,
  walletUrl: string,
  operation: WalletOperation,
): Promise<WalletAnswer> {
  const body = JSON.stringify(operation)
  let answer: unknown
  try {
    const response = await fetch(`${walletUrl.replace(/\/$/, '')}/${operation.action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signBody(link.secret, body, Date.now()) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(link.timeoutMs),
    })
    answer = await response.json()
  } catch (fault) {
    throw new WalletSilent(fault instanceof Error ? fault.name : 'no answer')
  }
  if (!isAnswer(answer)) throw new WalletSilent('not a wallet answer')
  return answer
}

function isAnswer(value: unknown): value is WalletAnswer {
  if (typeof value !== 'object' || value === null) return false
  const { status, balance } = value as { status?: unknown; balance?: unknown }
  if (!WALLET_STATUSES.includes(status as WalletStatus)) return false
  return balance === undefined
    ? status !== 'OK'
    : typeof balance === 'string' && /^-?\d{1,24}(\.\d{1,4})?$/.test(balance)
}
