import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { WalletAnswer, WalletOperation } from '@livery/contract/vendor'
import type { DrawTime } from '../draw-time.ts'
import { drawFrom, SEED_BYTES } from '../engine/random.ts'
import type { FreeRounds } from '../free-rounds/free-rounds.ts'
import { GameError, refusedBecause } from '../game-error.ts'
import { DRAWN, ticketPlay } from '../games/lottery/ticket-play.ts'
import { COINS_A_STAKE, type Played } from '../games/rules.ts'
import { toDecimal, toMinor } from '../money.ts'
import type { Draws } from '../prizes/draws.ts'
import type { Jackpots } from '../prizes/jackpots.ts'
import type { DecisionRequest, RoundAnswer, RoundRequest } from '../protocol.ts'
import type { PurseAccount } from '../purse/purse-account.ts'
import type { OpenRoundPlay, Purse } from '../session/open-round.ts'
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
  readonly draws: Draws
  readonly jackpots: Jackpots
  readonly freeRounds: FreeRounds
}

/** The shortest time between two rounds, whatever the jurisdiction: nobody can press faster. */
const SHORTEST_ROUND_MS = 150
/** How long a request about a waiting ticket is held before it is answered. */
const HELD_MS = 5_000

/**
 * Plays one round: takes the stakes of the bet, decides the whole round or its beginning, pays the win. The same request id again returns
 * the same round and moves no money. Throws GameError.
 */
export async function playRound(table: Table, session: Session, request: RoundRequest): Promise<RoundAnswer> {
  if (session.last && session.lastRequestId === request.requestId) return session.last
  if (session.running) throw new GameError('TOO_FAST')
  if (session.open) throw new GameError('BAD_REQUEST')
  const sinceLast = Date.now() - session.lastRoundAt
  if (sinceLast < Math.max(SHORTEST_ROUND_MS, session.minimumSpinMs)) throw new GameError('TOO_FAST')
  const { exponent } = session.launch.currency
  const free = request.free === undefined ? null : table.freeRounds.next(session.launch)
  // The order is over, or another one is next: the page loads its state again.
  if (request.free !== undefined && free?.order !== request.free) throw new GameError('BAD_REQUEST')
  const stakes = free ? [toMinor(free.stake, exponent)] : session.stakes
  const stake = stakes.find((offered) => toDecimal(offered, exponent) === request.stake)
  if (stake === undefined) throw new GameError('STAKE_NOT_OFFERED')
  const bet = session.rules.readBet(request.bet, session.table)
  if (bet === null) throw new GameError('BAD_REQUEST')

  session.lastRoundAt = Date.now()
  return alone(session, async () => {
    const answer = await begin(table, session, { stake, bet, free: request.free })
    session.lastRequestId = request.requestId
    return answer
  })
}

/**
 * Carries out one decision in the open round; its stakes are taken first. A repeated decision is not carried out again.
 * Throws GameError, and then the round is unchanged.
 */
export async function decide(table: Table, session: Session, request: DecisionRequest): Promise<RoundAnswer> {
  const waiting = session.open
  if (waiting?.waits && waiting.roundId === request.roundId) {
    await Promise.race([waiting.waits.due, setTimeout(HELD_MS, undefined, { ref: false })])
    if (session.open === waiting && table.draws.untilMs(waiting.waits.draw) > 0) return session.last as RoundAnswer
  }
  // Of several requests for the same decision, only one begins.
  while (session.running) await session.running.catch(() => undefined)
  const { open, last } = session
  const isKnown = last?.roundId === request.roundId && (!open || request.at < open.decisions.length)
  if (last && isKnown) return last
  if (open?.roundId !== request.roundId || open.decisions.length !== request.at) throw new GameError('BAD_REQUEST')
  if (!open.play.offers.includes(request.decision)) throw new GameError('BAD_REQUEST')
  return alone(session, () => proceed(table, session, open, request.decision))
}

/** Ends the open round of a player who has left. */
export async function leave(table: Table, session: Session): Promise<void> {
  const { open } = session
  if (!open || session.running) return
  await alone(session, async () => {
    let answer = session.last as RoundAnswer
    while (answer.open) answer = await proceed(table, session, open, open.play.leave())
    return answer
  })
}

/** Limits a session to one round or decision at a time, and remembers the answer. */
async function alone(session: Session, act: () => Promise<RoundAnswer>): Promise<RoundAnswer> {
  try {
    const running = act()
    session.running = running
    session.last = await running
    return session.last
  } finally {
    session.running = null
  }
}

interface Begun {
  readonly stake: bigint
  readonly bet: unknown
  readonly free: string | undefined
}

async function begin(table: Table, session: Session, { stake, bet, free }: Begun): Promise<RoundAnswer> {
  const { rules } = session
  const roundId = `r-${randomUUID()}`
  const seed = randomBytes(SEED_BYTES).toString('hex')
  const cost = stake * BigInt(rules.unitsOf(bet))
  const purse = purseFor(table, session, roundId, free)
  await purse.take(free === undefined ? cost : 0n)
  const { balance: balanceBefore } = session
  const given = free === undefined ? {} : { free }
  const round = { roundId, seed, stake, bet, purses: [purse], cost, decisions: [], balanceBefore, ...given }
  const draw = table.draws.nextOf(session.launch.game)
  if (draw) return waitFor(table, session, { ...round, seed: draw.seed }, draw)
  const play = rules.begin?.(bet, drawFrom(seed))
  if (!play) return finish(table, session, round, rules.play(bet, drawFrom(seed), session.table))
  session.open = { ...round, play }
  return progress(table, session, session.open)
}

/** Lets a ticket wait for its draw, which takes place whether its player stays or not. */
async function waitFor(table: Table, session: Session, round: Staked, draw: DrawTime): Promise<RoundAnswer> {
  const due = table.draws.wait(draw)
  const open: OpenRoundPlay = { ...round, play: ticketPlay(session.rules, round.bet, draw), waits: { draw, due } }
  session.open = open
  // A draw that fails is tried again by the page, or when the session is left.
  void due
    .then(() => (session.open === open ? alone(session, () => proceed(table, session, open, DRAWN)) : undefined))
    .catch(() => undefined)
  return progress(table, session, open)
}

async function proceed(table: Table, session: Session, open: OpenRoundPlay, decision: string): Promise<RoundAnswer> {
  const added = open.stake * BigInt(open.play.unitsOf(decision))
  if (added > 0n) {
    // Each added stake is its own round for the wallet, so that each is settled or returned separately.
    const purse = purseFor(table, session, `${open.roundId}-${open.purses.length + 1}`)
    await purse.take(added)
    open.purses.push(purse)
    open.cost += added
    open.balanceBefore = session.balance
  }
  open.decisions.push(decision)
  open.play.decide(decision)
  return progress(table, session, open)
}

/** The answer of an open round, or its end. */
async function progress(table: Table, session: Session, open: OpenRoundPlay): Promise<RoundAnswer> {
  const { outcome, offers, coins } = open.play
  if (coins === null) {
    return answerOf(table, session, open, { outcome, coins: 0 }, { at: open.decisions.length, offers })
  }
  session.open = null
  return finish(table, session, open, { outcome, coins })
}

/** A round whose stakes are taken. */
type Staked = Omit<OpenRoundPlay, 'play'>

async function finish(table: Table, session: Session, round: Staked, played: Played): Promise<RoundAnswer> {
  const { launch, rules, tableSeed } = session
  const { exponent } = launch.currency
  const win = winOf(round, played)
  const [first, ...others] = round.purses as [Purse, ...Purse[]]
  // A free round adds nothing to a jackpot and hits none.
  const pot = round.free === undefined ? potOf(session) : null
  const jackpot = pot ? await table.jackpots.hit(pot.vendor, pot.currency, round) : 0n
  await first.pay(win + jackpot).catch(async (fault: unknown) => {
    await table.jackpots.putBack(round.roundId)
    throw fault
  })
  for (const purse of others) await purse.pay(0n)
  table.records.add({
    roundId: round.roundId,
    seed: round.seed,
    at: new Date().toISOString(),
    rules: rules.id,
    tableSeed,
    bet: round.bet,
    decisions: round.decisions,
    game: launch.game.code,
    mode: launch.mode,
    sessionId: launch.sessionId,
    currency: launch.currency.code,
    stake: toDecimal(round.cost, exponent),
    win: toDecimal(win, exponent),
    ...(jackpot > 0n && { jackpot: toDecimal(jackpot, exponent) }),
    ...(round.free !== undefined && { free: round.free }),
  })
  // The pot in memory has grown already; if its file fails, the next line contains the growth.
  if (pot) table.jackpots.add(pot.vendor, pot.currency, round).catch(() => undefined)
  Object.assign(session, freshTable(rules))
  const answer = answerOf(table, session, round, played, null)
  return jackpot > 0n ? { ...answer, jackpot: toDecimal(jackpot, exponent) } : answer
}

/** The jackpot of a session's rounds: only slots with the operator's money have one. */
function potOf({ launch, rules, account }: Session) {
  if (rules.kind !== 'slot' || launch.mode !== 'real' || account) return null
  return { vendor: launch.game.vendor, currency: launch.currency }
}

const winOf = (round: Staked, { coins }: Played) => (round.stake / BigInt(COINS_A_STAKE)) * BigInt(coins)

function answerOf(
  table: Table,
  session: Session,
  round: Staked,
  played: Played,
  open: RoundAnswer['open'],
): RoundAnswer {
  const { exponent } = session.launch.currency
  return {
    roundId: round.roundId,
    open,
    stake: toDecimal(round.stake, exponent),
    cost: toDecimal(round.cost, exponent),
    bet: round.bet,
    outcome: played.outcome,
    win: toDecimal(winOf(round, played), exponent),
    balanceBefore: toDecimal(round.balanceBefore, exponent),
    balance: toDecimal(session.balance, exponent),
    pending: table.journal.openOf(session.launch.sessionId),
    table: session.table,
    ...(round.free !== undefined && { free: table.freeRounds.next(session.launch) }),
  }
}

const purseFor = (table: Table, session: Session, roundId: string, free?: string): Purse =>
  session.launch.mode === 'demo'
    ? demoPurse(session)
    : session.account
      ? broughtPurse(session, session.account, roundId)
      : walletPurse(table, session, roundId, free)

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

/** The player's purse, in the arcade's own book. */
function broughtPurse(session: Session, account: PurseAccount, roundId: string): Purse {
  return {
    async take(stake) {
      if (!(await account.take(roundId, stake))) throw new GameError('NOT_ENOUGH_BALANCE')
      session.balance = account.balance()
    },
    async pay(win) {
      await account.pay(roundId, win)
      session.balance = account.balance()
    },
  }
}

/**
 * The player's wallet at the gateway. Every step is written to the journal before it is sent.
 *
 * @param free the order of a free round, whose bet is zero
 */
function walletPurse(
  { wallet, journal, settlements, freeRounds }: Table,
  session: Session,
  roundId: string,
  free: string | undefined,
): Purse {
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
    ...(free !== undefined && { free }),
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

  const undo = async () => {
    await freeRounds.giveBack(roundId)
    await settlements.undo(owed('rollback'))
  }

  return {
    async take(stake) {
      await journal.put(round)
      if (free !== undefined && !(await freeRounds.take(free, roundId))) {
        await journal.done(roundId)
        throw new GameError('BAD_REQUEST')
      }
      const bet: WalletOperation = {
        action: 'bet',
        sessionId,
        currency: currency.code,
        transactionId: round.betTransactionId,
        roundId,
        amount: toDecimal(stake, currency.exponent),
        roundClosed: false,
        ...(free !== undefined && { freeRounds: free }),
      }
      const answer = await callWallet(wallet, { walletUrl, wire }, bet).catch((fault: unknown) => {
        if (fault instanceof WalletSilent) return null
        throw fault
      })
      // No answer, or only a general error: the stake may have been taken, so the bet is rolled back.
      if (!answer || answer.status === 'ERROR') {
        learn(await settlements.settle(owed('rollback')))
        await freeRounds.giveBack(roundId)
        throw new GameError('STAKE_RETURNED')
      }
      if (answer.status !== 'OK') {
        await freeRounds.giveBack(roundId)
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
        else settled.catch(undo)
        freeRounds.played(roundId)
      } catch (fault) {
        await undo()
        throw fault
      }
    },
  }
}
