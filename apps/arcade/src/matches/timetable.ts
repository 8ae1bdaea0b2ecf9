import type { FeedSport } from '@livery/contract/games/sports'

/** The times of a sport's matches: their beginnings, their length, and the number of coming ones on offer. */
export interface Timetable {
  readonly sport: FeedSport
  readonly league: string
  readonly everyMs: number
  readonly lastsMs: number
  readonly ahead: number
  /** The length of a match in minutes on its own clock; absent for sports with sets or maps. */
  readonly minutes?: number
  /** Whether bets are accepted during the match; in other sports one point decides too much. */
  readonly inPlay: boolean
}

const MINUTE = 60_000
const tenMinutes = 10 * MINUTE

/** The feed's matches of a day. A side is in one match at a time, because a match is shorter than its sides' pause. */
export const TIMETABLES: readonly Timetable[] = [
  {
    sport: 'football',
    league: 'Meridian League',
    everyMs: 2.5 * MINUTE,
    lastsMs: tenMinutes,
    ahead: 8,
    minutes: 90,
    inPlay: true,
  },
  {
    sport: 'basketball',
    league: 'Harbour Circuit',
    everyMs: 5 * MINUTE,
    lastsMs: tenMinutes,
    ahead: 4,
    minutes: 48,
    inPlay: true,
  },
  {
    sport: 'tennis',
    league: 'Cedar Court Open',
    everyMs: 5 * MINUTE,
    lastsMs: tenMinutes,
    ahead: 4,
    inPlay: false,
  },
  {
    sport: 'volleyball',
    league: 'Driftwood Cup',
    everyMs: tenMinutes,
    lastsMs: tenMinutes,
    ahead: 3,
    inPlay: false,
  },
  {
    sport: 'badminton',
    league: 'Feather Series',
    everyMs: tenMinutes,
    lastsMs: tenMinutes,
    ahead: 3,
    inPlay: false,
  },
  { sport: 'boxing', league: 'Blue Corner Nights', everyMs: 15 * MINUTE, lastsMs: 5 * MINUTE, ahead: 2, inPlay: false },
  { sport: 'esports', league: 'Lattice Masters', everyMs: 5 * MINUTE, lastsMs: tenMinutes, ahead: 3, inPlay: false },
]
