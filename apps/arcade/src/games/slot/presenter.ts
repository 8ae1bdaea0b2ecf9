import { counted } from '../../client/amounts.ts'
import { plural, t } from '../../client/text.ts'
import type { Shell } from '../../client/view.ts'
import { toMinor } from '../../money.ts'
import type { RoundAnswer } from '../../protocol.ts'
import { COINS_A_STAKE } from '../rules.ts'
import type { Win } from './evaluate.ts'
import type { FreeProgress } from './machine.ts'
import type { Spin } from './round.ts'
import type { SlotOutcome } from './rules.ts'
import type { Stage } from './stage.ts'

/** How long each win is shown. */
const TURN_MS = 1_500
const FREE_TURN_MS = 420

export interface PresenterParts extends Shell {
  readonly stage: Stage
  /** The strip above the reels during free spins; null hides it. */
  free(progress: FreeProgress | null): void
}

/** Shows the result of a round: its wins, its free spins and their total. */
export class Presenter {
  readonly #parts: PresenterParts
  #turns: ReturnType<typeof setTimeout> | undefined

  constructor(parts: PresenterParts) {
    this.#parts = parts
  }

  clear(): void {
    clearTimeout(this.#turns)
    this.#parts.stage.highlight([])
    this.#parts.celebration.clear()
  }

  /** Skips the running count or celebration. The reels themselves are never skipped. */
  skip(): void {
    this.#parts.celebration.skip()
  }

  async present(answer: RoundAnswer, stake: bigint): Promise<void> {
    const { amounts, hud, celebration } = this.#parts
    const { paid, free } = answer.outcome as SlotOutcome
    const total = toMinor(answer.win, amounts.exponent)
    const first = this.#amount(paid.coins, stake)
    if (total === 0n) return hud.message('')
    if (free.length === 0) {
      this.#showWins(paid, stake)
      await celebration.celebrate(0n, total, stake)
      return
    }
    this.#showWins(paid, stake)
    await celebration.count(0n, first, stake)
    await this.#freeSpins(answer, stake, first)
    await celebration.celebrate(total, total, stake)
  }

  async #freeSpins(answer: RoundAnswer, stake: bigint, won: bigint): Promise<void> {
    const { amounts, hud, stage, overlays, sound, state, celebration, free: strip } = this.#parts
    const { paid, free } = answer.outcome as SlotOutcome
    const { multiplier: times } = free[0] as Spin
    const multiplier = times > 1 ? t('free.multiplier', { multiplier: counted(times) }) : null
    sound.fanfare()
    await pause(900)
    hud.say(`${t('free.won')} ${paid.awarded} ${t('free.title')}`)
    await overlays.gate(
      {
        over: t('free.won'),
        large: counted(paid.awarded),
        under: [t('free.title'), multiplier].filter((line) => line !== null).join(' · '),
        button: t('free.start'),
      },
      6,
    )
    this.clear()
    let of = paid.awarded
    let sum = won
    const progress = (at: number) =>
      strip({ text: t('free.progress', { at: counted(at), of: counted(of) }), multiplier, total: amounts.full(sum) })
    for (const [at, view] of free.entries()) {
      progress(at + 1)
      hud.message('')
      this.clear()
      sound.spin()
      stage.start()
      const cycle = Math.max(450, state.minimumSpinMs - 1_400)
      await stage.stop(view.grid, performance.now() + cycle)
      if (view.coins > 0) {
        const gained = this.#amount(view.coins, stake)
        this.#showWins(view, stake)
        await celebration.count(sum, sum + gained, stake)
        sum += gained
        progress(at + 1)
        await pause(500)
      }
      if (view.awarded > 0) {
        of += view.awarded
        await overlays.flash(plural('free.more', view.awarded))
      }
      await pause(FREE_TURN_MS)
    }
    this.clear()
    sound.fanfare()
    await overlays.gate(
      {
        over: t('free.done'),
        large: amounts.full(toMinor(answer.win, amounts.exponent)),
        under: t('free.total'),
        button: t('continue'),
      },
      6,
    )
    strip(null)
    await stage.stop(paid.grid, 0, false)
    hud.focusSpin()
  }

  /** All wins at once, then each in turn, until the next round. */
  #showWins({ wins, multiplier }: Spin, stake: bigint): void {
    const { stage, hud } = this.#parts
    stage.highlight(wins)
    hud.message(wins.length === 1 ? this.#describe(wins[0] as Win, stake, multiplier) : '')
    if (wins.length < 2) return
    let at = -1
    const next = () => {
      at = (at + 1) % wins.length
      stage.highlight([wins[at] as Win])
      hud.message(this.#describe(wins[at] as Win, stake, multiplier))
      this.#turns = setTimeout(next, TURN_MS)
    }
    this.#turns = setTimeout(next, TURN_MS)
  }

  #describe(win: Win, stake: bigint, multiplier: number): string {
    const amount = this.#parts.amounts.full(this.#amount(win.coins * multiplier, stake))
    if (win.line !== null) return t('result.line', { line: counted(win.line + 1), amount })
    return win.symbol === 'S' ? t('result.scatter', { amount }) : plural('result.ways', win.ways, { amount })
  }

  #amount(coins: number, stake: bigint): bigint {
    return (stake / BigInt(COINS_A_STAKE)) * BigInt(coins)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
