import { type BalanceAnswer, GAME_ERRORS, type GameErrorCode, type GameState, type RoundAnswer } from '../protocol.ts'
import { sessionKey } from './boot.ts'

/** A call that the game's server refused, or that did not reach it. */
export class CallFault extends Error {
  readonly code: GameErrorCode
  constructor(code: GameErrorCode) {
    super(code)
    this.code = code
  }
}

const TIMEOUT_MS = 20_000

export const getState = () => call<GameState>('state')
export const getBalance = () => call<BalanceAnswer>('balance')
export const refill = () => call<BalanceAnswer>('refill')

/**
 * Plays a round. When the answer is lost, the same id is sent again: the server returns the same round and takes no
 * second stake.
 * @param free the order of free rounds that it is played from
 */
export async function playRound(stake: string, bet: unknown, free: string | undefined): Promise<RoundAnswer> {
  return repeated('round', { stake, bet, requestId: crypto.randomUUID(), ...(free !== undefined && { free }) })
}

/** Sends a decision in an open round. When the answer is lost it is sent again: the server accepts none twice. */
export async function decide(roundId: string, at: number, decision: string): Promise<RoundAnswer> {
  return repeated('decision', { roundId, at, decision })
}

/** Frees the seat while the page closes, without waiting for the answer. */
export function leave(): void {
  const key = sessionKey()
  if (!key) return
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
  fetch('/api/leave', { method: 'POST', headers, body: '{}', credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  )
}

async function repeated(name: string, request: object): Promise<RoundAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call<RoundAnswer>(name, request)
    } catch (fault) {
      if (!(fault instanceof CallFault) || fault.code !== 'OFFLINE' || attempt === 3) throw fault
      await new Promise((resolve) => setTimeout(resolve, attempt * 800))
    }
  }
}

async function call<Answer>(name: string, body: object = {}): Promise<Answer> {
  const key = sessionKey()
  if (!key) throw new CallFault('LINK_USED')
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new CallFault('OFFLINE')
  })
  const answer: unknown = await response.json().catch(() => ({}))
  if (response.ok) return answer as Answer
  const { code } = answer as { code?: string }
  throw new CallFault(code !== undefined && code in GAME_ERRORS ? (code as GameErrorCode) : 'GAME_UNAVAILABLE')
}
