import type { Random } from '@livery/artwork/random'

/** A member of the demonstration's team. `upline` is the list index of the agent above, null right below the top. */
export interface Person {
  readonly account: string
  readonly upline: number | null
  readonly level: number
  readonly isAgent: boolean
  /** In hundredths of a percent; never more than the upline's. */
  readonly rebateBp: number
  /** Days ago. */
  readonly joined: number
  /** How much and how often they play; 1 is the average. */
  readonly stake: number
  readonly habit: number
}

/** The rebate of the agent at the top. */
export const TOP_REBATE_BP = 200
/** How far back the team's history goes. */
export const DAYS = 90

/** The kinds of members right below an agent of a level. */
const BELOW = [
  { agents: 4, players: 2 },
  { agents: 2, players: 3 },
  { agents: 0, players: 4 },
] as const
/** Two agents of the second level have one player more, which makes sixty people in all. */
const SIZE = 60

/** Parts of invented names that belong to no single country. */
const NAMES =
  'mara nilo tesa rian luma joel sani kora dale vito remi lina pavo suri enzo mila taro nadia beno cleo'.split(' ')

/** Sixty people in three levels: first those right below the top, then everybody below them. */
export function drawPeople(random: Random): readonly Person[] {
  const people: Person[] = []
  const add = (upline: number | null, isAgent: boolean) => {
    const above = upline === null ? null : people[upline]!
    const level = (above?.level ?? 0) + 1
    const rebateMost = above?.rebateBp ?? TOP_REBATE_BP
    const rebateBp = isAgent ? rebateMost - 10 * random.whole(2, 5) : 10 * random.whole(0, Math.floor(rebateMost / 20))
    people.push({
      account: `${NAMES[(people.length * 7) % NAMES.length]}${random.whole(10, 99)}${String.fromCharCode(97 + (people.length % 26))}`,
      upline,
      level,
      isAgent,
      rebateBp,
      // A downline joins after the agent above; joining became more frequent over time.
      joined: above ? Math.floor(above.joined * Math.sqrt(random.next())) : DAYS - random.whole(0, 12),
      stake: random.pick([0.5, 1, 1, 1, 2, 2, 4]),
      habit: random.pick([0.4, 0.7, 1, 1, 1.4]),
    })
  }
  const fill = (upline: number | null, { agents, players }: (typeof BELOW)[number]) => {
    for (let at = 0; at < agents; at += 1) add(upline, true)
    for (let at = 0; at < players; at += 1) add(upline, false)
  }
  fill(null, BELOW[0])
  for (let at = 0; at < people.length && people.length < SIZE; at += 1) {
    const one = people[at]!
    if (one.isAgent) fill(at, BELOW[one.level as 1 | 2])
  }
  for (let at = 0; people.length < SIZE; at += 1) if (people[at]!.isAgent && people[at]!.level === 2) add(at, false)
  return people.slice(0, SIZE)
}
