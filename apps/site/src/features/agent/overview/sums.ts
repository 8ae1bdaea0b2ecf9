import type { TeamFigures } from '@livery/contract/agent/figures'
import { TEAM_COUNTS, TEAM_SUMS } from '@livery/contract/agent/words'
import { fromMinor, toMinor } from '@livery/locale/amount'

/** Whose figures are shown: the team's, the agent's own, both together. */
export const FIGURE_SCOPES = ['together', 'team', 'own'] as const
export type FigureScope = (typeof FIGURE_SCOPES)[number]

interface Both {
  readonly own: TeamFigures
  readonly team: TeamFigures
}

/** The figures of the agent, of the team, or of both together. Nobody is in both, so counts add up too. */
export function figuresFor(scope: FigureScope, both: Both, exponent: number): TeamFigures {
  return scope === 'together' ? together(both, exponent) : both[scope]
}

function together({ own, team }: Both, exponent: number): TeamFigures {
  const sums = TEAM_SUMS.map((name) => [
    name,
    fromMinor(toMinor(own[name], exponent) + toMinor(team[name], exponent), exponent),
  ])
  const counts = TEAM_COUNTS.map((name) => [name, own[name] + team[name]])
  return Object.fromEntries([...sums, ...counts]) as TeamFigures
}

/** By how much a figure has changed, as a share of what it was; null where there was nothing to compare with. */
export function changeOf(now: bigint, before: bigint): number | null {
  if (before === 0n) return null
  const size = before < 0n ? -before : before
  // Changes are shown to a thousandth.
  return Number(((now - before) * 1000n) / size) / 1000
}
