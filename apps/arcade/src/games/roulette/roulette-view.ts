import { counted } from '../../client/amounts.ts'
import { ChipBet } from '../../client/chip-bet.ts'
import { element, icon } from '../../client/element.ts'
import { ICONS } from '../../client/icons.ts'
import { heading, paragraph } from '../../client/info.ts'
import { type TextKey, t } from '../../client/text.ts'
import type { GameView, Shell } from '../../client/view.ts'
import { toMinor } from '../../money.ts'
import type { RoundAnswer } from '../../protocol.ts'
import { COINS_A_STAKE } from '../rules.ts'
import { type Chance, colourOf, paysOf, pocketsOf, type RouletteBet, type RouletteOutcome, type Spot } from './rules.ts'
import { Wheel } from './wheel.ts'

const HISTORY_LENGTH = 14
const DOZENS = ['dozen1', 'dozen2', 'dozen3'] as const satisfies readonly Spot[]
/** The top row of the cloth holds the multiples of three. */
const COLUMNS = ['column3', 'column2', 'column1'] as const satisfies readonly Spot[]
/** In the order in which they are printed on the cloth. */
const CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'] as const satisfies readonly Chance[]

interface About {
  readonly most: number
}

/** The table: the wheel, the cloth with every place to bet on, and the last numbers. */
export class RouletteView implements GameView {
  readonly place: HTMLElement
  readonly #shell: Shell
  readonly #bet: ChipBet<Spot>
  readonly #wheel: Wheel
  readonly #spots = new Map<Spot, { readonly button: HTMLButtonElement; readonly chip: HTMLElement }>()
  readonly #history = element('ol', { class: 'history', 'aria-label': t('bac.road') })
  readonly #undo = quietButton(t('bac.undo'), () => this.#change(() => this.#bet.takeBack()), 'undo')
  readonly #clear = quietButton(t('rou.clear'), () => this.#change(() => this.#bet.clear()), 'close')
  #mayBet = true

  constructor(shell: Shell) {
    this.#shell = shell
    this.#bet = new ChipBet((shell.state.about as About).most)
    this.#wheel = new Wheel(t('rou.wheel'), shell.reducedMotion)
    this.place = element(
      'div',
      { class: 'board felt roulette' },
      this.#wheel.place,
      this.#history,
      this.#cloth(),
      element('div', { class: 'under' }, this.#undo, this.#clear),
    )
    const last = shell.state.last?.outcome as RouletteOutcome | undefined
    this.#wheel.lay(last?.pocket ?? 0)
    if (last) this.#mark(last.pocket)
    this.#showChips()
  }

  bet(): RouletteBet | null {
    return this.#bet.stakes
  }

  units(): number {
    return Math.max(1, this.#bet.size)
  }

  start(): void {
    for (const { button } of this.#spots.values()) button.classList.remove('won')
    // On a short screen the cloth scrolls, and the wheel is at its top.
    this.place.scrollTo({ top: 0 })
    this.#shell.sound.spin()
    this.#wheel.spin()
  }

  async show(answer: RoundAnswer): Promise<void> {
    const { pocket } = answer.outcome as RouletteOutcome
    const { hud, celebration, amounts, sound } = this.#shell
    await this.#wheel.land(pocket)
    sound.land(0)
    for (const [spot, { button }] of this.#spots) button.classList.toggle('won', pocketsOf(spot).includes(pocket))
    this.#mark(pocket)
    hud.message(nameOf(pocket))
    const win = toMinor(answer.win, amounts.exponent)
    await celebration.celebrate(0n, win, toMinor(answer.cost, amounts.exponent))
    this.#bet.played()
  }

  async cancel(): Promise<void> {
    const last = this.#shell.state.last?.outcome as RouletteOutcome | undefined
    this.#wheel.lay(last?.pocket ?? 0)
  }

  skip(): void {
    this.#wheel.hurry()
    this.#shell.celebration.skip()
  }

  enable(may: boolean): void {
    this.#mayBet = may
    for (const { button } of this.#spots.values()) button.setAttribute('aria-disabled', String(!may))
    this.#showButtons()
  }

  refresh(): void {
    this.#showChips()
  }

  about(): readonly Node[] {
    return [heading('bac.rules.title'), paragraph(t('rou.rules'))]
  }

  /** The cloth is printed from left to right whatever the language, as in any casino. */
  #cloth(): HTMLElement {
    const numbers = Array.from({ length: 37 }, (_, pocket) => {
      const button = this.#spot(`n${pocket}`, `number ${colourOf(pocket)}`, String(pocket), nameOf(pocket))
      // Read by number, they stand in three rows: each column of the cloth is three numbers from the lowest row up.
      if (pocket > 0) {
        button.style.setProperty('--step', String(Math.ceil(pocket / 3)))
        button.style.setProperty('--lane', String(3 - ((pocket - 1) % 3)))
      }
      return button
    })
    const range = (spot: Spot) => `${counted(pocketsOf(spot).at(0) ?? 0)}–${counted(pocketsOf(spot).at(-1) ?? 0)}`
    const dozens = DOZENS.map((spot, at) => {
      const button = this.#spot(spot, 'dozen', range(spot), `${t('way.roulette.dozen')} ${range(spot)}`)
      button.style.setProperty('--place', String(at + 1))
      return button
    })
    const columns = COLUMNS.map((spot, at) => {
      const button = this.#spot(
        spot,
        'column',
        t('bac.pays', { times: counted(2) }),
        `${t('way.roulette.column')} ${counted(3 - at)}, ${t('bac.pays', { times: counted(2) })}`,
      )
      button.style.setProperty('--lane', String(at + 1))
      return button
    })
    const chances = CHANCES.map((spot, at) => {
      const label = spot === 'low' || spot === 'high' ? range(spot) : t(`rou.${spot}`)
      const button = this.#spot(spot, `chance ${spot}`, label, label)
      button.style.setProperty('--place', String(at + 1))
      return button
    })
    return element(
      'div',
      { class: 'cloth', dir: 'ltr', role: 'group', 'aria-label': t('bac.spots') },
      ...numbers,
      ...columns,
      ...dozens,
      ...chances,
    )
  }

  #spot(spot: Spot, classes: string, text: string, label: string): HTMLButtonElement {
    const chip = element('span', { class: 'disc', hidden: true })
    const button = element(
      'button',
      {
        type: 'button',
        class: `place ${classes}`,
        title: `${label}: ${t('bac.pays', { times: counted(paysOf(spot) / COINS_A_STAKE - 1) })}`,
        onclick: () => this.#stake(spot),
      },
      element('span', { class: 'printed', dir: 'auto' }, text),
      chip,
    )
    button.dataset.label = label
    this.#spots.set(spot, { button, chip })
    return button
  }

  #stake(spot: Spot): void {
    if (!this.#mayBet) return
    this.#change(() => this.#bet.put(spot))
  }

  #change(act: () => void): void {
    act()
    this.#shell.sound.click()
    this.#showChips()
    this.#shell.betChanged()
  }

  #showChips(): void {
    const stakes = this.#bet.stakes ?? {}
    const { amounts } = this.#shell
    for (const [spot, { button, chip }] of this.#spots) {
      const count = stakes[spot] ?? 0
      const label = button.dataset.label ?? ''
      chip.hidden = count === 0
      // Written by the style sheet: read aloud it is part of the place's name, as an amount.
      chip.dataset.count = counted(count)
      button.setAttribute('aria-pressed', String(count > 0))
      button.setAttribute(
        'aria-label',
        count === 0 ? label : `${label}, ${amounts.full(this.#shell.stake() * BigInt(count))}`,
      )
    }
    this.#showButtons()
  }

  #showButtons(): void {
    const isIdle = !this.#mayBet || this.#bet.size === 0
    this.#undo.disabled = isIdle
    this.#clear.disabled = isIdle
  }

  #mark(pocket: number): void {
    const entry = element('li', { class: colourOf(pocket) }, counted(pocket))
    entry.setAttribute('aria-label', nameOf(pocket))
    this.#history.prepend(entry)
    if (this.#history.children.length > HISTORY_LENGTH) this.#history.lastElementChild?.remove()
  }
}

/** A pocket as it is read aloud: its number and colour. */
function nameOf(pocket: number): string {
  const colour: TextKey = `rou.${colourOf(pocket)}`
  return `${counted(pocket)} · ${t(colour)}`
}

function quietButton(text: string, act: () => void, name: 'undo' | 'close'): HTMLButtonElement {
  return element(
    'button',
    { type: 'button', class: 'quiet-button', title: text, onclick: act },
    icon(...ICONS[name]),
    element('span', {}, text),
  )
}
