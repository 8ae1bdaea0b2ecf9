import { boot } from '../../client/boot.ts'
import { element } from '../../client/element.ts'
import { t } from '../../client/text.ts'
import type { Device } from '../chip-game.ts'
import { coveredCard, playingCard } from '../playing-card.ts'
import type { Card } from '../playing-cards.ts'
import { type DragonTigerOutcome, resultOf } from './rules.ts'

const SIDES = ['dragon', 'tiger'] as const
type Side = (typeof SIDES)[number]
const TURN_MS = 620

/** The two places for one card each, dragon and tiger, on either side of the dealer. */
export class CardPair implements Device<DragonTigerOutcome> {
  readonly place: HTMLElement
  readonly #sides: Readonly<Record<Side, HTMLElement>>
  readonly #isStill: () => boolean
  #isHurried = false

  /** @param isStill whether nothing may move */
  constructor(dealer: HTMLElement, isStill: () => boolean) {
    this.#isStill = isStill
    const side = (name: Side) =>
      element(
        'section',
        { class: `hand ${name}` },
        element(
          'h2',
          {},
          element('img', { src: `${boot.art}/motif-${name}.svg`, alt: '' }),
          t(`way.dragontiger.${name}`),
        ),
        element('div', { class: 'hand-cards' }),
      )
    this.#sides = { dragon: side('dragon'), tiger: side('tiger') }
    this.place = element('div', { class: 'pair' }, this.#sides.dragon, dealer, this.#sides.tiger)
    this.#cover()
  }

  /** Shows both cards at once. */
  lay(outcome: DragonTigerOutcome): void {
    for (const side of SIDES) this.#put(side, outcome[side]).open()
    this.#mark(outcome)
  }

  run(): void {
    this.#isHurried = false
    this.#mark(null)
    this.#cover()
  }

  /** Turns one card after the other. Resolves when both are open. */
  async land(outcome: DragonTigerOutcome, landed: (at: number) => void): Promise<void> {
    for (const [at, side] of SIDES.entries()) {
      const card = this.#put(side, outcome[side])
      await this.#pause()
      card.open()
      landed(at)
    }
    await this.#pause()
    this.#mark(outcome)
  }

  /** Shows the cards without waiting. */
  hurry(): void {
    this.#isHurried = true
  }

  /** Lays a card face down where each side's card will be. */
  #cover(): void {
    for (const side of SIDES) this.#placeOf(side).replaceChildren(coveredCard())
  }

  #put(side: Side, card: Card): ReturnType<typeof playingCard> {
    const made = playingCard(card)
    this.#placeOf(side).replaceChildren(made.element)
    return made
  }

  #placeOf(side: Side): Element {
    return this.#sides[side].lastElementChild as Element
  }

  #mark(outcome: DragonTigerOutcome | null): void {
    const result = outcome && resultOf(outcome)
    for (const side of SIDES) this.#sides[side].classList.toggle('best', result === side || result === 'tie')
  }

  async #pause(): Promise<void> {
    if (!this.#isHurried && !this.#isStill()) await new Promise((resolve) => setTimeout(resolve, TURN_MS))
  }
}
