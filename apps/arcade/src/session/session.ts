import { createHash, randomBytes } from 'node:crypto'
import type { Profile } from '../engine/profile.ts'
import { profileOf } from '../engine/profiles.ts'
import type { ArcadeLaunch } from '../launch/launch-request.ts'
import { toMinor } from '../money.ts'
import type { SpinAnswer } from '../protocol.ts'
import { stakesFor } from './stakes.ts'

/** One player in one game, from opening the launch address until idle. Kept in memory: after a restart one relaunches. */
export interface Session {
  readonly launch: ArcadeLaunch
  readonly profile: Profile
  readonly stakes: readonly bigint[]
  readonly minimumSpinMs: number
  /** The one-time token, until it has been traded. */
  token: string | null
  /** False until the wallet has said who plays and what they have. Demo sessions start ready. */
  ready: boolean
  /** Minor units, as the wallet last said; the play money itself in demo mode. */
  balance: bigint
  /** Held while a spin runs: one at a time. */
  spinning: boolean
  lastSpinAt: number
  lastRequestId: string | null
  last: SpinAnswer | null
  usedAt: number
}

/** Whole units of play money a demo starts with. */
const DEMO_UNITS = 10_000n

export class Sessions {
  readonly #byKey = new Map<string, Session>()
  readonly #idleMs: number

  constructor(idleMs: number) {
    this.#idleMs = idleMs
  }

  /** Opens a session for a launch. Returns its key, which is kept hashed. */
  open(launch: ArcadeLaunch, minimumSpinMs: number): string {
    this.#sweep()
    const key = randomBytes(24).toString('base64url')
    const demo = launch.mode === 'demo'
    this.#byKey.set(hashed(key), {
      launch,
      profile: profileOf(launch.game.code),
      stakes: stakesFor(launch.currency),
      minimumSpinMs,
      token: launch.token,
      ready: demo,
      balance: demo ? demoBalance(launch) : 0n,
      spinning: false,
      lastSpinAt: 0,
      lastRequestId: null,
      last: null,
      usedAt: Date.now(),
    })
    return key
  }

  find(key: string): Session | null {
    const session = this.#byKey.get(hashed(key))
    if (!session || Date.now() - session.usedAt > this.#idleMs) return null
    session.usedAt = Date.now()
    return session
  }

  #sweep(): void {
    const oldest = Date.now() - this.#idleMs
    for (const [key, session] of this.#byKey) if (session.usedAt < oldest) this.#byKey.delete(key)
  }
}

export function demoBalance(launch: ArcadeLaunch): bigint {
  return toMinor(String(DEMO_UNITS), launch.currency.exponent)
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
