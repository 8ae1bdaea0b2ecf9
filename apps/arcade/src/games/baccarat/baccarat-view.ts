import { counted, timesOne } from '../../client/amounts.ts'
import { ChipBet } from '../../client/chip-bet.ts'
import { element, icon } from '../../client/element.ts'
import { ICONS } from '../../client/icons.ts'
import { heading, paragraph } from '../../client/info.ts'
import { t } from '../../client/text.ts'
import type { GameView, Shell } from '../../client/view.ts'
import { toMinor } from '../../money.ts'
import type { RoundAnswer } from '../../protocol.ts'
import { dealerPlace } from '../dealer.ts'
import { coveredCard, playingCard } from '../playing-card.ts'
import type { Card } from '../playing-cards.ts'
import { COINS_A_STAKE } from '../rules.ts'
import { Roads } from './roads.ts'
import type { BaccaratBet, BaccaratOutcome, Spot } from './rules.ts'

const SIDES = ['player', 'banker'] as const
type Side = (typeof SIDES)[number]
/** In the order in which they are on the table. */
const LAYOUT = ['playerPair', 'player', 'tie', 'banker', 'bankerPair'] as const satisfies readonly Spot[]
const CARD_MS = 520

interface About {
  readonly pays: Readonly<Record<Spot, number>>
  readonly most: number
}

/** The table: two hands, five places to bet on, and the history of results. */
export class BaccaratView implements GameView {
  readonly place: HTMLElement
  readonly #shell: Shell
  readonly #about: About
  readonly #bet: ChipBet<Spot>
  readonly #spots = new Map<Spot, { readonly button: HTMLButtonElement; readonly chip: HTMLElement }>()
  readonly #hands: Readonly<Record<Side, { readonly cards: HTMLElement; readonly points: HTMLElement }>>
  readonly #roads = new Roads()
  readonly #undo: HTMLButtonElement
  #hurry = false

  constructor(shell: Shell) {
    this.#shell = shell
    this.#about = shell.state.about as About
    this.#bet = new ChipBet(this.#about.most)
    const hand = (side: Side) => ({
      cards: element('div', { class: 'hand-cards' }, coveredCard(), coveredCard()),
      points: element('output', { class: 'points', 'aria-label': t(`way.baccarat.${side}`) }, '–'),
    })
    this.#hands = { player: hand('player'), banker: hand('banker') }
    this.#undo = element(
      'button',
      { type: 'button', class: 'quiet-button', onclick: () => this.#takeBack() },
      icon(...ICONS.undo),
      t('bac.undo'),
    )
    this.place = element(
      'div',
      { class: 'board felt baccarat' },
      element('div', { class: 'hands' }, this.#side('player'), dealerPlace(), this.#side('banker')),
      element(
        'div',
        { class: 'spots', role: 'group', 'aria-label': t('bac.spots') },
        ...LAYOUT.map((s) => this.#spot(s)),
      ),
      element('div', { class: 'under' }, this.#roads.place, this.#undo),
    )
    const last = shell.state.last
    if (last) this.#lay(last.outcome as BaccaratOutcome)
    this.#showChips()
  }

  bet(): BaccaratBet | null {
    return this.#bet.stakes
  }

  units(): number {
    return Math.max(1, this.#bet.size)
  }

  start(): void {
    this.#hurry = false
    for (const { button } of this.#spots.values()) button.classList.remove('won')
    for (const side of SIDES) {
      this.#hands[side].cards.replaceChildren(coveredCard(), coveredCard())
      this.#hands[side].points.textContent = '–'
    }
    this.#shell.sound.click()
  }

  async show(answer: RoundAnswer): Promise<void> {
    const outcome = answer.outcome as BaccaratOutcome
    const { hud, celebration, amounts } = this.#shell
    await this.#deal(outcome)
    for (const spot of outcome.won) this.#spots.get(spot)?.button.classList.add('won')
    this.#mark(outcome)
    hud.message(`${t(`bac.${outcome.result}`)} · ${counted(outcome.points[0])} – ${counted(outcome.points[1])}`)
    const win = toMinor(answer.win, amounts.exponent)
    await celebration.celebrate(0n, win, toMinor(answer.cost, amounts.exponent))
    this.#bet.played()
  }

  async cancel(): Promise<void> {
    for (const side of SIDES) this.#hands[side].cards.replaceChildren(coveredCard(), coveredCard())
  }

  skip(): void {
    this.#hurry = true
    this.#shell.celebration.skip()
  }

  enable(may: boolean): void {
    for (const { button } of this.#spots.values()) button.setAttribute('aria-disabled', String(!may))
    this.#undo.disabled = !may || this.#bet.size === 0
  }

  refresh(): void {
    this.#showChips()
  }

  about(): readonly Node[] {
    return [heading('bac.rules.title'), paragraph(t('bac.rules')), paragraph(t('bac.rules.third'))]
  }

  #side(side: Side): HTMLElement {
    const { cards, points } = this.#hands[side]
    const title = element('h2', {}, t(`way.baccarat.${side}`), points)
    return element('section', { class: `hand ${side}` }, title, cards)
  }

  #spot(spot: Spot): HTMLElement {
    const times = this.#about.pays[spot] / COINS_A_STAKE - 1
    const chip = element('span', { class: 'chip', hidden: true })
    const button = element(
      'button',
      { type: 'button', class: `spot ${spot}`, onclick: () => this.#stake(spot) },
      element('strong', {}, t(`way.baccarat.${spot}`)),
      element('span', { class: 'odds-line' }, t('bac.pays', { times: timesOne(times) })),
      chip,
    )
    this.#spots.set(spot, { button, chip })
    return button
  }

  #stake(spot: Spot): void {
    const { button } = this.#spots.get(spot) as { button: HTMLElement }
    if (button.getAttribute('aria-disabled') === 'true' || !this.#bet.put(spot)) return
    this.#shell.sound.click()
    this.#changed()
  }

  #takeBack(): void {
    this.#bet.takeBack()
    this.#changed()
  }

  #changed(): void {
    this.#undo.disabled = this.#bet.size === 0
    this.#showChips()
    this.#shell.betChanged()
  }

  #showChips(): void {
    const stakes = this.#bet.stakes ?? {}
    for (const [spot, { button, chip }] of this.#spots) {
      const count = stakes[spot] ?? 0
      chip.hidden = count === 0
      const amount = this.#shell.amounts.plain(this.#shell.stake() * BigInt(count))
      chip.textContent = count === 0 ? '' : amount
      button.setAttribute('aria-pressed', String(count > 0))
    }
  }

  /** Cards appear one after the other, as at a table: player, banker, player, banker, then the third cards. */
  async #deal({ player, banker, points }: BaccaratOutcome): Promise<void> {
    const order: [Side, number][] = [
      ['player', 0],
      ['banker', 0],
      ['player', 1],
      ['banker', 1],
      ['player', 2],
      ['banker', 2],
    ]
    const hands = { player, banker }
    for (const [side, at] of order) {
      const card = hands[side][at]
      if (card === undefined) continue
      this.#put(side, at, card)
      this.#shell.sound.land(at)
      if (!this.#hurry && !this.#shell.reducedMotion()) await new Promise((resolve) => setTimeout(resolve, CARD_MS))
    }
    this.#hands.player.points.textContent = counted(points[0])
    this.#hands.banker.points.textContent = counted(points[1])
  }

  #put(side: Side, at: number, card: Card): void {
    const { cards } = this.#hands[side]
    const made = playingCard(card)
    made.element.classList.add('arriving')
    const empty = cards.children[at]
    if (empty) empty.replaceWith(made.element)
    else cards.append(made.element)
    if (this.#shell.reducedMotion()) made.open()
    else setTimeout(() => made.open(), 180)
  }

  /** Shows a finished round at once. */
  #lay(outcome: BaccaratOutcome): void {
    for (const side of SIDES) for (const [at, card] of outcome[side].entries()) this.#put(side, at, card)
    this.#hands.player.points.textContent = counted(outcome.points[0])
    this.#hands.banker.points.textContent = counted(outcome.points[1])
    this.#mark(outcome)
  }

  #mark({ result, points }: BaccaratOutcome): void {
    this.#roads.add({ result, points: Math.max(...points) })
  }
}
