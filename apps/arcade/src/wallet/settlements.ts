import type { WalletAnswer, WalletOperation } from '@livery/contract/vendor'
import type { Journal, OpenRound } from './journal.ts'
import { callWallet, type WalletLink, WalletSilent } from './wallet-call.ts'

export interface SettlementOptions extends WalletLink {
  readonly retryMs: { readonly first: number; readonly longest: number }
  readonly log: (line: Readonly<Record<string, unknown>>) => void
}

/**
 * Settles rounds: sends each win, rollback and round end until the wallet accepts it, with growing delays. A round is
 * in the journal before its first call and is removed after the wallet's OK.
 */
export class Settlements {
  readonly #journal: Journal
  readonly #options: SettlementOptions
  readonly #timers = new Set<NodeJS.Timeout>()
  #stopped = false

  constructor(journal: Journal, options: SettlementOptions) {
    this.#journal = journal
    this.#options = options
  }

  /**
   * Continues with the open rounds of an earlier process: a bet with unknown outcome is rolled back, a bet on a match
   * continues to wait, and the rest is sent again.
   */
  async resume(rounds: readonly OpenRound[]): Promise<void> {
    for (const round of rounds) {
      if (round.stage === 'held') continue
      const owed = round.stage === 'bet' ? returned(round) : round
      if (owed !== round) await this.#journal.put(owed)
      void this.#attempt(owed, 0)
    }
  }

  /**
   * Rolls back a bet whose round could not be recorded; the journal still contains the bet, so a restart does the same.
   */
  async undo(round: OpenRound): Promise<void> {
    await this.#attempt({ ...round, stage: 'rollback' }, 0)
  }

  /**
   * Records a call, sends it, and retries in the background if the wallet does not answer. Resolves to the first
   * attempt's answer, or null when it is still pending.
   */
  async settle(round: OpenRound): Promise<WalletAnswer | null> {
    await this.#journal.put(round)
    return this.#attempt(round, 0)
  }

  stop(): void {
    this.#stopped = true
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }

  async #attempt(round: OpenRound, failures: number): Promise<WalletAnswer | null> {
    if (this.#stopped) return null
    let reason: string
    try {
      const answer = await callWallet(
        this.#options,
        { walletUrl: round.walletUrl, wire: round.wire },
        operationOf(round),
      )
      if (accepted(round, answer)) {
        await this.#journal.done(round.roundId)
        return answer
      }
      reason = answer.status
    } catch (fault) {
      if (!(fault instanceof WalletSilent)) throw fault
      reason = fault.message
    }
    this.#later(round, failures + 1, reason)
    return null
  }

  #later(round: OpenRound, failures: number, reason: string): void {
    if (this.#stopped) return
    const { first, longest } = this.#options.retryMs
    // Random variation of the delay keeps many rounds from retrying at the same time.
    const pause = Math.min(longest, first * 2 ** Math.min(failures - 1, 20)) * (0.8 + Math.random() * 0.4)
    const { roundId, stage } = round
    this.#options.log({
      level: 'warn',
      event: 'settlement.pending',
      roundId,
      stage,
      failures,
      reason,
      retryInMs: Math.round(pause),
    })
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.#attempt(round, failures).catch((fault: unknown) => {
        this.#options.log({ level: 'error', event: 'settlement.fault', roundId, message: String(fault) })
        this.#later(round, failures + 1, 'fault')
      })
    }, pause)
    timer.unref()
    this.#timers.add(timer)
  }
}

/** The return of a bet that was open when the arcade stopped: a separate transaction. */
function returned(round: OpenRound): OpenRound {
  return { ...round, stage: 'rollback', transactionId: `${round.roundId}:rollback` }
}

/** A round end for a closed round is complete. */
function accepted(round: OpenRound, answer: WalletAnswer): boolean {
  return answer.status === 'OK' || (round.stage === 'endRound' && answer.status === 'ROUND_CLOSED')
}

function operationOf(round: OpenRound): WalletOperation {
  const { sessionId, currency, roundId, transactionId, free } = round
  switch (round.stage) {
    case 'win':
      return {
        action: 'win',
        sessionId,
        currency,
        transactionId,
        roundId,
        amount: round.amount as string,
        roundClosed: true,
        ...(free !== undefined && { freeRounds: free }),
      }
    case 'endRound':
      return { action: 'endRound', sessionId, currency, transactionId, roundId }
    default:
      return {
        action: 'rollback',
        sessionId,
        currency,
        transactionId,
        referenceTransactionId: round.betTransactionId,
        roundId,
      }
  }
}
