import { counted } from '../../client/amounts.ts'
import { boot } from '../../client/boot.ts'
import { element } from '../../client/element.ts'
import { heading, paragraph } from '../../client/info.ts'
import { Segments } from '../../client/segments.ts'
import { t } from '../../client/text.ts'
import type { GameView, Shell } from '../../client/view.ts'
import { toMinor } from '../../money.ts'
import type { RoundAnswer } from '../../protocol.ts'
import { cardName, coveredCard, playingCard } from '../playing-card.ts'
import { COINS_A_STAKE } from '../rules.ts'
import { HAND_NAMES } from './hands.ts'
import { type Seating, type Seats, type Showdown, TABLES } from './rules.ts'

/** The other players at the table: invented, each with a face. */
const OTHERS = [
  { name: 'Mika', face: 'fox' },
  { name: 'Noor', face: 'owl' },
  { name: 'Tomas', face: 'bear' },
  { name: 'Ayu', face: 'panda' },
  { name: 'Dara', face: 'wolf' },
  { name: 'Ivo', face: 'frog' },
  { name: 'Rosa', face: 'cat' },
  { name: 'Lin', face: 'rabbit' },
] as const
export const FACES: readonly string[] = OTHERS.map(({ face }) => face)
const DEAL_MS = 120
const TURN_MS = 620

interface Seat {
  readonly element: HTMLElement
  readonly cards: HTMLElement
  readonly hand: HTMLElement
}

/** The table: the player's three cards at the bottom, simulated players around, the pot between them. */
export class CardsView implements GameView {
  readonly place: HTMLElement
  readonly #shell: Shell
  readonly #choice: Segments<Seats>
  readonly #seats = element('div', { class: 'seats' })
  readonly #pot = element('output', { class: 'pot-amount' })
  readonly #own: Seat
  #others: readonly Seat[] = []
  #hurry = false

  constructor(shell: Shell) {
    this.#shell = shell
    const last = shell.state.last
    this.#choice = new Segments(
      t('cards.seats'),
      ([3, 4, 5] as const).map((value) => ({ value, label: counted(value) })),
      (last?.bet as Seating | undefined)?.seats ?? 4,
      () => this.#sit(),
    )
    this.#own = seat(t('cards.you'), null)
    this.#own.element.classList.add('own')
    this.place = element(
      'div',
      { class: 'board felt showdown' },
      this.#seats,
      element('div', { class: 'pot' }, element('span', {}, t('cards.pot')), this.#pot),
      this.#own.element,
      this.#choice.element,
    )
    this.#sit()
    if (last) this.#lay(last.outcome as Showdown)
  }

  bet(): Seating {
    return { seats: this.#choice.value }
  }

  units(): number {
    return 1
  }

  start(): void {
    this.#hurry = false
    this.#sit()
    this.#shell.sound.click()
  }

  async show(answer: RoundAnswer): Promise<void> {
    const outcome = answer.outcome as Showdown
    const { hud, celebration, amounts, sound } = this.#shell
    const seats = [this.#own, ...this.#others]
    const cards = outcome.hands.map((hand) => hand.map(playingCard))
    for (let at = 0; at < 3; at++) {
      for (const [who, { cards: place }] of seats.entries()) {
        const made = cards[who]?.[at]
        if (!made) continue
        made.element.classList.add('arriving')
        place.children[at]?.replaceWith(made.element)
        await this.#wait(DEAL_MS)
      }
    }
    // The player's hand first, then around the table, so that the result stays open as long as possible.
    for (const [who, { hand }] of seats.entries()) {
      for (const made of cards[who] ?? []) made.open()
      hand.textContent = t(`hand.${outcome.names[who] ?? 'high'}`)
      sound.land(who)
      await this.#wait(TURN_MS)
    }
    seats[outcome.winner]?.element.classList.add('winner')
    const win = toMinor(answer.win, amounts.exponent)
    const { name } = OTHERS[this.#guest(outcome.winner - 1)] as (typeof OTHERS)[number]
    hud.message(outcome.winner === 0 ? t('cards.won') : t('cards.lost', { name }))
    hud.say(`${outcome.hands[0]?.map(cardName).join(', ')}. ${t(`hand.${outcome.names[0] ?? 'high'}`)}`)
    await celebration.celebrate(0n, win, toMinor(answer.cost, amounts.exponent))
  }

  async cancel(): Promise<void> {
    this.#sit()
  }

  skip(): void {
    this.#hurry = true
    this.#shell.celebration.skip()
  }

  enable(may: boolean): void {
    this.#choice.enable(may)
  }

  refresh(): void {
    const { amounts } = this.#shell
    const coins = TABLES[this.#choice.value]
    this.#pot.textContent = amounts.full((this.#shell.stake() / BigInt(COINS_A_STAKE)) * BigInt(coins))
  }

  about(stake: bigint): readonly Node[] {
    const { amounts } = this.#shell
    return [
      heading('cards.rules.title'),
      paragraph(t('cards.rules')),
      element(
        'ol',
        { class: 'ranking' },
        ...[...HAND_NAMES].reverse().map((name) => element('li', {}, t(`hand.${name}`))),
      ),
      heading('cards.pot'),
      element(
        'ul',
        {},
        ...([3, 4, 5] as const).map((seats) =>
          element(
            'li',
            {},
            `${t(`way.cards.seats${seats}`)}: ${amounts.full((stake / BigInt(COINS_A_STAKE)) * BigInt(TABLES[seats]))}`,
          ),
        ),
      ),
    ]
  }

  /** Clears the table and seats the chosen number of players. */
  #sit(): void {
    this.#others = Array.from({ length: this.#choice.value - 1 }, (_, at) => {
      const { name, face } = OTHERS[this.#guest(at)] as (typeof OTHERS)[number]
      return seat(name, face)
    })
    this.#seats.replaceChildren(...this.#others.map((other) => other.element))
    this.#own.element.classList.remove('winner')
    this.#own.cards.replaceChildren(coveredCard(), coveredCard(), coveredCard())
    this.#own.hand.textContent = ''
    this.refresh()
    this.#shell.betChanged()
  }

  #guest(at: number): number {
    return (at + boot.game.code.length) % OTHERS.length
  }

  #lay({ hands, names, winner }: Showdown): void {
    for (const [who, { cards, hand, element: box }] of [this.#own, ...this.#others].entries()) {
      const made = (hands[who] ?? []).map(playingCard)
      for (const card of made) card.open()
      cards.replaceChildren(...made.map((card) => card.element))
      hand.textContent = t(`hand.${names[who] ?? 'high'}`)
      box.classList.toggle('winner', who === winner)
    }
  }

  #wait(ms: number): Promise<void> | undefined {
    if (this.#hurry || this.#shell.reducedMotion()) return undefined
    return new Promise((resolve) => setTimeout(resolve, ms))
  }
}

function seat(name: string, face: string | null): Seat {
  const cards = element('div', { class: 'hand-cards' }, coveredCard(), coveredCard(), coveredCard())
  const hand = element('span', { class: 'hand-name' })
  const picture =
    face === null ? null : element('img', { class: 'face-picture', src: `${boot.art}/motif-${face}.svg`, alt: '' })
  const who = element('div', { class: 'who' }, picture, element('bdi', {}, name))
  return { element: element('section', { class: 'seat' }, who, cards, hand), cards, hand }
}
