import { randomBytes } from 'node:crypto'
import type { ArcadeLaunch } from './launch-request.ts'

/** A launch address must be opened within this time. */
const OPEN_WITHIN_MS = 120_000
/** The page of an opened address may be loaded again for this long; its session decides whether it can still play. */
const RELOAD_WITHIN_MS = 12 * 60 * 60_000

interface LaunchRecord {
  readonly launch: ArcadeLaunch
  readonly madeAt: number
  opened: boolean
}

/** Issued launch addresses. Each starts one session, once. */
export class Launches {
  readonly #records = new Map<string, LaunchRecord>()

  /** Stores a launch and returns the id for its address. */
  add(launch: ArcadeLaunch): string {
    this.#sweep()
    const id = randomBytes(24).toString('base64url')
    this.#records.set(id, { launch, madeAt: Date.now(), opened: false })
    return id
  }

  /**
   * The launch of an address, and whether this is the one time it may start a session. Null for an unknown or expired
   * address.
   */
  open(id: string): { readonly launch: ArcadeLaunch; readonly first: boolean } | null {
    const record = this.#records.get(id)
    if (!record || Date.now() - record.madeAt > (record.opened ? RELOAD_WITHIN_MS : OPEN_WITHIN_MS)) return null
    const first = !record.opened
    record.opened = true
    return { launch: record.launch, first }
  }

  #sweep(): void {
    const now = Date.now()
    for (const [id, record] of this.#records) {
      if (now - record.madeAt > (record.opened ? RELOAD_WITHIN_MS : OPEN_WITHIN_MS)) this.#records.delete(id)
    }
  }
}
