import { BETS_MAX, type Bet, type BetAnswer, type Fixture } from '@livery/contract/games/feed'
import type { FeedPlayer } from '@livery/contract/vendor'
import { toDecimal, toMinor } from '../money.ts'
import { stakesFor } from '../session/stakes.ts'
import type { Journal, OpenRound, Ticket } from '../wallet/journal.ts'
import type { Settlements } from '../wallet/settlements.ts'
import { callWallet, type WalletLink, WalletSilent } from '../wallet/wallet-call.ts'
import type { BetOrder } from './bet-order.ts'
import type { Match, Matches } from './match.ts'
import { isWon, quoted } from './quote.ts'

/** How often finished matches are searched for. */
const SETTLE_EVERY_MS = 1_000
/** The number of bets that are remembered after their matches, for players who look and for repeated calls. */
const REMEMBERED = 5_000

interface Known {
  readonly ticket: Ticket
  readonly sport: Fixture['sport']
  readonly home: string
  readonly away: string
  readonly placedAt: string
  state: Bet['state']
}

/** The bets on matches: accepted at the current price, stored in the journal, settled when the match is over. */
export class MatchBets {
  readonly #matches: Matches
  readonly #wallet: WalletLink
  readonly #journal: Journal
  readonly #settlements: Settlements
  readonly #now: () => number
  /** Present and earlier bets by their ids: a repeated call gets the answer of the first. */
  readonly #answers = new Map<string, { readonly order: string; readonly answer: Promise<BetAnswer> }>()
  readonly #known = new Map<string, Known>()
  readonly #settling = new Set<string>()
  readonly #timer: NodeJS.Timeout

  constructor(
    matches: Matches,
    money: { readonly wallet: WalletLink; readonly journal: Journal; readonly settlements: Settlements },
    now: () => number = () => Date.now(),
  ) {
    this.#matches = matches
    this.#wallet = money.wallet
    this.#journal = money.journal
    this.#settlements = money.settlements
    this.#now = now
    for (const { ticket, stage, at } of this.#journal.open) if (ticket && stage === 'held') this.#note(ticket, at)
    this.#timer = setInterval(() => void this.settle(), SETTLE_EVERY_MS).unref()
  }

  close(): void {
    clearInterval(this.#timer)
  }

  /** Accepts a bet. A repeated bet gets the same answer and takes no second stake. */
  place(order: BetOrder): Promise<BetAnswer> {
    const { token: _, sessionId: __, ...lasting } = order
    const words = JSON.stringify(lasting)
    const earlier = this.#answers.get(order.betId)
    if (earlier) return earlier.order === words ? earlier.answer : Promise.resolve({ outcome: 'refused' })
    const known = this.#known.get(order.betId)
    if (known) return Promise.resolve({ outcome: 'placed', bet: betOf(known) })
    const answer = this.#take(order)
    this.#answers.set(order.betId, { order: words, answer })
    forgetFirst(this.#answers)
    // A bet that took no stake may be tried again, at another price or with another one.
    const forget = () => this.#answers.delete(order.betId)
    answer.then(({ outcome }) => outcome === 'placed' || outcome === 'returned' || forget(), forget)
    return answer
  }

  /** The latest bets of a player, the newest first. */
  of({ merchantId, playerId }: FeedPlayer): readonly Bet[] {
    return [...this.#known.values()]
      .filter(({ ticket }) => ticket.merchantId === merchantId && ticket.playerId === playerId)
      .toReversed()
      .slice(0, BETS_MAX)
      .map(betOf)
  }

  /** Pays or closes the bets on matches that are over. */
  async settle(): Promise<void> {
    const held = this.#journal.open.filter(({ stage, roundId }) => stage === 'held' && !this.#settling.has(roundId))
    await Promise.all(
      held.map(async (round) => {
        const ticket = round.ticket as Ticket
        const match = this.#matches.find(ticket.fixtureId)
        if (!match || this.#now() < match.endsAtMs) return
        this.#settling.add(round.roundId)
        const won = isWon(match, ticket.pick)
        const stage = won ? ('win' as const) : ('endRound' as const)
        await this.#settlements.settle({
          ...round,
          stage,
          transactionId: `${round.roundId}:${stage}`,
          ...(won && { amount: ticket.payout }),
        })
        this.#settling.delete(round.roundId)
        const known = this.#known.get(ticket.betId)
        if (known) known.state = won ? 'won' : 'lost'
      }),
    )
  }

  async #take(order: BetOrder): Promise<BetAnswer> {
    const refusal = this.#refusal(order)
    if ('outcome' in refusal) return refusal
    const { ticket, match } = refusal
    const placedAt = new Date(this.#now()).toISOString()
    const round = roundOf(order, ticket, placedAt)
    const { sessionId, currency } = round
    const ask = (operation: Parameters<typeof callWallet>[2]) =>
      callWallet(this.#wallet, { walletUrl: round.walletUrl, wire: round.wire }, operation)
    const known = await ask({ action: 'authenticate', sessionId, currency, token: order.token }).catch(silent)
    if (known?.status !== 'OK') return { outcome: 'refused' }
    await this.#journal.put(round)
    const { betTransactionId: transactionId, roundId } = round
    const amount = ticket.stake
    const bet = { action: 'bet', sessionId, currency, transactionId, roundId, amount, roundClosed: false } as const
    const answer = await ask(bet).catch(silent)
    // No answer, or only a general error: the stake may have been taken, so the bet is rolled back.
    if (!answer || answer.status === 'ERROR') {
      await this.#settlements.settle({ ...round, stage: 'rollback', transactionId: `${roundId}:rollback` })
      return { outcome: 'returned' }
    }
    if (answer.status !== 'OK') {
      await this.#journal.done(roundId)
      return { outcome: answer.status === 'INSUFFICIENT_FUNDS' ? 'notEnough' : 'refused' }
    }
    await this.#journal.put({ ...round, stage: 'held' })
    return { outcome: 'placed', bet: betOf(this.#note(ticket, placedAt, match)) }
  }

  /** Why a bet is refused, or its ticket. */
  #refusal(order: BetOrder): BetAnswer | { readonly ticket: Ticket; readonly match: Match } {
    const nowMs = this.#now()
    const match = this.#matches.at(nowMs).find(({ id }) => id === order.fixtureId)
    if (!match) return { outcome: 'closed' }
    const { isOpen, prices } = quoted(match, nowMs)
    const price = prices[order.pick]
    if (price === undefined) return { outcome: 'closed' }
    if (!isOpen) return { outcome: 'suspended' }
    if (price !== order.price && !order.acceptsChange) return { outcome: 'priceChanged', price }
    const { exponent } = order.currency
    const offered = stakesFor(order.currency)
    const [least, most] = [offered[0] as bigint, offered.at(-1) as bigint]
    const stake = minorOf(order.stake, exponent)
    if (stake === null || stake < least || stake > most) {
      return {
        outcome: 'stakeOutOfRange',
        stakes: { least: toDecimal(least, exponent), most: toDecimal(most, exponent) },
      }
    }
    const { betId, merchantId, playerId, fixtureId, pick } = order
    const payout = toDecimal((stake * BigInt(price)) / 100n, exponent)
    const ticket = { betId, merchantId, playerId, exponent, fixtureId, pick, price, payout }
    return { match, ticket: { ...ticket, stake: toDecimal(stake, exponent) } }
  }

  #note(ticket: Ticket, placedAt: string, match = this.#matches.find(ticket.fixtureId)): Known {
    const { timetable, home, away } = match as Match
    const known: Known = { ticket, sport: timetable.sport, home, away, placedAt, state: 'open' }
    this.#known.set(ticket.betId, known)
    forgetFirst(this.#known, ({ state }) => state !== 'open')
    return known
  }
}

function roundOf(order: BetOrder, ticket: Ticket, at: string): OpenRound {
  const roundId = `m-${order.betId}`
  const { sessionId, walletUrl, wire, currency } = order
  const betTransactionId = `${roundId}:bet`
  return {
    roundId,
    sessionId,
    walletUrl,
    wire,
    currency: currency.code,
    stage: 'bet',
    betTransactionId,
    transactionId: betTransactionId,
    at,
    ticket,
  }
}

function betOf({ ticket, placedAt, state, ...sides }: Known): Bet {
  const { betId: id, fixtureId, pick, price, stake, payout } = ticket
  return { id, fixtureId, ...sides, pick, price, stake, payout, state, placedAt }
}

function minorOf(amount: string, exponent: number): bigint | null {
  try {
    return toMinor(amount, exponent)
  } catch {
    return null
  }
}

function silent(fault: unknown): null {
  if (fault instanceof WalletSilent) return null
  throw fault
}

function forgetFirst<Value>(map: Map<string, Value>, may: (value: Value) => boolean = () => true): void {
  if (map.size <= REMEMBERED) return
  const first = map.entries().find(([, value]) => may(value))
  if (first) map.delete(first[0])
}
