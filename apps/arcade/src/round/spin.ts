import { randomBytes, randomUUID } from 'node:crypto'
import type { WalletAnswer, WalletOperation } from '@livery/contract/vendor'
import { COINS_A_SPIN } from '../engine/profile.ts'
import { SEED_BYTES } from '../engine/random.ts'
import { playRound } from '../engine/round.ts'
import { GameError, refusedBecause } from '../game-error.ts'
import { toDecimal, toMinor } from '../money.ts'
import type { SpinAnswer, SpinRequest } from '../protocol.ts'
import type { Session } from '../session/session.ts'
import type { Journal, OpenRound } from '../wallet/journal.ts'
import type { Settlements } from '../wallet/settlements.ts'
import { callWallet, type WalletLink, WalletSilent } from '../wallet/wallet-call.ts'
import type { RoundRecords } from './round-records.ts'

export interface Table {
  readonly wallet: WalletLink
  readonly journal: Journal
  readonly settlements: Settlements
  readonly records: RoundRecords
}

/** No spin follows another faster than this, whatever the jurisdiction: a hand cannot. */
const SHORTEST_SPIN_MS = 150

/**
 * Plays one paid spin: takes the stake, decides the whole round, pays the win. The same request id again returns the
 * same round and moves no money. Throws GameError.
 */
export async function spin(table: Table, session: Session, request: SpinRequest): Promise<SpinAnswer> {
  if (session.last && session.lastRequestId === request.requestId) return session.last
  if (session.spinning) throw new GameError('TOO_FAST')
  const sinceLast = Date.now() - session.lastSpinAt
  if (sinceLast < Math.max(SHORTEST_SPIN_MS, session.minimumSpinMs)) throw new GameError('TOO_FAST')
  const { exponent } = session.launch.currency
  const stake = session.stakes.find((offered) => toDecimal(offered, exponent) === request.stake)
  if (stake === undefined) throw new GameError('STAKE_NOT_OFFERED')

  session.spinning = true
  try {
    session.lastSpinAt = Date.now()
    const answer = await play(table, session, stake)
    session.last = answer
    session.lastRequestId = request.requestId
    return answer
  } finally {
    session.spinning = false
  }
}

async function play(table: Table, session: Session, stake: bigint): Promise<SpinAnswer> {
  const { launch, profile } = session
  const { exponent } = launch.currency
  const roundId = `r-${randomUUID()}`
  const seed = randomBytes(SEED_BYTES).toString('hex')
  const purse = launch.mode === 'demo' ? demoPurse(session) : walletPurse(table, session, roundId)

  await purse.take(stake)
  const balanceBefore = session.balance
  const round = playRound(profile, seed)
  const win = (stake / BigInt(COINS_A_SPIN)) * BigInt(round.coins)
  await purse.pay(win)
  table.records.add({
    roundId,
    seed,
    at: new Date().toISOString(),
    profile: profile.id,
    game: launch.game.code,
    mode: launch.mode,
    sessionId: launch.sessionId,
    currency: launch.currency.code,
    stake: toDecimal(stake, exponent),
    win: toDecimal(win, exponent),
  })
  return {
    roundId,
    stake: toDecimal(stake, exponent),
    paid: round.paid,
    free: round.free,
    win: toDecimal(win, exponent),
    balanceBefore: toDecimal(balanceBefore, exponent),
    balance: toDecimal(session.balance, exponent),
    pending: table.journal.openOf(launch.sessionId),
  }
}

interface Purse {
  take(stake: bigint): Promise<void>
  pay(win: bigint): Promise<void>
}

function demoPurse(session: Session): Purse {
  return {
    async take(stake) {
      if (session.balance < stake) throw new GameError('NOT_ENOUGH_BALANCE')
      session.balance -= stake
    },
    async pay(win) {
      session.balance += win
    },
  }
}

/** The player's wallet on the other side of the wire. Every step is in the journal before it is sent. */
function walletPurse({ wallet, journal, settlements }: Table, session: Session, roundId: string): Purse {
  const { sessionId, walletUrl, currency } = session.launch
  const round: OpenRound = {
    roundId,
    sessionId,
    walletUrl,
    currency: currency.code,
    stage: 'bet',
    betTransactionId: `${roundId}:bet`,
    transactionId: `${roundId}:bet`,
    at: new Date().toISOString(),
  }
  const learn = (answer: WalletAnswer | null): void => {
    if (answer?.balance !== undefined) session.balance = toMinor(answer.balance, currency.exponent)
  }
  const owed = (stage: 'rollback' | 'win' | 'endRound', amount?: string): OpenRound => ({
    ...round,
    stage,
    transactionId: `${roundId}:${stage}`,
    ...(amount === undefined ? {} : { amount }),
  })

  return {
    async take(stake) {
      await journal.put(round)
      const bet: WalletOperation = {
        action: 'bet',
        sessionId,
        currency: currency.code,
        transactionId: round.betTransactionId,
        roundId,
        amount: toDecimal(stake, currency.exponent),
        roundClosed: false,
      }
      const answer = await callWallet(wallet, walletUrl, bet).catch((fault: unknown) => {
        if (fault instanceof WalletSilent) return null
        throw fault
      })
      // No word, or only that something failed: the stake may have been taken, so it is asked back.
      if (!answer || answer.status === 'ERROR') {
        learn(await settlements.settle(owed('rollback')))
        throw new GameError('STAKE_RETURNED')
      }
      if (answer.status !== 'OK') {
        await journal.done(roundId)
        throw refusedBecause(answer.status)
      }
      learn(answer)
    },
    async pay(win) {
      const closing = win > 0n ? owed('win', toDecimal(win, currency.exponent)) : owed('endRound')
      try {
        const settled = settlements.settle(closing)
        // A lost round's end tells the player nothing, so nobody waits for it.
        if (win > 0n) learn(await settled)
        else settled.catch(() => settlements.undo(owed('rollback')))
      } catch (fault) {
        await settlements.undo(owed('rollback'))
        throw fault
      }
    },
  }
}
