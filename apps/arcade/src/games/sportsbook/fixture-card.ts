import { counted } from '../../client/amounts.ts'
import { element } from '../../client/element.ts'
import { type TextKey, t } from '../../client/text.ts'
import type { AboutBook } from './about-book.ts'
import { priced } from './price.ts'
import type { Fixture } from './sport.ts'

/** One match: its sides, its prices, and its score while it runs. */
export class FixtureCard {
  readonly element: HTMLElement
  readonly #buttons = new Map<string, HTMLButtonElement>()
  readonly #score = element('output', { class: 'score' }, t('sport.versus'))
  readonly #clock = element('span', { class: 'clock' })

  constructor(fixture: Fixture, about: AboutBook, art: string, chosen: (pick: string) => void) {
    const side = (name: string, which: string) => {
      const crest = `${art}/crest-${about.sport}-${about.sides.indexOf(name)}.svg`
      return element(
        'div',
        { class: `side ${which}` },
        element('img', { src: crest, alt: '' }),
        element('bdi', {}, name),
      )
    }
    this.element = element(
      'section',
      { class: `panel fixture ${about.sport}`, 'aria-label': `${fixture.home} – ${fixture.away}` },
      element(
        'div',
        { class: 'sides' },
        side(fixture.home, 'home'),
        element('div', { class: 'middle' }, this.#score, this.#clock),
        side(fixture.away, 'away'),
      ),
      ...about.markets.map(({ picks }) =>
        element('div', { class: 'market' }, ...picks.map((pick) => this.#price(fixture, pick, chosen))),
      ),
    )
  }

  /** Marks the pick on the slip. */
  choose(chosen: string | null): void {
    for (const [pick, button] of this.#buttons) button.setAttribute('aria-pressed', String(pick === chosen))
  }

  enable(may: boolean): void {
    for (const button of this.#buttons.values()) button.setAttribute('aria-disabled', String(!may))
  }

  score(home: number, away: number, clock: string): void {
    this.#score.textContent = `${counted(home)} – ${counted(away)}`
    this.#clock.textContent = clock
  }

  /** Shows whether a backed pick has won. */
  settle(pick: string, won: boolean): void {
    this.#buttons.get(pick)?.classList.add(won ? 'won' : 'lost')
  }

  #price(fixture: Fixture, pick: string, chosen: (pick: string) => void): HTMLButtonElement {
    const short = t(`sport.short.${pick}` as TextKey)
    // The short symbol is only visual, so screen readers get the side's name.
    const side =
      pick === 'home' ? fixture.home : pick === 'away' ? fixture.away : t(`way.sportsbook.${pick}` as TextKey)
    const button = element(
      'button',
      {
        type: 'button',
        class: 'price',
        onclick: () => {
          if (button.getAttribute('aria-disabled') !== 'true') chosen(pick)
        },
      },
      element('span', {}, short),
      short.length > 1 ? null : element('span', { class: 'heard' }, ` ${side}, `),
      element('b', {}, priced(fixture.prices[pick] as number)),
    )
    this.#buttons.set(pick, button)
    return button
  }
}
