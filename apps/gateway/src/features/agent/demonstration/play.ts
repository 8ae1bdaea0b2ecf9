import type { Random } from '@livery/artwork/random'
import { DAYS, type Person, TOP_REBATE_BP } from './people.ts'

/** The other side of a movement. */
export type Against = 'house' | 'cash' | 'rewards'

/** A movement on an account, of a kind of the ledger; `who` is a list index, -1 for the top. */
export interface Move {
  readonly who: number
  readonly kind: string
  readonly against: Against
  readonly minor: bigint
  readonly at: number
  /** The number of the member's round that a bet or win belongs to. */
  readonly round: number | null
}

/** A finished round: its stake and its win. */
export interface Round {
  readonly who: number
  readonly number: number
  readonly stake: bigint
  readonly win: bigint
  readonly at: number
}

export interface Play {
  readonly moves: readonly Move[]
  readonly rounds: readonly Round[]
}

const DAY_MS = 24 * 3600 * 1000
const TOP = -1
/** Wins of rounds as multiples of the stake; on average a little less than the stake comes back. */
const WINS = [0, 0, 0, 0.5, 1.2, 1.6, 2, 2.3]
/** Agents' rebates are paid weekly. */
const WEEK = 7
/** The last days of play, whose rebates the real computation computes and pays. */
export const REAL_DAYS = 7

/**
 * Three months of a team: deposits, rounds, withdrawals, rebates. Contracts pay by their own settlement. The top's
 * earnings are withdrawn at the end, so that the demonstration's own account has the balance its merchant states.
 *
 * @param unit a small stake in minor units
 *
 * @param now a moment; everything lies before it
 *
 * @param paysAgents whether the merchant pays agents of their teams' stakes; then the last days are left to the real
 * computation
 */
export function drawPlay(
  random: Random,
  people: readonly Person[],
  unit: bigint,
  now: number,
  paysAgents: boolean,
): Play {
  const rounds: Round[] = []
  const moves: Move[] = []
  const balances = new Map<number, bigint>()
  const move = (
    who: number,
    kind: string,
    against: Against,
    minor: bigint,
    at: number,
    round: number | null = null,
  ) => {
    if (minor === 0n) return
    balances.set(who, (balances.get(who) ?? 0n) + minor)
    moves.push({ who, kind, against, minor, at, round })
  }
  const stakes = new Map<number, bigint>()
  const playDay = (who: number, person: Person, begin: number) => {
    const stake = (unit * BigInt(Math.round(person.stake * 2)) * BigInt(random.whole(1, 4))) / 2n || 1n
    let at = begin + random.whole(0, DAY_MS * 0.7)
    if ((balances.get(who) ?? 0n) < stake * 2n)
      move(who, 'deposit', 'cash', unit * 20n * BigInt(Math.ceil(person.stake)), at)
    const win = (stake * BigInt(Math.round(random.pick(WINS) * 10))) / 10n
    const number = rounds.length
    at += random.whole(30_000, 3_600_000)
    move(who, 'bet', 'house', -stake, at, number)
    move(who, 'win', 'house', win, at + 4000, number)
    rounds.push({ who, number, stake, win, at })
    stakes.set(who, (stakes.get(who) ?? 0n) + stake)
    const rich = unit * 40n * BigInt(Math.ceil(person.stake))
    if ((balances.get(who) ?? 0n) > rich) move(who, 'withdrawal', 'cash', -(rich / 2n), at + 600_000)
  }
  const payRebates = (at: number) => {
    const owed = rebatesOf(people, stakes)
    for (const [who, { own, below }] of [...owed].toSorted(([one], [other]) => one - other)) {
      move(who, 'rebate', 'rewards', own, at)
      if (paysAgents) move(who, 'agentRebate', 'rewards', below, at + 1000)
    }
    stakes.clear()
  }
  for (let ago = DAYS; ago >= 1; ago -= 1) {
    const begin = now - ago * DAY_MS
    for (const [who, person] of people.entries())
      if (person.joined > ago && random.chance(0.27 * person.habit)) playDay(who, person, begin)
    if (ago % WEEK === 1 && !(paysAgents && ago <= REAL_DAYS)) payRebates(begin + DAY_MS * 0.95)
  }
  move(TOP, 'withdrawal', 'cash', -(balances.get(TOP) ?? 0n), now - 1)
  return { moves: moves.toSorted((one, other) => one.at - other.at), rounds }
}

/** Rebates for the stakes of a span: everybody's own, and for each agent above the difference to the one below. */
function rebatesOf(people: readonly Person[], stakes: ReadonlyMap<number, bigint>) {
  const owed = new Map<number, { own: bigint; below: bigint }>()
  const of = (who: number) => owed.getOrInsertComputed(who, () => ({ own: 0n, below: 0n }))
  for (const [who, stake] of stakes) {
    let given = people[who]!.rebateBp
    of(who).own += (stake * BigInt(given)) / 10_000n
    for (let at = people[who]!.upline ?? TOP; ; at = people[at]!.upline ?? TOP) {
      const has = at === TOP ? TOP_REBATE_BP : people[at]!.rebateBp
      of(at).below += (stake * BigInt(has - given)) / 10_000n
      given = has
      if (at === TOP) break
    }
  }
  return owed
}
