import type { DrawTime } from '../../draw-time.ts'
import { drawFrom } from '../../engine/random.ts'
import type { GameRules, OpenPlay, Played } from '../rules.ts'

/** The data that the page of a lottery shows while a ticket waits. */
export interface WaitingTicket {
  /** Milliseconds since the epoch. */
  readonly drawAtMs: number
}

/** The only event of a ticket. */
export const DRAWN = 'draw'

/** A ticket that waits for its draw: a round whose only decision is the draw. */
export function ticketPlay(rules: GameRules, bet: unknown, { atMs, seed }: DrawTime): OpenPlay {
  let played: Played | null = null
  return {
    get outcome() {
      return played ? played.outcome : ({ drawAtMs: atMs } satisfies WaitingTicket)
    },
    get offers() {
      return played ? [] : [DRAWN]
    },
    units: 1,
    get coins() {
      return played?.coins ?? null
    },
    unitsOf: () => 0,
    decide(decision) {
      if (decision !== DRAWN || played) throw new RangeError('A ticket is drawn once')
      played = rules.play(bet, drawFrom(seed), null)
    },
    leave: () => DRAWN,
  }
}
