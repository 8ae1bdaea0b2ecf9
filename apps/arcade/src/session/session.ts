import { createHash, randomBytes } from 'node:crypto'
import { drawFrom, SEED_BYTES } from '../engine/random.ts'
import { rulesOf } from '../games/registry.ts'
import type { GameRules } from '../games/rules.ts'
import type { ArcadeLaunch } from '../launch/launch-request.ts'
import { toMinor } from '../money.ts'
import type { RoundAnswer } from '../protocol.ts'
import type { PurseAccount } from '../purse/purse-account.ts'
import type { OpenRoundPlay } from './open-round.ts'
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
  /** False until the wallet has identified the player and the balance. Without the operator's wallet it starts ready. */
  ready: boolean
  /** The player's purse; null for the operator's money and for play money. */
  readonly account: PurseAccount | null
  /** Minor units, as the wallet last reported it; in demo mode the play money itself. */
  balance: bigint
  /** The offer for the next round, with its seed. */
  table: unknown
  tableSeed: string
  /** The present round: one at a time. A page that opens meanwhile waits for it. */
  running: Promise<unknown> | null
  /** The round in which the player has to decide. */
  open: OpenRoundPlay | null
  lastRoundAt: number
  lastRequestId: string | null
  last: RoundAnswer | null
  usedAt: number
  /** Whether its page is open: then it has a seat at the table. */
  seated: boolean
}

/** Whole units of play money a demo starts with. */
const DEMO_UNITS = 10_000n

export class Sessions {
  readonly #byKey = new Map<string, Session>()
  readonly #idleMs: number
  readonly #left: (session: Session) => void

  readonly #accountOf: (launch: ArcadeLaunch) => PurseAccount | null

  /**
   * @param left is called with each session that ends with an open round
   *
   * @param accountOf the purse of a launch, if it uses one
   */
  constructor(
    idleMs: number,
    left: (session: Session) => void,
    accountOf: (launch: ArcadeLaunch) => PurseAccount | null,
  ) {
    this.#idleMs = idleMs
    this.#left = left
    this.#accountOf = accountOf
  }

  /** Opens a session for a launch. Returns its key, of which only a hash is stored. */
  open(launch: ArcadeLaunch, minimumSpinMs: number): string {
    this.sweep()
    const key = randomBytes(24).toString('base64url')
    const demo = launch.mode === 'demo'
    const rules = rulesOf(launch.game)
    const earlier = this.#openOf(launch)
    const account = this.#accountOf(launch)
    this.#byKey.set(hashed(key), {
      launch,
      rules,
      ...freshTable(rules),
      stakes: stakesFor(launch.currency),
      minimumSpinMs,
      token: launch.token,
      ready: demo || account !== null,
      account,
      balance: demo ? demoBalance(launch) : (account?.balance() ?? 0n),
      running: null,
      open: earlier?.open ?? null,
      lastRoundAt: 0,
      lastRequestId: null,
      last: earlier?.last ?? null,
      usedAt: Date.now(),
      seated: true,
    })
    if (earlier) Object.assign(earlier, { open: null, last: null })
    return key
  }

  find(key: string): Session | null {
    const session = this.#byKey.get(hashed(key))
    if (!session || Date.now() - session.usedAt > this.#idleMs) return null
    session.usedAt = Date.now()
    // A page that was left and is shown again takes its seat again with its next call.
    session.seated = true
    return session
  }

  /** Frees the seat of a session whose page closes. */
  stand(key: string): void {
    const session = this.#byKey.get(hashed(key))
    if (session) session.seated = false
  }

  /**
   * The number of players at each open table, by its game's code. Only real play takes a seat, and a player has one.
   */
  seated(): ReadonlyMap<string, number> {
    const oldest = Date.now() - this.#idleMs
    const players = new Map<string, Set<string>>()
    for (const { launch, seated, usedAt } of this.#byKey.values()) {
      if (!seated || !launch.player || usedAt < oldest) continue
      const { game, merchant, player } = launch
      players.getOrInsertComputed(game.code, () => new Set()).add(`${merchant.id} ${player.id}`)
    }
    return new Map(players.entries().map(([code, { size }]) => [code, size]))
  }

  /** Removes the sessions that were idle too long. */
  sweep(): void {
    const oldest = Date.now() - this.#idleMs
    for (const [key, session] of this.#byKey) {
      if (session.usedAt >= oldest) continue
      this.#byKey.delete(key)
      if (session.open) this.#left(session)
    }
  }

  /** The session in which this player has left a round of this game open: it continues in the next one. */
  #openOf({ merchant, player, game, currency }: ArcadeLaunch): Session | null {
    if (!player) return null
    for (const session of this.#byKey.values()) {
      const { launch } = session
      const isSame =
        launch.merchant.id === merchant.id &&
        launch.player?.id === player.id &&
        launch.game.code === game.code &&
        launch.currency.code === currency.code
      if (session.open && !session.running && isSame) return session
    }
    return null
  }
}

/** Generates the offer on a table before a round. */
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
