import { describe, expect, it } from 'vitest'
import { bestMove, bestReturn } from './best-play.ts'
import { HandPlay, MOVES } from './hand-play.ts'

/** Cards by their names; the suit does not matter. */
const CARDS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']

/** A round with these cards in the order of drawing: player, dealer, player, dealer, then further draws. */
function dealt(names: string): HandPlay {
  const cards = names.split(' ').map((name) => CARDS.indexOf(name))
  return new HandPlay({
    below() {
      const card = cards.shift()
      if (card === undefined) throw new Error('No more cards were expected')
      return card
    },
  })
}

function played(names: string, ...moves: readonly string[]): HandPlay {
  const round = dealt(names)
  for (const move of moves) round.decide(move)
  return round
}

describe('a round of blackjack', () => {
  it('pays three to two for twenty-one in two cards, and nothing is to be decided', () => {
    const round = dealt('A 9 K 9')
    expect(round).toMatchObject({ coins: 50, units: 1, offers: [] })
    expect(dealt('A K K A').coins).toBe(20)
    expect(dealt('10 A 9 K').coins).toBe(0)
  })

  it('shows one card of the dealer’s while the player decides', () => {
    const { outcome } = dealt('10 6 5 K')
    expect(outcome.dealer).toHaveLength(1)
    expect(JSON.stringify(outcome)).not.toContain(String(CARDS.indexOf('K')))
  })

  it('lets the dealer draw to sixteen and stand on seventeen', () => {
    expect(played('10 6 9 10 5', 'stand').outcome).toMatchObject({ dealerPoints: 21, active: null })
    expect(played('10 6 9 A', 'stand').outcome).toMatchObject({ dealerPoints: 17, hands: [{ verdict: 'won' }] })
  })

  it('loses above twenty-one before the dealer draws, and gives the stake back on equal points', () => {
    const bust = played('10 6 6 5 9', 'hit')
    expect(bust).toMatchObject({ coins: 0 })
    expect(bust.outcome).toMatchObject({ dealer: [expect.any(Number), expect.any(Number)] })
    expect(played('10 10 9 9', 'stand').coins).toBe(20)
  })

  it('doubles for one card more', () => {
    const round = played('6 6 5 10 10 10', 'double')
    expect(round.unitsOf('double')).toBe(1)
    expect(round).toMatchObject({ units: 2, coins: 80 })
    expect(() => played('6 6 2 10 3 2', 'hit', 'double')).toThrow(RangeError)
  })

  it('splits a pair once, and each hand is played by itself', () => {
    const round = played('8 6 8 10 3 8 10 2 10', 'split', 'double', 'hit', 'stand')
    expect(round.units).toBe(3)
    expect(round.outcome.hands.map(({ points, stakes, verdict }) => [points, stakes, verdict])).toEqual([
      [21, 2, 'won'],
      [18, 1, 'won'],
    ])
    expect(round.coins).toBe(3 * 40)
    expect(played('8 6 8 10 8 8', 'split').offers).not.toContain('split')
  })

  it('gives split aces one card each, whose twenty-one is no blackjack', () => {
    const round = played('A 6 A 10 K 5 10', 'split')
    expect(round.outcome).toMatchObject({ active: null, hands: [{ points: 21, verdict: 'won' }, { points: 16 }] })
    expect(round.coins).toBe(80)
  })
})

describe('the best moves', () => {
  it.each([
    ['hard 16 against ten', [10, 6], 10, 'hit'],
    ['hard 12 against four', [10, 2], 4, 'stand'],
    ['hard 11 against six', [6, 5], 6, 'double'],
    ['soft 18 against nine', [1, 7], 9, 'hit'],
    ['eights against ten', [8, 8], 10, 'split'],
    ['aces against six', [1, 1], 6, 'split'],
    ['tens against six', [10, 10], 6, 'stand'],
  ] as const)('are those of the textbook: %s', (_, cards, up, move) => {
    const offers = MOVES.filter((offer) => offer !== 'split' || cards[0] === cards[1])
    expect(bestMove(cards, up, offers)).toBe(move)
  })

  it('give 99.4 per cent back, as is known of these rules', () => {
    expect(bestReturn()).toBeCloseTo(0.9943, 3)
  })
})
