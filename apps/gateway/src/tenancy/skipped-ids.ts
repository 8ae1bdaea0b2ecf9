import type { FastifyBaseLogger } from 'fastify'
import type { Site } from './sites/site.ts'

/** An id of a merchant's configuration for which nothing was shown. */
export interface SkippedId {
  readonly merchant: string
  /** `menu:id`, such as `sideMenu:vipBonus`. */
  readonly id: string
  /** In how many pages that were made. */
  readonly pages: number
}

/** Counts what pages skipped, and says it once a release in the log. */
export class SkippedIds {
  readonly #log: FastifyBaseLogger
  readonly #counts = new Map<string, { merchant: string; id: string; pages: number }>()
  readonly #told = new Set<string>()

  constructor(log: FastifyBaseLogger) {
    this.#log = log
  }

  note({ merchant, release }: Pick<Site, 'merchant' | 'release'>, ids: readonly string[]): void {
    for (const id of ids) {
      const key = `${merchant.id}|${id}`
      this.#counts.getOrInsertComputed(key, () => ({ merchant: merchant.id, id, pages: 0 })).pages += 1
    }
    if (ids.length === 0 || this.#told.has(release)) return
    this.#told.add(release)
    this.#log.info(
      { merchant: merchant.id, release, skipped: ids },
      'the site has nothing for these ids; they are skipped',
    )
  }

  get counts(): readonly SkippedId[] {
    return [...this.#counts.values()]
  }
}
