import type { FastifyBaseLogger } from 'fastify'
import type { Site } from './sites/site.ts'

/** An id in a merchant's configuration for which a page shows nothing. */
export interface SkippedId {
  readonly merchant: string
  /** `menu:id`, such as `sideMenu:vipBonus`. */
  readonly id: string
  /** How many rendered pages skipped it. */
  readonly pages: number
}

/** Counts the ids that pages skipped, and logs each once per release. */
export class SkippedIds {
  readonly #log: FastifyBaseLogger
  readonly #counts = new Map<string, { merchant: string; id: string; pages: number }>()
  readonly #loggedReleases = new Set<string>()

  constructor(log: FastifyBaseLogger) {
    this.#log = log
  }

  note({ merchant, release }: Pick<Site, 'merchant' | 'release'>, ids: readonly string[]): void {
    for (const id of ids) {
      const key = `${merchant.id}|${id}`
      this.#counts.getOrInsertComputed(key, () => ({ merchant: merchant.id, id, pages: 0 })).pages += 1
    }
    if (ids.length === 0 || this.#loggedReleases.has(release)) return
    this.#loggedReleases.add(release)
    this.#log.info(
      { merchant: merchant.id, release, skipped: ids },
      'the site has nothing for these ids; they are skipped',
    )
  }

  get counts(): readonly SkippedId[] {
    return [...this.#counts.values()]
  }
}
