import { counted } from '../../client/amounts.ts'
import { element } from '../../client/element.ts'
import { heading, paragraph } from '../../client/info.ts'
import { t } from '../../client/text.ts'
import type { GameView, Shell } from '../../client/view.ts'
import { toMinor } from '../../money.ts'
import type { RoundAnswer } from '../../protocol.ts'
import { ChipTable, History, oddsOf, type PrintedSpot } from '../chip-table.ts'
import { die, Shaker } from './dice.ts'
import { type Dice, PAIRS, paysFor, printedPays, type SicBoBet, type SicBoOutcome, type Spot, TOTALS } from './rules.ts'

const HISTORY_LENGTH = 12
const FACES = [1, 2, 3, 4, 5, 6] as const
const HALVES = ['small', 'odd', 'even', 'big'] as const
/** What lies on the tray before the first throw. */
const FIRST: Dice = [1, 3, 5]

/** The table: the shaker, the cloth with every place to bet on, and the last throws. */
export class SicBoView implements GameView {
  readonly place: HTMLElement
  readonly #shell: Shell
  readonly #table: ChipTable<Spot>
  readonly #shaker: Shaker
  readonly #history = new History(HISTORY_LENGTH)

  constructor(shell: Shell) {
    this.#shell = shell
    this.#table = new ChipTable(shell, (shell.state.about as { readonly most: number }).most)
    this.#shaker = new Shaker(t('sic.sum'), shell.reducedMotion)
    this.place = element(
      'div',
      { class: 'board felt sicbo' },
      this.#shaker.place,
      this.#history.place,
      this.#table.cloth(printedRows()),
      this.#table.buttons,
    )
    const last = this.#lastDice()
    this.#shaker.lay(last ?? FIRST)
    if (last) this.#mark(last)
  }

  bet(): SicBoBet | null {
    return this.#table.bet.stakes
  }

  units(): number {
    return Math.max(1, this.#table.bet.size)
  }

  start(): void {
    this.#table.markWon()
    // On a short screen the cloth scrolls, and the dice are at its top.
    this.place.scrollTo({ top: 0 })
    this.#shell.sound.spin()
    this.#shaker.shake()
  }

  async show(answer: RoundAnswer): Promise<void> {
    const { dice } = answer.outcome as SicBoOutcome
    const { hud, celebration, amounts, sound } = this.#shell
    await this.#shaker.reveal(dice, (at) => sound.land(at))
    this.#table.markWon((spot) => paysFor(spot, dice) > 0)
    this.#mark(dice)
    hud.message(nameOf(dice))
    const win = toMinor(answer.win, amounts.exponent)
    await celebration.celebrate(0n, win, toMinor(answer.cost, amounts.exponent))
    this.#table.bet.played()
  }

  async cancel(): Promise<void> {
    this.#shaker.lay(this.#lastDice() ?? FIRST)
  }

  skip(): void {
    this.#shaker.hurry()
    this.#shell.celebration.skip()
  }

  enable(may: boolean): void {
    this.#table.enable(may)
  }

  refresh(): void {
    this.#table.refresh()
  }

  about(): readonly Node[] {
    return [heading('bac.rules.title'), paragraph(t('sic.rules'))]
  }

  #lastDice(): Dice | undefined {
    return (this.#shell.state.last?.outcome as SicBoOutcome | undefined)?.dice
  }

  #mark(dice: Dice): void {
    const sum = dice[0] + dice[1] + dice[2]
    const isTriple = dice[0] === dice[1] && dice[1] === dice[2]
    this.#history.add(counted(sum), isTriple ? 'triple' : sum <= 10 ? 'small' : 'big', nameOf(dice))
  }
}

function printedRows(): Readonly<Record<string, readonly PrintedSpot<Spot>[]>> {
  const dice = (...faces: readonly number[]) => element('span', { class: 'dice' }, ...faces.map(die))
  const spot = (name: Spot, classes: string, print: Node | string, label: string): PrintedSpot<Spot> => ({
    spot: name,
    classes,
    print,
    name: label,
    pays: printedPays(name),
  })
  const shown = (name: Spot, text: string, ...faces: readonly number[]) =>
    spot(name, '', dice(...faces), `${text} ${faces.map((face) => counted(face)).join(' ')}`)
  return {
    halves: HALVES.map((name) => spot(name, name, t(`sic.${name}`), t(`sic.${name}`))),
    doubles: FACES.map((face) => shown(`double${face}`, t('way.sicbo.double'), face, face)),
    triples: [
      ...FACES.map((face) => shown(`triple${face}`, t('way.sicbo.triple'), face, face, face)),
      spot('anyTriple', 'any', t('way.sicbo.anyTriple'), t('way.sicbo.anyTriple')),
    ],
    totals: TOTALS.map((sum) => {
      const name = `total${sum}` as Spot
      const odds = oddsOf(printedPays(name))
      const print = element('span', { class: 'total' }, element('b', {}, counted(sum)), ' ', element('small', {}, odds))
      return spot(name, '', print, `${counted(sum)} ${odds}, ${t('way.sicbo.total')}`)
    }),
    pairs: PAIRS.map(([one, other]) => shown(`pair${one}${other}` as Spot, t('way.sicbo.pair'), one, other)),
    singles: FACES.map((face) => shown(`single${face}`, t('way.sicbo.single'), face)),
  }
}

/** A throw in words, such as `1 + 2 + 2 = 5`, which is written from left to right in every language. */
function nameOf(dice: Dice): string {
  const sum = counted(dice[0] + dice[1] + dice[2])
  return `\u2066${dice.map((face) => counted(face)).join(' + ')} = ${sum}\u2069`
}
