import { createHash } from 'node:crypto'
import { type Fixture, PRICE_MAX, PRICE_MIN } from '@livery/contract/games/feed'
import { type FeedPick, PICKS } from '@livery/contract/games/sports'
import { type Pick, WEIGHTS } from '../games/sportsbook/market.ts'
import { SPORTS } from '../games/sportsbook/sports.ts'
import { type Match, scoreAt, shareOf } from './match.ts'

/** The paid shares of a fair price, in thousandths: the simulated market moves between them. */
const LEAST_RETURN = 930
const RETURN_STEPS = 41
/** How long a price is valid before the market moves. */
const OPINION_MS = 20_000
/** Bets close this long before the beginning, because nobody may know it earlier than others. */
const LOCKED_BEFORE_MS = 5_000
/** After a point the prices are suspended until everybody has seen it. */
const SUSPENDED_MS = 6_000
/** A sport with more points than this is not suspended after each of them. */
const FEW_POINTS = 20
/** A market closes when one of its picks is nearly lost or nearly won. */
const LEAST_CHANCE = 0.02

/** A match in the feed at a moment. */
export function quoted(match: Match, nowMs: number): Fixture {
  const { id, timetable, home, away, startsAtMs } = match
  const share = shareOf(match, nowMs)
  const score = scoreAt(match, share)
  const isLive = nowMs >= startsAtMs
  const chances = chancesOf(match, share, score)
  return {
    id,
    sport: timetable.sport,
    league: timetable.league,
    home,
    away,
    startsAt: new Date(startsAtMs).toISOString(),
    ...(isLive && { live: { ...clockOf(match, share, score), score: [...score] } }),
    isOpen: isOpen(match, nowMs, chances),
    prices: pricesOf(id, chances, nowMs),
  }
}

/** The picks of a match's result that win with the final score. */
export function isWon({ timetable, points }: Match, pick: FeedPick): boolean {
  return pickOf(timetable.sport, pick)?.holds(...scoreAt({ points }, 1)) ?? false
}

/**
 * The probability of each pick, given the score after a share of the match: it follows from the final scores that are
 * still possible.
 */
function chancesOf(
  { timetable, scores }: Match,
  share: number,
  [home, away]: readonly [number, number],
): ReadonlyMap<FeedPick, number> {
  const likely = scores.map(({ score, weight }) => ({
    score,
    weight:
      share === 0
        ? weight / WEIGHTS
        : (weight / WEIGHTS) * likelihood(score[0], home, share) * likelihood(score[1], away, share),
  }))
  const whole = likely.reduce((sum, { weight }) => sum + weight, 0)
  return new Map(
    PICKS.flatMap((id) => {
      const pick = pickOf(timetable.sport, id)
      if (!pick) return []
      const won = likely.reduce((sum, { score, weight }) => sum + (pick.holds(...score) ? weight : 0), 0)
      return [[id, whole === 0 ? 0 : won / whole] as const]
    }),
  )
}

function isOpen(match: Match, nowMs: number, chances: ReadonlyMap<FeedPick, number>): boolean {
  const { timetable, startsAtMs, endsAtMs, points } = match
  if (nowMs < startsAtMs) return nowMs < startsAtMs - LOCKED_BEFORE_MS
  if (!timetable.inPlay || nowMs >= endsAtMs) return false
  if (chances.values().some((chance) => chance < LEAST_CHANCE || chance > 1 - LEAST_CHANCE)) return false
  if (points.length > FEW_POINTS) return true
  const sinceMs = ({ at }: { readonly at: number }) => nowMs - (startsAtMs + at * (endsAtMs - startsAtMs))
  return !points.some((point) => sinceMs(point) >= 0 && sinceMs(point) < SUSPENDED_MS)
}

function pricesOf(id: string, chances: ReadonlyMap<FeedPick, number>, nowMs: number): Fixture['prices'] {
  const opinion = createHash('sha256')
    .update(`${id} ${Math.floor(nowMs / OPINION_MS)}`)
    .digest()
  const price = (pick: FeedPick) => {
    const paid = (LEAST_RETURN + ((opinion[PICKS.indexOf(pick)] as number) % RETURN_STEPS)) / 1000
    const fair = 100 / Math.max(chances.get(pick) ?? 0, 1e-6)
    return Math.min(PRICE_MAX, Math.max(PRICE_MIN, Math.round(fair * paid)))
  }
  return { home: price('home'), ...(chances.has('draw') && { draw: price('draw') }), away: price('away') }
}

function clockOf({ timetable: { minutes } }: Match, share: number, [home, away]: readonly [number, number]) {
  return minutes === undefined ? { part: Math.min(3, home + away + 1) } : { minute: Math.floor(share * minutes) }
}

/**
 * The probability that this many of a side's points are made after a share of the match, when each moment is equally
 * likely.
 */
function likelihood(final: number, made: number, share: number): number {
  if (made > final) return 0
  const ways = logFactorial(final) - logFactorial(made) - logFactorial(final - made)
  return Math.exp(ways + made * Math.log(share) + (final - made) * Math.log(Math.max(1 - share, 1e-12)))
}

const logFactorials: number[] = [0]
function logFactorial(n: number): number {
  for (let at = logFactorials.length; at <= n; at += 1)
    logFactorials.push((logFactorials[at - 1] as number) + Math.log(at))
  return logFactorials[n] as number
}

/** The first market of every sport is its result. */
function pickOf(sport: string, id: FeedPick): Pick | undefined {
  return SPORTS.find((one) => one.id === sport)?.markets[0]?.picks.find((pick) => pick.id === id)
}
