import { createHmac } from 'node:crypto'
import { type Draw, drawFrom, SEED_BYTES } from '../engine/random.ts'
import type { Score } from '../games/sportsbook/market.ts'
import { type Sport, scoreOf } from '../games/sportsbook/sport.ts'
import { SPORTS } from '../games/sportsbook/sports.ts'
import { TIMETABLES, type Timetable } from './timetable.ts'

/** A match of the feed, with its future course, which nobody may know. */
export interface Match {
  readonly id: string
  readonly timetable: Timetable
  readonly home: string
  readonly away: string
  readonly startsAtMs: number
  readonly endsAtMs: number
  /** The final scores that were possible, with their weights. */
  readonly scores: readonly Score[]
  /** Every point in order: the scoring side, and the share of the match before it. */
  readonly points: readonly { readonly side: 0 | 1; readonly at: number }[]
}

/** The number of steps in a random share. */
const FINE = 1_000_000
/** A fight ends in its second half. */
const FIGHT_FROM = 0.5

/**
 * The matches at every moment, computed from a secret: a restart changes nothing, and nobody else can know them in
 * advance.
 */
export class Matches {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** The present matches and the next ones, live ones first, then by their beginning. */
  at(nowMs: number): readonly Match[] {
    return TIMETABLES.flatMap((timetable) => {
      const { everyMs, lastsMs, ahead } = timetable
      const first = Math.floor((nowMs - lastsMs) / everyMs) + 1
      const last = Math.floor(nowMs / everyMs) + ahead
      return Array.from({ length: last - first + 1 }, (_, index) => this.#match(timetable, first + index))
    }).toSorted((one, other) => one.startsAtMs - other.startsAtMs)
  }

  /** A match by its id; null for an unknown one. */
  find(id: string): Match | null {
    const [, sport, slot] = /^([a-z]+)-(\d{1,9})$/.exec(id) ?? []
    const timetable = TIMETABLES.find((one) => one.sport === sport)
    return timetable ? this.#match(timetable, Number(slot)) : null
  }

  #match(timetable: Timetable, slot: number): Match {
    const { everyMs, lastsMs } = timetable
    const sport = SPORTS.find(({ id }) => id === timetable.sport) as Sport
    const id = `${timetable.sport}-${slot}`
    const seed = createHmac('sha256', this.#secret).update(`match ${id}`).digest('hex')
    const draw = drawFrom(seed.slice(0, SEED_BYTES * 2))
    const scores = sport.pairings[draw.below(sport.pairings.length)] as readonly Score[]
    const [home, away] = sidesOf(sport, slot)
    const startsAtMs = slot * everyMs
    return {
      id,
      timetable,
      home,
      away,
      startsAtMs,
      endsAtMs: startsAtMs + lastsMs,
      scores,
      points: courseOf(timetable, scoreOf(scores, draw), draw),
    }
  }
}

/** The score after a share of the match. */
export function scoreAt({ points }: Pick<Match, 'points'>, share: number): readonly [home: number, away: number] {
  const made = points.filter(({ at }) => at <= share)
  const home = made.filter(({ side }) => side === 0).length
  return [home, made.length - home]
}

/** The finished part of a match, 0–1. */
export function shareOf({ startsAtMs, endsAtMs }: Match, nowMs: number): number {
  return Math.min(1, Math.max(0, (nowMs - startsAtMs) / (endsAtMs - startsAtMs)))
}

/**
 * Each side of one half of the list meets each of the other half in turn, so that no side is in two matches at once.
 */
function sidesOf({ sides }: Sport, slot: number): readonly [home: string, away: string] {
  const half = Math.floor(sides.length / 2)
  const [place, round] = [slot % half, Math.floor(slot / half)]
  const pair = [sides[place] as string, sides[half + ((place + round) % half)] as string] as const
  return slot % 2 === 0 ? pair : [pair[1], pair[0]]
}

/** The moments of a final score's points. */
function courseOf({ minutes }: Timetable, final: Score['score'], draw: Draw): Match['points'] {
  const share = () => (draw.below(FINE) + 1) / (FINE + 1)
  const sides = final.flatMap((points, side) => Array.from({ length: points }, () => side as 0 | 1))
  if (minutes !== undefined) return sides.map((side) => ({ side, at: share() })).toSorted((a, b) => a.at - b.at)
  if (sides.length <= 1) return sides.map((side) => ({ side, at: FIGHT_FROM + share() * (1 - FIGHT_FROM) }))
  // The winner gets the last set or map, which ends the match.
  const winner = final[0] > final[1] ? 0 : 1
  const before = sides.toSpliced(sides.indexOf(winner), 1)
  const order = draw.below(2) === 0 ? before : before.toReversed()
  return [...order, winner as 0 | 1].map((side, index) => ({ side, at: (index + 1) / sides.length }))
}
