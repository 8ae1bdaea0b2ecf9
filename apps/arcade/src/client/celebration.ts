import type { Amounts } from './amounts.ts'
import type { Coins } from './coins.ts'
import { countUp } from './count-up.ts'
import type { Hud } from './hud.ts'
import { letter, type Overlays } from './overlays.ts'
import type { Sound } from './sound.ts'

/** From this multiple of its cost on, a round counts as a big win; further tiers follow. */
const TIERS = [10n, 25n, 60n] as const

export interface CelebrationParts {
  readonly amounts: Amounts
  readonly hud: Hud
  readonly overlays: Overlays
  readonly coins: Coins
  readonly sound: Sound
  readonly reducedMotion: () => boolean
}

/** Shows the win of a round: counted up, and a large one in large letters under flying coins. */
export class Celebration {
  readonly #parts: CelebrationParts
  #skip: (() => void) | null = null

  constructor(parts: CelebrationParts) {
    this.#parts = parts
  }

  clear(): void {
    this.#parts.coins.clear()
  }

  /** Ends the running count or celebration. */
  skip(): void {
    if (!this.#parts.overlays.skip()) this.#skip?.()
  }

  /** Counts the win up; a large one gets the overlay. A win below the cost of the round is not celebrated. */
  async celebrate(from: bigint, total: bigint, cost: bigint): Promise<void> {
    const { overlays, coins, sound, amounts, hud, reducedMotion } = this.#parts
    const tier = TIERS.filter((times) => total >= cost * times).length as 0 | 1 | 2 | 3
    if (tier === 0) return this.count(from, total, cost)
    await pause(reducedMotion() ? 0 : 700)
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

  /** Counts the win from one value to another; a win above the cost is highlighted. */
  async count(from: bigint, to: bigint, cost: bigint): Promise<void> {
    const { hud, sound, amounts, reducedMotion } = this.#parts
    const glad = to > cost
    if (glad) sound.win(Number((to * 10n) / cost) / 10)
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
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
