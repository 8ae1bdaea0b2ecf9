import { createHash, randomBytes } from 'node:crypto'
import { drawFrom, SEED_BYTES } from '../engine/random.ts'
import { rulesOf } from '../games/registry.ts'
import type { GameRules } from '../games/rules.ts'
import type { ArcadeLaunch } from '../launch/launch-request.ts'
import { toMinor } from '../money.ts'
import type { RoundAnswer } from '../protocol.ts'
import { stakesFor } from './stakes.ts'

/**
 * One player in one game, from opening the launch address until idle. Held in memory: after a restart the player
 * launches the game again.
 */
export interface Session {
  readonly launch: ArcadeLaunch
  readonly rules: GameRules
  readonly stakes: readonly bigint[]
  readonly minimumSpinMs: number
  /** The one-time token, until it is exchanged. */
  token: string | null
  /** False until the wallet has identified the player and the balance. Demo sessions start ready. */
  ready: boolean
  /** Minor units, as the wallet last reported it; in demo mode the play money itself. */
  balance: bigint
  /** What is on the table for the next round, with its seed. */
  table: unknown
  tableSeed: string
  /** The round that is running: one at a time. A page that opens meanwhile waits for it. */
  running: Promise<unknown> | null
  lastRoundAt: number
  lastRequestId: string | null
  last: RoundAnswer | null
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

  /** Opens a session for a launch. Returns its key, of which only a hash is stored. */
  open(launch: ArcadeLaunch, minimumSpinMs: number): string {
    this.#sweep()
    const key = randomBytes(24).toString('base64url')
    const demo = launch.mode === 'demo'
    const rules = rulesOf(launch.game)
    this.#byKey.set(hashed(key), {
      launch,
      rules,
      ...freshTable(rules),
      stakes: stakesFor(launch.currency),
      minimumSpinMs,
      token: launch.token,
      ready: demo,
      balance: demo ? demoBalance(launch) : 0n,
      running: null,
      lastRoundAt: 0,
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

/** Generates what is on a table before a round. */
export function freshTable(rules: GameRules): { readonly table: unknown; readonly tableSeed: string } {
  const tableSeed = randomBytes(SEED_BYTES).toString('hex')
  return { table: rules.deal(drawFrom(tableSeed)), tableSeed }
}

export function demoBalance(launch: ArcadeLaunch): bigint {
  return toMinor(String(DEMO_UNITS), launch.currency.exponent)
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
