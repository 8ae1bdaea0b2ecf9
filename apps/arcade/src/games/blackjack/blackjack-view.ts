import { counted } from '../../client/amounts.ts'
import { element } from '../../client/element.ts'
import { heading, paragraph } from '../../client/info.ts'
import { type TextKey, t } from '../../client/text.ts'
import type { GameView, Shell } from '../../client/view.ts'
import { toMinor } from '../../money.ts'
import type { RoundAnswer } from '../../protocol.ts'
import { dealerPlace } from '../dealer.ts'
import { CardRow } from './card-row.ts'
import { type BlackjackOutcome, MOVES, type Move, type ShownHand, type Verdict } from './hand-play.ts'

const VERDICTS = {
  blackjack: 'bj.blackjack',
  won: 'win',
  push: 'bj.push',
  lost: 'result.none',
  bust: 'bj.bust',
} as const satisfies Record<Verdict, TextKey>

/** The table: the dealer's cards, the player's hands, and the moves that are possible. */
export class BlackjackView implements GameView {
  readonly place: HTMLElement
  readonly #shell: Shell
  readonly #dealer: CardRow
  readonly #dealerPoints = points(t('bj.dealer'))
  readonly #hands = element('div', { class: 'own-hands' })
  readonly #moves = element('div', { class: 'moves', role: 'group', 'aria-label': t('bj.moves') })
  readonly #buttons: Readonly<Record<Move, HTMLButtonElement>>
  #rows: CardRow[] = []
  #choose: ((move: Move) => void) | null = null
  #isHurried = false

  constructor(shell: Shell) {
    this.#shell = shell
    const isQuick = () => this.#isHurried || shell.reducedMotion()
    this.#dealer = new CardRow(isQuick, shell.sound)
    this.#buttons = Object.fromEntries(MOVES.map((move) => [move, this.#moveButton(move)])) as Record<
      Move,
      HTMLButtonElement
    >
    this.#moves.append(...Object.values(this.#buttons))
    this.place = element(
      'div',
      { class: 'board felt blackjack' },
      element(
        'div',
        { class: 'far' },
        dealerPlace(),
        element(
          'section',
          { class: 'hand' },
          element('h2', {}, t('bj.dealer'), this.#dealerPoints),
          this.#dealer.place,
        ),
      ),
      this.#hands,
      this.#moves,
    )
    this.#offer([])
    const { last } = shell.state
    if (last) void this.#lay(last)
    else this.#clear()
  }

  bet(): Readonly<Record<string, never>> {
    return {}
  }

  units(): number {
    return 1
  }

  start(): void {
    this.#isHurried = false
    this.#clear()
    this.#shell.sound.click()
  }

  async show(answer: RoundAnswer): Promise<void> {
    const outcome = answer.outcome as BlackjackOutcome
    const { hud, celebration, amounts } = this.#shell
    await this.#deal(outcome, answer.stake)
    hud.say(this.#spoken(outcome))
    if (answer.open) return
    const verdicts = outcome.hands.map(({ verdict }) => t(VERDICTS[verdict as Verdict]))
    hud.message(`${verdicts.join(' · ')} · ${t('bj.dealer')} ${counted(outcome.dealerPoints)}`)
    const win = toMinor(answer.win, amounts.exponent)
    await celebration.celebrate(0n, win, toMinor(answer.cost, amounts.exponent))
  }

  /** Offers the moves until one is chosen. */
  choose(answer: RoundAnswer): Promise<string> {
    const { amounts, hud } = this.#shell
    const offers = (answer.open?.offers ?? []) as readonly Move[]
    const stake = amounts.full(toMinor(answer.stake, amounts.exponent))
    this.#offer(offers, stake)
    hud.message(t('bj.turn'))
    this.#buttons.hit.focus({ preventScroll: true })
    this.#isHurried = false
    return new Promise((resolve) => {
      this.#choose = (move) => {
        this.#choose = null
        this.#offer([])
        hud.message('')
        hud.focusSpin()
        this.#shell.sound.click()
        resolve(move)
      }
    })
  }

  async cancel(): Promise<void> {
    this.#clear()
  }

  skip(): void {
    this.#isHurried = true
    this.#shell.celebration.skip()
  }

  enable(): void {}

  refresh(): void {}

  about(): readonly Node[] {
    return [heading('bac.rules.title'), paragraph(t('bj.rules')), paragraph(t('bj.rules.open'))]
  }

  #moveButton(move: Move): HTMLButtonElement {
    return element(
      'button',
      { type: 'button', class: `move ${move}`, onclick: () => this.#choose?.(move) },
      element('strong', {}, t(`bj.${move}`)),
      element('small', {}),
    )
  }

  /** Enables these moves; those that add a stake show the amount. */
  #offer(moves: readonly Move[], stake = ''): void {
    this.#moves.classList.toggle('waiting', moves.length > 0)
    for (const move of MOVES) {
      const button = this.#buttons[move]
      button.disabled = !moves.includes(move)
      const added = (move === 'double' || move === 'split') && !button.disabled
      ;(button.lastElementChild as HTMLElement).textContent = added ? `+ ${stake}` : ''
    }
  }

  /** A table before the cards: both places covered. */
  #clear(): void {
    this.#dealer.cover(2)
    this.#dealerPoints.textContent = '–'
    const row = this.#handPlace(null)
    row.cover(2)
  }

  async #lay(answer: RoundAnswer): Promise<void> {
    this.#isHurried = true
    await this.#deal(answer.outcome as BlackjackOutcome, answer.stake)
  }

  async #deal(outcome: BlackjackOutcome, stake: string): Promise<void> {
    const { hands, dealer, dealerPoints, active } = outcome
    const begins = this.#rows.length === 0
    if (this.#rows.length !== hands.length) {
      this.#rows = []
      this.#hands.replaceChildren()
    }
    for (const [at, hand] of hands.entries()) {
      const row = this.#rows[at] ?? this.#handPlace(at)
      this.#rows[at] = row
      await row.show(hand.cards)
      this.#label(row, hand, stake, active === at)
    }
    await this.#dealer.show(dealer, active === null ? 0 : 1, begins)
    this.#dealerPoints.textContent = counted(dealerPoints)
  }

  /** A new hand's place; a place of its own replaces the empty one. */
  #handPlace(at: number | null): CardRow {
    const row = new CardRow(() => this.#isHurried || this.#shell.reducedMotion(), this.#shell.sound)
    const name = at === null ? t('cards.you') : t('bj.hand', { number: counted(at + 1) })
    const label = element('p', { class: 'hand-label' })
    const place = element('section', { class: 'hand own', 'aria-label': name }, row.place, label)
    if (at === null) {
      this.#rows = []
      this.#hands.replaceChildren(place)
    } else this.#hands.append(place)
    return row
  }

  #label(row: CardRow, hand: ShownHand, stake: string, isActive: boolean): void {
    const place = row.place.parentElement as HTMLElement
    const { amounts } = this.#shell
    const worth = amounts.full(toMinor(stake, amounts.exponent) * BigInt(hand.stakes))
    place.classList.toggle('active', isActive)
    place.classList.toggle('best', hand.verdict === 'won' || hand.verdict === 'blackjack')
    const sum = points(t('cards.you'))
    sum.textContent = counted(hand.points)
    const verdict = hand.verdict ? element('strong', { class: hand.verdict }, t(VERDICTS[hand.verdict])) : null
    place.lastElementChild?.replaceChildren(
      sum,
      element('span', { class: 'chip' }, worth),
      ...(verdict ? [verdict] : []),
    )
  }

  #spoken({ hands, active, dealerPoints }: BlackjackOutcome): string {
    const own = hands.map((hand, at) => {
      const name = hands.length > 1 ? t('bj.hand', { number: counted(at + 1) }) : t('cards.you')
      return `${name} ${counted(hand.points)}`
    })
    const turn = active === null ? '' : `. ${t('bj.turn')}`
    return `${[...own, `${t('bj.dealer')} ${counted(dealerPoints)}`].join(', ')}${turn}`
  }
}

function points(label: string): HTMLOutputElement {
  return element('output', { class: 'points', 'aria-label': label })
}
