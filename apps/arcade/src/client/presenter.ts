import type { Win } from '../engine/evaluate.ts'
import { COINS_A_SPIN } from '../engine/profile.ts'
import { toMinor } from '../money.ts'
import type { GameState, SpinAnswer, SpinView } from '../protocol.ts'
import { type Amounts, counted } from './amounts.ts'
import type { Coins } from './coins.ts'
import { countUp } from './count-up.ts'
import type { Hud } from './hud.ts'
import { letter, type Overlays } from './overlays.ts'
import type { Sound } from './sound.ts'
import type { Stage } from './stage.ts'
import { plural, t } from './text.ts'

/** A round counts as big from so many stakes on; the tiers' names rise with it. */
const TIERS = [10n, 25n, 60n] as const
/** How long each win is shown in turn. */
const TURN_MS = 1_500
const FREE_TURN_MS = 420

export interface PresenterParts {
  readonly state: GameState
  readonly amounts: Amounts
  readonly hud: Hud
  readonly stage: Stage
  readonly overlays: Overlays
  readonly coins: Coins
  readonly sound: Sound
  readonly reducedMotion: () => boolean
}

/** Shows what a round brought: its wins, its free spins and what they come to. */
export class Presenter {
  readonly #parts: PresenterParts
  #turns: ReturnType<typeof setTimeout> | undefined
  #skip: (() => void) | null = null

  constructor(parts: PresenterParts) {
    this.#parts = parts
  }

  clear(): void {
    clearTimeout(this.#turns)
    this.#parts.stage.highlight([])
    this.#parts.coins.clear()
  }

  /** Ends what is being counted or celebrated. The reels themselves are never hurried. */
  skip(): void {
    if (!this.#parts.overlays.skip()) this.#skip?.()
  }

  async present(answer: SpinAnswer, stake: bigint): Promise<void> {
    const { amounts, hud } = this.#parts
    const { paid, free } = answer
    const total = toMinor(answer.win, amounts.exponent)
    const first = this.#amount(paid.coins, stake)
    if (total === 0n) return hud.message('')
    if (free.length === 0) {
      this.#showWins(paid, stake)
      await this.#celebrate(0n, total, stake)
      return
    }
    this.#showWins(paid, stake)
    await this.#count(0n, first, stake)
    await this.#freeSpins(answer, stake, first)
    await this.#celebrate(total, total, stake)
  }

  async #freeSpins(answer: SpinAnswer, stake: bigint, won: bigint): Promise<void> {
    const { amounts, hud, stage, overlays, sound, state } = this.#parts
    const { multiplier: times } = answer.free[0] as SpinView
    const multiplier = times > 1 ? t('free.multiplier', { multiplier: counted(times) }) : null
    sound.fanfare()
    await pause(900)
    hud.say(`${t('free.won')} ${answer.paid.awarded} ${t('free.title')}`)
    await overlays.gate(
      {
        over: t('free.won'),
        large: counted(answer.paid.awarded),
        under: [t('free.title'), multiplier].filter((line) => line !== null).join(' · '),
        button: t('free.start'),
      },
      6,
    )
    this.clear()
    let of = answer.paid.awarded
    let sum = won
    const progress = (at: number) =>
      hud.free({ text: t('free.progress', { at: counted(at), of: counted(of) }), multiplier, total: amounts.full(sum) })
    for (const [at, view] of answer.free.entries()) {
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
        await this.#count(sum, sum + gained, stake)
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
    hud.free(null)
    await stage.stop(answer.paid.grid, 0, false)
    hud.focusSpin()
  }

  /** Counts the win up; a large one gets the great overlay. A win within the stake is not celebrated. */
  async #celebrate(from: bigint, total: bigint, stake: bigint): Promise<void> {
    const { overlays, coins, sound, amounts, hud, reducedMotion } = this.#parts
    const tier = TIERS.filter((times) => total >= stake * times).length as 0 | 1 | 2 | 3
    if (tier === 0) return this.#count(from, total, stake)
    await pause(700)
    sound.fanfare()
    const burst = reducedMotion() ? undefined : setInterval(() => coins.burst(10 + tier * 5), 320)
    await overlays.bigWin(tier, (place, ended) =>
      countUp({
        from: 0n,
        to: total,
        durationMs: reducedMotion() ? 0 : 1_400 + tier * 900,
        show: (value) => {
          letter(place, amounts.full(value))
        },
        tick: () => sound.count(),
        skipped: ended,
      }),
    )
    clearInterval(burst)
    hud.win(amounts.full(total), true)
  }

  async #count(from: bigint, to: bigint, stake: bigint): Promise<void> {
    const { hud, sound, amounts, reducedMotion } = this.#parts
    const glad = to > stake
    if (glad) sound.win(Number((to * 10n) / stake) / 10)
    const skipped = new Promise<void>((resolve) => {
      this.#skip = resolve
    })
    await countUp({
      from,
      to,
      durationMs: reducedMotion() || !glad ? 0 : 650,
      show: (value) => hud.win(amounts.full(value), glad),
      skipped,
    })
    this.#skip = null
  }

  /** All wins at once, then each in turn, until the next round. */
  #showWins({ wins, multiplier }: SpinView, stake: bigint): void {
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
    return (stake / BigInt(COINS_A_SPIN)) * BigInt(coins)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
