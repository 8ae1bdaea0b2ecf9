import { counted, timesOne } from '../client/amounts.ts'
import { ChipBet } from '../client/chip-bet.ts'
import { element, icon } from '../client/element.ts'
import { ICONS } from '../client/icons.ts'
import { t } from '../client/text.ts'
import type { Shell } from '../client/view.ts'
import { COINS_A_STAKE } from './rules.ts'

/** A place printed on the cloth. */
export interface PrintedSpot<Spot extends string> {
  readonly spot: Spot
  readonly classes: string
  /** The printed text; its accessible name begins with the same words. */
  readonly print: Node | string
  /** Its text for screen readers. */
  readonly name: string
  /** Its payout, in coins including the stake. */
  readonly pays: number
  /** Custom properties by which the style sheet places it. */
  readonly at?: Readonly<Record<`--${string}`, number>>
}

/** The places of a table with the chips on them, and the buttons that take chips back. */
export class ChipTable<Spot extends string> {
  readonly bet: ChipBet<Spot>
  readonly buttons = element('div', { class: 'under' })
  readonly #shell: Shell
  readonly #spots = new Map<Spot, { readonly button: HTMLButtonElement; readonly chip: HTMLElement }>()
  readonly #names = new Map<Spot, string>()
  readonly #undo: HTMLButtonElement
  readonly #clear: HTMLButtonElement
  #mayBet = true

  /** @param most the largest number of chips in one round */
  constructor(shell: Shell, most: number) {
    this.#shell = shell
    this.bet = new ChipBet(most)
    this.#undo = quietButton(t('bac.undo'), ICONS.undo, () => this.#change(() => this.bet.takeBack()))
    this.#clear = quietButton(t('rou.clear'), ICONS.close, () => this.#change(() => this.bet.clear()))
    this.buttons.append(this.#undo, this.#clear)
  }

  /**
   * The cloth with its places in rows, each with its own class. It is printed from left to right in every language, as
   * in any casino.
   */
  cloth(rows: Readonly<Record<string, readonly PrintedSpot<Spot>[]>>): HTMLElement {
    const cloth = element(
      'div',
      { class: 'cloth', dir: 'ltr', role: 'group', 'aria-label': t('bac.spots') },
      ...Object.entries(rows).map(([name, spots]) =>
        element('div', { class: `row ${name}` }, ...spots.map((printed) => this.#place(printed))),
      ),
    )
    this.refresh()
    return cloth
  }

  /** Marks the places that have won; without a test it marks none. */
  markWon(hasWon: (spot: Spot) => boolean = () => false): void {
    for (const [spot, { button }] of this.#spots) button.classList.toggle('won', hasWon(spot))
  }

  enable(may: boolean): void {
    this.#mayBet = may
    for (const { button } of this.#spots.values()) button.setAttribute('aria-disabled', String(!may))
    this.#showButtons()
  }

  /** Shows the chips, whose value depends on the stake. */
  refresh(): void {
    const stakes: Partial<Record<Spot, number>> = this.bet.stakes ?? {}
    const { amounts } = this.#shell
    for (const [spot, { button, chip }] of this.#spots) {
      const count = stakes[spot] ?? 0
      const name = this.#names.get(spot) ?? ''
      chip.hidden = count === 0
      // Made by the style sheet, so that screen readers do not read it as an amount in the place's name.
      chip.dataset.count = counted(count)
      button.setAttribute('aria-pressed', String(count > 0))
      const worth = amounts.full(this.#shell.stake() * BigInt(count))
      button.setAttribute('aria-label', count === 0 ? name : `${name}, ${worth}`)
    }
    this.#showButtons()
  }

  #place({ spot, classes, print, name, pays, at = {} }: PrintedSpot<Spot>): HTMLButtonElement {
    const chip = element('span', { class: 'disc', hidden: true })
    const odds = oddsOf(pays)
    const button = element(
      'button',
      {
        type: 'button',
        class: `place ${classes}`,
        title: name.includes(odds) ? name : `${name}: ${odds}`,
        onclick: () => this.#mayBet && this.#change(() => this.bet.put(spot)),
      },
      element('span', { class: 'printed', dir: 'auto' }, print),
      chip,
    )
    for (const [property, value] of Object.entries(at)) button.style.setProperty(property, String(value))
    this.#spots.set(spot, { button, chip })
    this.#names.set(spot, name)
    return button
  }

  #change(act: () => void): void {
    act()
    this.#shell.sound.click()
    this.refresh()
    this.#shell.betChanged()
  }

  #showButtons(): void {
    const isIdle = !this.#mayBet || this.bet.size === 0
    this.#undo.disabled = isIdle
    this.#clear.disabled = isIdle
  }
}

/** For example `35 to 1`: the payout of a place besides its stake. */
export function oddsOf(pays: number): string {
  return t('bac.pays', { times: timesOne(pays / COINS_A_STAKE - 1) })
}

/** The last results of a table, the newest first. */
export class History {
  readonly place = element('ol', { class: 'history', 'aria-label': t('bac.road') })
  readonly #length: number

  constructor(length: number) {
    this.#length = length
  }

  add(text: string, classes: string, name: string): void {
    this.place.prepend(element('li', { class: classes, 'aria-label': name }, text))
    if (this.place.children.length > this.#length) this.place.lastElementChild?.remove()
  }
}

function quietButton(text: string, paths: readonly string[], act: () => void): HTMLButtonElement {
  return element(
    'button',
    { type: 'button', class: 'quiet-button', title: text, onclick: act },
    icon(...paths),
    element('span', {}, text),
  )
}
