import { element } from '../../client/element.ts'
import type { Sound } from '../../client/sound.ts'
import { coveredCard, playingCard } from '../playing-card.ts'
import type { Card } from '../playing-cards.ts'

const CARD_MS = 420

/** Cards side by side that arrive one after the other; some may lie covered at the end. */
export class CardRow {
  readonly place = element('div', { class: 'hand-cards' })
  readonly #isQuick: () => boolean
  readonly #sound: Sound
  #shown: Card[] = []

  /** @param isQuick whether cards appear at once */
  constructor(isQuick: () => boolean, sound: Sound) {
    this.#isQuick = isQuick
    this.#sound = sound
  }

  /** Lays only covered cards. */
  cover(count: number): void {
    this.#shown = []
    this.place.replaceChildren(...Array.from({ length: count }, coveredCard))
  }

  /** Shows these cards and a number of covered ones. Cards that are there already stay. */
  async show(cards: readonly Card[], coveredCount = 0, isFresh = false): Promise<void> {
    const stays = !isFresh && this.#shown.length > 0 && this.#shown.every((card, at) => card === cards[at])
    if (!stays) this.#shown = []
    while (this.place.children.length > this.#shown.length) this.place.lastElementChild?.remove()
    for (const card of cards.slice(this.#shown.length)) {
      const made = playingCard(card)
      made.element.classList.add('arriving')
      this.place.append(made.element)
      this.#shown.push(card)
      if (this.#isQuick()) {
        made.open()
        continue
      }
      setTimeout(() => made.open(), CARD_MS / 3)
      this.#sound.land(this.#shown.length)
      await new Promise((resolve) => setTimeout(resolve, CARD_MS))
    }
    this.place.append(...Array.from({ length: coveredCount }, coveredCard))
  }
}
