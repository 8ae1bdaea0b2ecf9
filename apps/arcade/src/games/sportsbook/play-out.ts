import { counted } from '../../client/amounts.ts'
import { t } from '../../client/text.ts'
import type { AboutBook } from './about-book.ts'
import type { FixtureCard } from './fixture-card.ts'

/** How long all matches take on the screen. */
const MATCH_MS = 5_200
const MINUTES = 90

/** Animates every match to its score on its card; the course of a match is invented. */
export async function playOut(
  cards: readonly FixtureCard[],
  scores: readonly (readonly [number, number])[],
  {
    sport,
    still,
    skipped,
    goal,
  }: {
    readonly sport: AboutBook['sport']
    readonly still: boolean
    readonly skipped: Promise<void>
    readonly goal: () => void
  },
): Promise<void> {
  let over = still
  void skipped.then(() => {
    over = true
  })
  // When each point is scored, as a fraction of the match.
  const moments = scores.map((score) => score.map((points) => Array.from({ length: points }, () => Math.random())))
  const start = performance.now()
  let shown = 0
  for (;;) {
    const share = over ? 1 : Math.min(1, (performance.now() - start) / MATCH_MS)
    let points = 0
    for (const [at, card] of cards.entries()) {
      const [home, away] = (moments[at] as number[][]).map((side) => side.filter((when) => when <= share).length)
      points += (home ?? 0) + (away ?? 0)
      card.score(home ?? 0, away ?? 0, clockOf(sport, share))
    }
    if (points > shown && !over) goal()
    shown = points
    if (share === 1) return
    await new Promise((resolve) => setTimeout(resolve, 80))
  }
}

function clockOf(sport: AboutBook['sport'], share: number): string {
  if (share === 1) return t('sport.final')
  return sport === 'football' ? `${counted(Math.floor(share * MINUTES))}′` : t('sport.live')
}
