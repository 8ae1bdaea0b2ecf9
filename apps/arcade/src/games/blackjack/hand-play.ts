import type { Draw } from '../../engine/random.ts'
import type { Card } from '../playing-cards.ts'
import { COINS_A_STAKE, type OpenPlay } from '../rules.ts'
import { isNatural, pointsOf, worthOf } from './points.ts'

export const MOVES = ['hit', 'stand', 'double', 'split'] as const
export type Move = (typeof MOVES)[number]

export type Verdict = 'blackjack' | 'won' | 'push' | 'lost' | 'bust'

export interface ShownHand {
  readonly cards: readonly Card[]
  readonly points: number
  /** Stakes on it: two after a double. */
  readonly stakes: number
  /** Null until the round is over. */
  readonly verdict: Verdict | null
}

export interface BlackjackOutcome {
  /** Only the first of the dealer's cards while the player decides. */
  readonly dealer: readonly Card[]
  readonly dealerPoints: number
  readonly hands: readonly ShownHand[]
  /** The hand that is decided on; null when the round is over. */
  readonly active: number | null
}

/** The dealer takes cards up to this sum. */
const DEALER_STANDS = 17
const BEST = 21

/**
 * The payout of each verdict, in coins for each stake, the stake included. Twenty-one in two cards pays three to two.
 */
const PAYS: Readonly<Record<Verdict, number>> = {
  blackjack: COINS_A_STAKE * 2.5,
  won: COINS_A_STAKE * 2,
  push: COINS_A_STAKE,
  lost: 0,
  bust: 0,
}

interface Hand {
  readonly cards: Card[]
  stakes: number
  isDone: boolean
}

/**
 * One round of blackjack. Every card is drawn from a full pack, so all cards are equally likely whatever was drawn
 * before. Its draw and the moves determine it.
 */
export class HandPlay implements OpenPlay {
  readonly #draw: Draw
  readonly #dealer: Card[]
  readonly #hands: Hand[]
  #isOver = false

  constructor(draw: Draw) {
    this.#draw = draw
    const [first, up, second, hole] = [this.#card(), this.#card(), this.#card(), this.#card()]
    this.#hands = [{ cards: [first, second], stakes: 1, isDone: false }]
    this.#dealer = [up, hole]
    // The dealer looks at the covered card: nobody doubles against twenty-one.
    if (isNatural(this.#dealer) || isNatural([first, second])) this.#isOver = true
  }

  get offers(): readonly Move[] {
    const hand = this.#active
    if (!hand) return []
    const isFresh = hand.cards.length === 2
    const [one, other] = hand.cards.map(worthOf)
    const isPair = isFresh && this.#hands.length === 1 && one === other
    return ['hit', 'stand', ...(isFresh ? (['double'] as const) : []), ...(isPair ? (['split'] as const) : [])]
  }

  get units(): number {
    return this.#hands.reduce((sum, { stakes }) => sum + stakes, 0)
  }

  unitsOf(move: string): number {
    return move === 'double' || move === 'split' ? 1 : 0
  }

  get coins(): number | null {
    if (!this.#isOver) return null
    return this.#hands.reduce((sum, hand) => sum + PAYS[this.#verdictOf(hand)] * hand.stakes, 0)
  }

  get outcome(): BlackjackOutcome {
    const dealer = this.#isOver ? [...this.#dealer] : this.#dealer.slice(0, 1)
    return {
      dealer,
      dealerPoints: pointsOf(dealer),
      hands: this.#hands.map((hand) => ({
        cards: [...hand.cards],
        points: pointsOf(hand.cards),
        stakes: hand.stakes,
        verdict: this.#isOver ? this.#verdictOf(hand) : null,
      })),
      active: this.#active ? this.#hands.indexOf(this.#active) : null,
    }
  }

  /** The safe end of a round whose player has left: the hands stand as they are. */
  leave(): 'stand' {
    return 'stand'
  }

  decide(move: string): void {
    const hand = this.#active
    if (!hand || !this.offers.includes(move as Move)) throw new RangeError(`Not offered: ${move}`)
    if (move === 'split') this.#split(hand)
    else if (move === 'stand') hand.isDone = true
    else {
      hand.cards.push(this.#card())
      if (move === 'double') hand.stakes = 2
      hand.isDone = move === 'double' || pointsOf(hand.cards) >= BEST
    }
    if (!this.#active) this.#finish()
  }

  get #active(): Hand | undefined {
    return this.#isOver ? undefined : this.#hands.find(({ isDone }) => !isDone)
  }

  /** Each card of the pair gets another; aces get no more than that. */
  #split({ cards }: Hand): void {
    const isAces = worthOf(cards[0] as Card) === 1
    const halves = cards.map((card) => {
      const half = [card, this.#card()]
      return { cards: half, stakes: 1, isDone: isAces || pointsOf(half) === BEST }
    })
    this.#hands.splice(0, 1, ...halves)
  }

  #finish(): void {
    if (this.#hands.some(({ cards }) => pointsOf(cards) <= BEST)) {
      while (pointsOf(this.#dealer) < DEALER_STANDS) this.#dealer.push(this.#card())
    }
    this.#isOver = true
  }

  #verdictOf({ cards }: Hand): Verdict {
    const [own, dealer] = [pointsOf(cards), pointsOf(this.#dealer)]
    // After a split, twenty-one in two cards is twenty-one like any other.
    const natural = this.#hands.length === 1 && isNatural(cards)
    if (natural || isNatural(this.#dealer)) {
      return natural && isNatural(this.#dealer) ? 'push' : natural ? 'blackjack' : 'lost'
    }
    if (own > BEST) return 'bust'
    if (dealer > BEST || own > dealer) return 'won'
    return own === dealer ? 'push' : 'lost'
  }

  #card(): Card {
    return this.#draw.below(52)
  }
}
