import { randomBytes, randomUUID } from 'node:crypto'
import type { WalletAnswer, WalletOperation } from '@livery/contract/vendor'
import { drawFrom, SEED_BYTES } from '../engine/random.ts'
import { GameError, refusedBecause } from '../game-error.ts'
import { COINS_A_STAKE } from '../games/rules.ts'
import { toDecimal, toMinor } from '../money.ts'
import type { RoundAnswer, RoundRequest } from '../protocol.ts'
import { freshTable, type Session } from '../session/session.ts'
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

/** The shortest time between two rounds, whatever the jurisdiction: nobody can press faster. */
const SHORTEST_ROUND_MS = 150

/**
 * Plays one round: takes the stakes of the bet, decides the whole round, pays the win. The same request id again returns
 * the same round and moves no money. Throws GameError.
 */
export async function playRound(table: Table, session: Session, request: RoundRequest): Promise<RoundAnswer> {
  if (session.last && session.lastRequestId === request.requestId) return session.last
  if (session.running) throw new GameError('TOO_FAST')
  const sinceLast = Date.now() - session.lastRoundAt
  if (sinceLast < Math.max(SHORTEST_ROUND_MS, session.minimumSpinMs)) throw new GameError('TOO_FAST')
  const { exponent } = session.launch.currency
  const stake = session.stakes.find((offered) => toDecimal(offered, exponent) === request.stake)
  if (stake === undefined) throw new GameError('STAKE_NOT_OFFERED')
  const bet = session.rules.readBet(request.bet, session.table)
  if (bet === null) throw new GameError('BAD_REQUEST')

  try {
    session.lastRoundAt = Date.now()
    const running = play(table, session, stake, bet)
    session.running = running
    const answer = await running
    session.last = answer
    session.lastRequestId = request.requestId
    return answer
  } finally {
    session.running = null
  }
}

async function play(table: Table, session: Session, stake: bigint, bet: unknown): Promise<RoundAnswer> {
  const { launch, rules, tableSeed } = session
  const { exponent } = launch.currency
  const roundId = `r-${randomUUID()}`
  const seed = randomBytes(SEED_BYTES).toString('hex')
  const purse = launch.mode === 'demo' ? demoPurse(session) : walletPurse(table, session, roundId)
  const cost = stake * BigInt(rules.unitsOf(bet))

  await purse.take(cost)
  const balanceBefore = session.balance
  const { outcome, coins } = rules.play(bet, drawFrom(seed), session.table)
  const win = (stake / BigInt(COINS_A_STAKE)) * BigInt(coins)
  await purse.pay(win)
  table.records.add({
    roundId,
    seed,
    at: new Date().toISOString(),
    rules: rules.id,
    tableSeed,
    bet,
    game: launch.game.code,
    mode: launch.mode,
    sessionId: launch.sessionId,
    currency: launch.currency.code,
    stake: toDecimal(cost, exponent),
    win: toDecimal(win, exponent),
  })
  Object.assign(session, freshTable(rules))
  return {
    roundId,
    stake: toDecimal(stake, exponent),
    cost: toDecimal(cost, exponent),
    bet,
    outcome,
    win: toDecimal(win, exponent),
    balanceBefore: toDecimal(balanceBefore, exponent),
    balance: toDecimal(session.balance, exponent),
    pending: table.journal.openOf(launch.sessionId),
    table: session.table,
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

/** The player's wallet at the gateway. Every step is written to the journal before it is sent. */
function walletPurse({ wallet, journal, settlements }: Table, session: Session, roundId: string): Purse {
  const { sessionId, walletUrl, wire, currency } = session.launch
  const round: OpenRound = {
    roundId,
    sessionId,
    walletUrl,
    wire,
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
      const answer = await callWallet(wallet, { walletUrl, wire }, bet).catch((fault: unknown) => {
        if (fault instanceof WalletSilent) return null
        throw fault
      })
      // No answer, or only a general error: the stake may have been taken, so the bet is rolled back.
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
        // The end of a lost round changes nothing for the player, so it is not awaited.
        if (win > 0n) learn(await settled)
        else settled.catch(() => settlements.undo(owed('rollback')))
      } catch (fault) {
        await settlements.undo(owed('rollback'))
        throw fault
      }
    },
  }
}
