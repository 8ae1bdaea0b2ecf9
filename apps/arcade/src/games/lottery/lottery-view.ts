import { counted } from '../../client/amounts.ts'
import { boot } from '../../client/boot.ts'
import { element, icon } from '../../client/element.ts'
import { ICONS } from '../../client/icons.ts'
import { heading, paragraph } from '../../client/info.ts'
import { Segments } from '../../client/segments.ts'
import { type TextKey, t } from '../../client/text.ts'
import type { GameView, Shell } from '../../client/view.ts'
import { toMinor } from '../../money.ts'
import type { RoundAnswer } from '../../protocol.ts'
import { COINS_A_STAKE } from '../rules.ts'
import type { AboutLottery, DrawOutcome, Ticket } from './ticket.ts'
import { DRAWN, type WaitingTicket } from './ticket-play.ts'

/** All numbers of a draw appear within about this time. */
const DRAW_MS = 2_600
/** How often the remaining time is updated. */
const COUNT_MS = 250

/** The lottery: a ticket to fill in, and the board with the drawn numbers. */
export class LotteryView implements GameView {
  readonly place: HTMLElement
  readonly #shell: Shell
  readonly #about: AboutLottery
  readonly #play: Segments<string>
  readonly #fields = element('div', { class: 'numbers' })
  readonly #lucky: HTMLButtonElement
  readonly #note = element('p', { class: 'pays-note' })
  readonly #board: readonly { readonly name: string; readonly balls: readonly HTMLElement[] }[]
  readonly #drum = element('img', { class: 'drum', src: `${boot.art}/motif-lotto-drum.svg`, alt: '' })
  #inputs: readonly HTMLInputElement[] = []
  #hurry = false

  constructor(shell: Shell) {
    this.#shell = shell
    this.#about = shell.state.about as AboutLottery
    const last = shell.state.last
    const ticket = last?.bet as Ticket | undefined
    this.#play = new Segments(
      t('lot.play'),
      this.#about.plays.map(({ id }) => ({ value: id, label: this.#nameOf(id) })),
      ticket?.play ?? (this.#about.plays[0]?.id as string),
      () => this.#fill(),
    )
    this.#lucky = element(
      'button',
      { type: 'button', class: 'quiet-button', onclick: () => this.#pickLucky() },
      icon(...ICONS.shuffle),
      t('lot.lucky'),
    )
    this.#board = this.#about.board.map(({ name, count, digits }) => ({
      name,
      balls: Array.from({ length: count }, () => element('bdi', { class: 'ball' }, '·'.repeat(digits))),
    }))
    this.place = element(
      'div',
      { class: `board lottery ${this.#about.area.toLowerCase()}` },
      element('div', { class: 'panel ticket' }, this.#drum, this.#play.element, this.#fields, this.#lucky, this.#note),
      element(
        'section',
        { class: 'panel prizes', 'aria-label': t(`lot.area.${this.#about.area}`) },
        element('h2', {}, t(`lot.area.${this.#about.area}`)),
        element(
          'table',
          {},
          element(
            'tbody',
            {},
            ...this.#board.map(({ name, balls }) =>
              element(
                'tr',
                { class: name },
                element('th', { scope: 'row' }, t(`lot.prize.${name}` as TextKey)),
                element('td', {}, ...balls),
              ),
            ),
          ),
        ),
      ),
    )
    this.#fill(ticket?.numbers)
    if (last && !last.open) this.#lay(last)
  }

  bet(): Ticket | null {
    const numbers = this.#inputs.map(({ value }) => value)
    const { digits } = this.#chosen()
    const isFull = numbers.every((number) => number.length === digits) && new Set(numbers).size === numbers.length
    return isFull ? { play: this.#play.value, numbers } : null
  }

  units(): number {
    return 1
  }

  start(): void {
    this.#hurry = false
    this.#drum.classList.add('turning')
    for (const { balls } of this.#board) {
      for (const ball of balls) {
        ball.className = 'ball'
        ball.textContent = '·'.repeat(ball.textContent?.length ?? 2)
      }
    }
    this.#shell.sound.spin()
  }

  async show(answer: RoundAnswer): Promise<void> {
    if (answer.open) return
    const { hud, celebration, amounts, sound } = this.#shell
    const { prizes, wins } = answer.outcome as DrawOutcome
    const ticket = answer.bet as Ticket
    const numbers = prizes.reduce((sum, prize) => sum + prize.numbers.length, 0)
    // The largest prizes appear last.
    for (const [row, prize] of [...prizes.entries()].reverse()) {
      for (const [at, number] of prize.numbers.entries()) {
        this.#show(row, at, number, ticket)
        sound.count()
        await this.#wait(DRAW_MS / numbers)
      }
    }
    this.#drum.classList.remove('turning')
    const win = toMinor(answer.win, amounts.exponent)
    hud.message(win > 0n ? t('lot.hit', { count: counted(wins), amount: amounts.full(win) }) : t('lot.miss'))
    await celebration.celebrate(0n, win, toMinor(answer.cost, amounts.exponent))
  }

  /** Counts down to the draw. The server answers only after the draw, so that clocks may differ. */
  async choose(answer: RoundAnswer): Promise<string> {
    const { drawAtMs } = answer.outcome as WaitingTicket
    const { hud } = this.#shell
    this.#drum.classList.add('turning')
    const left = () => Math.ceil((drawAtMs - Date.now()) / 1000)
    hud.say(`${t('lot.draw')} ${clock(Math.max(0, left()))}`)
    for (let seconds = left(); seconds > 0; seconds = left()) {
      hud.message(`${t('lot.draw')} · ${clock(seconds)}`)
      await new Promise((resolve) => setTimeout(resolve, COUNT_MS))
    }
    hud.message('')
    return DRAWN
  }

  async cancel(): Promise<void> {
    this.#drum.classList.remove('turning')
  }

  skip(): void {
    this.#hurry = true
    this.#shell.celebration.skip()
  }

  enable(may: boolean): void {
    this.#play.enable(may)
    this.#lucky.disabled = !may || this.#chosen().numbers === 0
    for (const input of this.#inputs) input.disabled = !may
  }

  refresh(): void {
    const { coins } = this.#chosen()
    const { amounts } = this.#shell
    const amount = amounts.full((this.#shell.stake() / BigInt(COINS_A_STAKE)) * BigInt(coins))
    this.#note.textContent = t('lot.pays', { amount })
  }

  about(stake: bigint): readonly Node[] {
    const { amounts } = this.#shell
    return [
      heading('lot.pays.title'),
      paragraph(t('lot.rules')),
      element(
        'dl',
        { class: 'odds' },
        ...this.#about.plays.map(({ id, coins }) =>
          element(
            'div',
            {},
            element('dt', {}, this.#nameOf(id)),
            element('dd', {}, amounts.full((stake / BigInt(COINS_A_STAKE)) * BigInt(coins))),
          ),
        ),
      ),
    ]
  }

  #chosen(): AboutLottery['plays'][number] {
    return this.#about.plays.find(({ id }) => id === this.#play.value) as AboutLottery['plays'][number]
  }

  #nameOf(play: string): string {
    return t(`way.lottery.${play}` as TextKey)
  }

  /** Shows the numbers of the chosen play: the given ones or new random ones. */
  #fill(given: readonly string[] = []): void {
    const { numbers, digits } = this.#chosen()
    this.#inputs = Array.from({ length: numbers }, (_, at) =>
      element('input', {
        class: 'number',
        inputmode: 'numeric',
        autocomplete: 'off',
        maxlength: String(digits),
        size: String(digits),
        dir: 'ltr',
        'aria-label': t('lot.number', { number: counted(at + 1), digits: counted(digits) }),
        oninput: ({ target }) => {
          const input = target as HTMLInputElement
          input.value = input.value.replace(/\D/g, '')
        },
      }),
    )
    for (const { style } of this.#inputs) style.setProperty('--digits', String(digits))
    this.#fields.replaceChildren(...this.#inputs)
    this.#lucky.disabled = numbers === 0
    if (given.length === numbers) for (const [at, input] of this.#inputs.entries()) input.value = given[at] as string
    else this.#pickLucky()
    this.refresh()
  }

  #pickLucky(): void {
    const { digits } = this.#chosen()
    const taken = new Set<string>()
    for (const input of this.#inputs) {
      do input.value = String(Math.floor(Math.random() * 10 ** digits)).padStart(digits, '0')
      while (taken.has(input.value))
      taken.add(input.value)
    }
  }

  #show(row: number, at: number, number: string, { play, numbers }: Ticket): void {
    const ball = this.#board[row]?.balls[at]
    if (!ball) return
    ball.textContent = number
    ball.classList.add('drawn')
    // The special and the first prize alone decide most plays; tails and `any` use the whole board.
    const counts = ['tail', 'any'].includes(play) || play.startsWith('together') || row === 0
    const hit = counts && numbers.some((picked) => (play === 'any' ? picked === number : number.endsWith(picked)))
    ball.classList.toggle('hit', hit)
  }

  #lay(last: RoundAnswer): void {
    const { prizes } = last.outcome as DrawOutcome
    for (const [row, prize] of prizes.entries()) {
      for (const [at, number] of prize.numbers.entries()) this.#show(row, at, number, last.bet as Ticket)
    }
  }

  #wait(ms: number): Promise<void> | undefined {
    if (this.#hurry || this.#shell.reducedMotion()) return undefined
    return new Promise((resolve) => setTimeout(resolve, ms))
  }
}

/** Minutes and seconds, in the player's digits. */
function clock(seconds: number): string {
  const rest = seconds % 60
  return `${counted(Math.floor(seconds / 60))}:${rest < 10 ? counted(0) : ''}${counted(rest)}`
}
