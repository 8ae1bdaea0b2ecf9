import type { TeamFigures, TeamSums } from '@livery/contract/agent/figures'
import type { TeamSum } from '@livery/contract/agent/words'
import { fromMinor } from '@livery/locale/amount'
import { bigint, text } from '../../platform/database/row.ts'

/** The columns of a sum of `team_day`. */
export const SUM = { kind: text, count: bigint, in: bigint, out: bigint }
export interface Sum {
  readonly kind: string
  readonly count: bigint
  readonly in: bigint
  readonly out: bigint
}

type Kinds = Readonly<Record<Exclude<TeamSum, 'net'>, readonly string[]>>

/** The kinds of postings that each column of the reports sums. A kind in no column changes only the balance. */
const KINDS: Kinds = {
  deposit: ['deposit', 'chargeback', 'chargebackReversed'],
  withdraw: ['withdrawal', 'withdrawalReleased', 'withdrawalReturned'],
  bets: ['play'],
  prizes: ['play'],
  rebate: ['rebate', 'rebateClaim', 'ownRebate'],
  agentRebate: ['agentRebate'],
  promotions: ['bonus', 'reward', 'rewardTakenBack', 'points'],
  salary: ['salary', 'dailySalary', 'hourlySalary', 'realtimeSalary'],
  dividend: ['dividend'],
  fee: ['fee'],
}

/** Columns of money that left the account, less what came back. */
const OUTGOING: readonly string[] = ['withdraw', 'bets', 'fee']
/** The columns that make up a member's result. */
const RESULT = ['prizes', 'rebate', 'agentRebate', 'promotions', 'salary', 'dividend'] as const

/** The minor units of each column. */
export type Minor = Readonly<Record<TeamSum, bigint>>

export function minorOf(sums: readonly Sum[]): Minor {
  const columns = Object.entries(KINDS).map(([column, kinds]) => {
    let total = 0n
    for (const { kind, in: came, out } of sums) {
      if (!kinds.includes(kind)) continue
      if (kind === 'play') total += column === 'bets' ? out : came
      else total += OUTGOING.includes(column) ? out - came : came - out
    }
    return [column, total] as const
  })
  const of = Object.fromEntries(columns) as Record<TeamSum, bigint>
  of.net = RESULT.reduce((net, column) => net + of[column], 0n) - of.bets
  return of
}

/** Sums as amounts of the wire. */
function sumsOf(minor: Minor, exponent: number): TeamSums {
  return Object.fromEntries(
    Object.entries(minor).map(([column, amount]) => [column, fromMinor(amount, exponent)]),
  ) as TeamSums
}

/** The noted kinds of those who joined, by the kind of member. */
export const JOINED = { players: 'joinedPlayer', agents: 'joinedAgent' } as const

/** How many members did something in a period, by kind, and how many of them for the first time. */
export interface Active {
  readonly kind: string
  readonly members: number
  readonly first: number
}

export function figuresOf(sums: readonly Sum[], active: readonly Active[], exponent: number): TeamFigures {
  const counted = (...kinds: readonly string[]) =>
    Number(sums.reduce((total, { kind, count }) => (kinds.includes(kind) ? total + count : total), 0n))
  const activeIn = (kind: string) => active.find((one) => one.kind === kind)
  return {
    ...sumsOf(minorOf(sums), exponent),
    rounds: counted('play'),
    bettors: activeIn('play')?.members ?? 0,
    depositors: activeIn('deposit')?.members ?? 0,
    firstDepositors: activeIn('deposit')?.first ?? 0,
    newMembers: counted(JOINED.players, JOINED.agents),
  }
}
