import { counted } from '../../client/amounts.ts'
import { element } from '../../client/element.ts'
import { t } from '../../client/text.ts'
import { bigRoad, type Result } from './big-road.ts'

const BEAD_ROWS = 6
const BEAD_COLUMNS = 6
/** The size of the big road before its layout is known. */
const ROAD_COLUMNS = 22

/** One finished round in the form of the roads. */
export interface Finished {
  readonly result: Result
  /** Points of the winner. */
  readonly points: number
}

/**
 * The score boards of a baccarat table: the bead plate with every result in columns of six, and the big road with the
 * runs of either side. Empty places are printed, so that the boards are visible before the first round.
 */
export class Roads {
  readonly place: HTMLElement
  readonly #beads = element('ol', { class: 'beads', 'aria-label': t('bac.road') })
  readonly #big = element('div', { class: 'big-road', 'aria-hidden': 'true' })
  #finished: Finished[] = []

  constructor() {
    // Roads are written from left to right at every table.
    this.place = element('div', { class: 'roads', dir: 'ltr' }, this.#beads, this.#big)
  }

  add(finished: Finished): void {
    this.#finished.push(finished)
    this.#beads.replaceChildren(...this.#shownBeads().map(bead))
    const marks = bigRoad(this.#finished.map(({ result }) => result))
    const first = Math.max(0, Math.max(0, ...marks.map(({ column }) => column)) - this.#columns() + 1)
    this.#big.replaceChildren(
      ...marks
        .filter(({ column }) => column >= first)
        .map(({ side, ties, column, row }) => {
          const mark = element('i', { class: `ring ${side}` }, ties === 0 ? '' : counted(ties))
          mark.classList.toggle('tied', ties > 0)
          mark.style.gridColumn = String(column - first + 1)
          mark.style.gridRow = String(row + 1)
          return mark
        }),
    )
  }

  /** The number of columns of the big road that fit; a cell is a square. */
  #columns(): number {
    const { clientWidth, clientHeight } = this.#big
    return Math.floor((clientWidth * BEAD_ROWS) / clientHeight) || ROAD_COLUMNS
  }

  /** The newest results that fill whole columns, so that a bead never changes its row. */
  #shownBeads(): readonly Finished[] {
    const hidden = Math.max(0, Math.ceil(this.#finished.length / BEAD_ROWS) - BEAD_COLUMNS) * BEAD_ROWS
    return this.#finished.slice(hidden)
  }
}

function bead({ result, points }: Finished): HTMLElement {
  return element('li', { class: result, 'aria-label': `${t(`bac.${result}`)} ${counted(points)}` }, counted(points))
}
