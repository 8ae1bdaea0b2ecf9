import { t } from '../../client/text.ts'
import type { GameView, Shell } from '../../client/view.ts'
import type { RoundAnswer } from '../../protocol.ts'
import { Machine } from './machine.ts'
import { payTable } from './pay-table.ts'
import { Presenter } from './presenter.ts'
import type { AboutSlot, SlotOutcome } from './rules.ts'
import { signName } from './sign-name.ts'
import type { Sprites } from './sprites.ts'
import { Stage } from './stage.ts'

/** The shortest time from press to the first reel's stop. */
const SHORTEST_TURN_MS = 550
/** Approximate time between the stops of two reels. */
const STOPS_MS = 1_400

/** The slot: five reels and their wins. A spin has no options. */
export class SlotView implements GameView {
  readonly #machine: Machine
  readonly #stage: Stage
  readonly #presenter: Presenter
  readonly #shell: Shell
  readonly #about: AboutSlot
  readonly #sprites: Sprites
  #grid: readonly string[]
  #started = 0

  constructor(shell: Shell, sprites: Sprites) {
    this.#shell = shell
    this.#sprites = sprites
    this.#about = shell.state.about as AboutSlot
    const { rows, strips, lines } = this.#about
    this.#machine = new Machine(rows)
    this.#grid = (shell.state.last?.outcome as SlotOutcome | undefined)?.paid.grid ?? restingGrid(rows)
    const { sound, reducedMotion } = shell
    let bonuses = 0
    this.#stage = new Stage(this.#machine.reels, sprites, { rows, strips, lines, reducedMotion }, this.#grid, {
      landed(reel, bonus) {
        bonuses = reel === 0 ? 0 : bonuses
        sound.land(reel)
        if (bonus) sound.bonus(++bonuses)
      },
      suspense: () => sound.suspense(),
    })
    this.#presenter = new Presenter({
      ...shell,
      stage: this.#stage,
      free: (progress) => this.#machine.free(progress),
    })
    this.#describe()
  }

  get place(): HTMLElement {
    return this.#machine.place
  }

  bet(): unknown {
    return {}
  }

  units(): number {
    return 1
  }

  start(): void {
    this.#presenter.clear()
    this.#shell.sound.spin()
    this.#started = performance.now()
    this.#stage.start()
  }

  async show(answer: RoundAnswer, stake: bigint): Promise<void> {
    const { paid } = answer.outcome as SlotOutcome
    const demanded = this.#shell.state.minimumSpinMs
    await this.#stage.stop(paid.grid, this.#started + Math.max(SHORTEST_TURN_MS, demanded - STOPS_MS))
    this.#grid = paid.grid
    this.#describe()
    await this.#presenter.present(answer, stake)
  }

  async cancel(): Promise<void> {
    await this.#stage.stop(this.#grid, performance.now(), false)
    this.#presenter.clear()
  }

  skip(): void {
    this.#presenter.skip()
  }

  enable(): void {
    // A spin has no options.
  }

  refresh(): void {
    const { width, height } = this.#machine.fit()
    this.#stage.resize(width, height)
  }

  about(stake: bigint): readonly Node[] {
    return payTable(this.#about, stake, this.#shell.amounts, this.#sprites)
  }

  #describe(): void {
    const rows = Array.from({ length: this.#about.rows }, (_, row) =>
      this.#grid.map((column) => signName(column[row] as string)).join(' '),
    )
    this.#machine.reels.setAttribute('aria-label', t('reels', { rows: rows.join('; ') }))
  }
}

/** The symbols on the reels before the first round: the best pictures. */
function restingGrid(rows: number): readonly string[] {
  const columns = ['BCK', 'AWD', 'SBQ', 'EWC', 'JDB']
  return columns.map((column) => (rows === 4 ? `${column}A` : column))
}
