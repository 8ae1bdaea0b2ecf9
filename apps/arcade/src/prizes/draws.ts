import { createHmac } from 'node:crypto'
import type { LaunchRequest } from '@livery/contract/vendor'
import type { DrawSeconds, DrawTime } from '../draw-time.ts'
import { SEED_BYTES } from '../engine/random.ts'
import { kindOf } from '../game-kinds.ts'

type DrawnGame = Pick<LaunchRequest['game'], 'code' | 'type' | 'classify'>

/**
 * The times of the draws of each lottery, and the seeds of their numbers. Both follow from the arcade's secret and the
 * moment, so that a restart changes nothing and nobody can know a draw in advance. All players of a game have the same
 * draw.
 */
export class Draws {
  readonly #secret: string
  readonly #seconds: DrawSeconds
  readonly #now: () => number
  readonly #timers = new Set<NodeJS.Timeout>()

  constructor(secret: string, seconds: DrawSeconds, now: () => number) {
    this.#secret = secret
    this.#seconds = seconds
    this.#now = now
  }

  /** Seconds from one draw of a game to the next; null where a game has no draws. */
  everySecondsOf(game: DrawnGame): number | null {
    return kindOf(game) === 'lottery' ? this.#seconds(game.classify) : null
  }

  /** The next draw of a game; null where it has none. */
  nextOf(game: DrawnGame): DrawTime | null {
    const seconds = this.everySecondsOf(game)
    if (seconds === null) return null
    const everyMs = seconds * 1000
    // Each game draws at its own moments, so that not all draw at once.
    const shiftMs = Number.parseInt(this.#hashed(`moment ${game.code}`).slice(0, 8), 16) % everyMs
    const atMs = Math.floor((this.#now() - shiftMs) / everyMs + 1) * everyMs + shiftMs
    return { atMs, seed: this.#hashed(`draw ${game.code} ${atMs}`).slice(0, SEED_BYTES * 2) }
  }

  /** The time until a draw. */
  untilMs({ atMs }: DrawTime): number {
    return Math.max(0, atMs - this.#now())
  }

  /**
   * Resolves at a draw; never after the arcade has stopped: stakes of waiting tickets are returned at its next start.
   */
  wait(draw: DrawTime): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#timers.delete(timer)
        resolve()
      }, this.untilMs(draw)).unref()
      this.#timers.add(timer)
    })
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }

  #hashed(words: string): string {
    return createHmac('sha256', this.#secret).update(words).digest('hex')
  }
}
