import type { ContractGameType } from '@livery/contract/agent/contract-words'
import type { Base } from './periods.ts'
import { type Gross, grossOf, type Holder, type Metrics, type Rules, type Terms } from './plan.ts'

/** A member's figures in a base, in games of one type; gifts of the merchant have no type (`''`). */
export interface InputRow {
  readonly memberId: string
  /** The nearest holder at or above the member. */
  readonly leaderId: string
  readonly gameType: string
  readonly stakeMinor: bigint
  readonly winMinor: bigint
  /** Rebates and promotions less what was taken back: the team lost so much less. */
  readonly givenMinor: bigint
}

/** What a holder's contract pays in a base, by what is known now. */
export interface Line extends Metrics, Gross {
  readonly base: string
  readonly holder: string
  readonly payer: string | null
  readonly contract: string
  readonly gameType: ContractGameType
  /** The part of these figures that the holder and members without their own contract made. */
  readonly direct: Metrics
  /** The result an earlier base passes on to this one; never above zero. */
  readonly carriedIn: bigint
  readonly carriedOut: bigint
  /** The part of it that is paid on to those right below. */
  readonly children: bigint
  /** What was known and billed before. */
  readonly before: { readonly gross: bigint; readonly children: bigint }
}

export interface BaseInputs {
  readonly base: Base
  /** The merchant's rules when the base was first settled. */
  readonly rules: Rules
  readonly holders: readonly Holder[]
  readonly rows: readonly InputRow[]
  /** What was billed of this base before. */
  readonly noted: readonly Line[]
}

const NOTHING: Metrics = { turnover: 0n, loss: 0n, active: 0 }

/** Ids of members are compared as numbers. */
export const byId = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)

export function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

export const lineKey = (holder: string, gameType: string): string => `${holder} ${gameType}`

/**
 * The lines of a base: for each holder and game type the figures of the whole team, the step they reach, and the
 * amount.
 *
 * @param former the lines of the base right before, whose negative results may be carried on
 */
export function linesOf(
  { base, rules, holders, rows, noted }: BaseInputs,
  former: { readonly month: string; readonly lines: readonly Line[] } | null,
): Line[] {
  const before = new Map(noted.map((line) => [lineKey(line.holder, line.gameType), line]))
  const carried = carriedBy(rules, base, former)
  const direct = directOf(rules, holders, rows)
  const lines = new Map<string, Line>()
  const teams = new Map<string, Metrics>()
  const children = new Map<string, bigint>()
  // Lines are computed from the lowest agents up, since each needs the lines below it.
  for (const holder of bottomUp(holders)) {
    for (const gameType of direct.gameTypes) {
      const key = lineKey(holder.id, gameType)
      const own = direct.of.get(key) ?? NOTHING
      const team = plus(own, teams.get(key) ?? NOTHING)
      if (holder.payer) {
        const above = lineKey(holder.payer, gameType)
        teams.set(above, plus(team, teams.get(above) ?? NOTHING))
      }
      const terms = holder.terms.find((one) => one.gameType === gameType)
      if (!terms) continue
      const line = lineOf(rules, base, holder, terms, own, team, carried(holder, gameType))
      const billed = before.get(key)
      const paidOn = children.get(key) ?? 0n
      const known = { gross: billed?.gross ?? 0n, children: billed?.children ?? 0n }
      lines.set(key, { ...line, children: paidOn, before: known })
      if (holder.payer) add(children, lineKey(holder.payer, gameType), line.gross)
    }
  }
  return [...lines.values()].sort(inOrder)
}

function lineOf(
  { kind, carry }: Rules,
  base: Base,
  { id, payer }: Holder,
  { contract, gameType, tiers }: Terms,
  direct: Metrics,
  team: Metrics,
  carriedIn: bigint,
): Omit<Line, 'children' | 'before'> {
  const balance = team.loss + carriedIn
  const left = carry === 'none' ? 0n : carry === 'previous' ? team.loss : balance
  return {
    base: base.key,
    holder: id,
    payer,
    contract,
    gameType,
    ...team,
    direct,
    carriedIn,
    carriedOut: kind === 'dividend' && left < 0n ? left : 0n,
    ...grossOf(kind, tiers, { ...team, loss: balance }),
  }
}

/**
 * The result that the base before passes on to a holder. It belongs to the payer of that base, so nothing is passed on
 * where another one pays now.
 */
function carriedBy({ kind, carry }: Rules, { month }: Base, former: Parameters<typeof linesOf>[1]) {
  const isCarried = kind === 'dividend' && carry !== 'none' && former && (carry !== 'month' || former.month === month)
  const lines = new Map(isCarried ? former.lines.map((line) => [lineKey(line.holder, line.gameType), line]) : [])
  return ({ id, payer }: Holder, gameType: string) => {
    const line = lines.get(lineKey(id, gameType))
    return line && line.payer === payer ? line.carriedOut : 0n
  }
}

/** The figures of each holder and those below without their own contract, by game type. */
function directOf({ activeMinor }: Rules, holders: readonly Holder[], rows: readonly InputRow[]) {
  const gameTypes = [...new Set(holders.flatMap(({ terms }) => terms.map((one) => one.gameType)))].sort()
  const known = new Set(holders.map(({ id }) => id))
  const of = new Map<string, Metrics>()
  const stakes = new Map<string, bigint>()
  for (const row of rows) {
    if (!known.has(row.leaderId)) continue
    for (const gameType of gameTypes) {
      if (gameType !== 'CONS' && gameType !== row.gameType) continue
      const key = lineKey(row.leaderId, gameType)
      const loss = row.stakeMinor - row.winMinor - row.givenMinor
      const member = lineKey(row.memberId, gameType)
      const before = stakes.get(member) ?? 0n
      const after = before + row.stakeMinor
      stakes.set(member, after)
      const active = Number(isActive(after, activeMinor)) - Number(isActive(before, activeMinor))
      of.set(key, plus(of.get(key) ?? NOTHING, { turnover: row.stakeMinor, loss, active }))
    }
  }
  return { gameTypes, of }
}

const isActive = (stake: bigint, least: bigint) => stake > 0n && stake >= least

/** Holders in an order in which each comes after all whom it pays. */
function bottomUp(holders: readonly Holder[]): readonly Holder[] {
  const below = new Map<string | null, Holder[]>()
  for (const holder of holders) push(below, holder.payer, holder)
  const order: Holder[] = []
  for (let level = below.get(null) ?? []; level.length > 0; ) {
    order.push(...level)
    level = level.flatMap(({ id }) => below.get(id) ?? [])
  }
  return order.reverse()
}

const plus = (a: Metrics, b: Metrics): Metrics => ({
  turnover: a.turnover + b.turnover,
  loss: a.loss + b.loss,
  active: a.active + b.active,
})

const add = (sums: Map<string, bigint>, key: string, amount: bigint) => sums.set(key, (sums.get(key) ?? 0n) + amount)

/** The fixed order of lines, in which they are hashed. */
function inOrder(a: Line, b: Line): number {
  return byId(a.holder, b.holder) || (a.gameType < b.gameType ? -1 : 1)
}
