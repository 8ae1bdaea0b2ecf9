import type { ContractKind } from '@livery/contract/agent/contract-words'
import type { InForce } from '../holders.ts'
import type { Rules, Terms, Tier } from '../plan.ts'
import type { ReferenceBet, ReferenceGift } from './reference.ts'

/** A random generator whose draws depend on its seed only. */
export function drawsOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    between: (least: number, most: number) => least + below(most - least + 1),
    of: <Value>(values: readonly Value[]): Value => values[below(values.length)]!,
    chance: (share: number) => next() < share,
  }
}
type Draws = ReturnType<typeof drawsOf>

/** A contract with the span for which it was agreed. */
export interface Agreed extends InForce {
  readonly since: number
  readonly until: number | null
}

export interface World {
  readonly kind: ContractKind
  readonly rules: Rules
  /** What the merchant states after `laterSince`. */
  readonly laterRules: Rules
  readonly laterTerms: readonly Terms[]
  readonly laterSince: number
  /** Spans during which the merchant has the kind switched off. */
  readonly off: readonly { readonly from: number; readonly to: number }[]
  readonly timeZone: string
  readonly start: Date
  readonly lengthMs: number
  readonly members: readonly string[]
  readonly tops: readonly string[]
  readonly topTerms: readonly Terms[]
  readonly agreed: readonly Agreed[]
  /** The agent above each member from a moment on, in order; a member is in no team before the first. */
  readonly places: readonly { readonly member: string; readonly upline: string | null; readonly since: number }[]
  readonly bets: readonly ReferenceBet[]
  readonly gifts: readonly ReferenceGift[]
  readonly wallet: ReadonlyMap<string, bigint>
}

const ZONES = [
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Asia/Manila',
  'America/Santiago',
]
/** Days around clock changes of several time zones, and others. */
const STARTS = [
  '2026-03-05',
  '2026-03-26',
  '2026-04-02',
  '2026-09-03',
  '2026-10-01',
  '2026-10-22',
  '2026-10-29',
  '2026-06-10',
  '2026-02-26',
]
const TYPES = ['RNG', 'SPORTS', 'LIVE'] as const
const HOUR = 3_600_000
const DAY = 24 * HOUR

const SPAN: Readonly<Record<ContractKind, number>> = {
  dividend: 50 * DAY,
  daily: 7 * DAY,
  hourly: 30 * HOUR,
  realtime: 3 * DAY,
}

/** A team with contracts, bets and gifts, some of them late, taken back, changed or ended. */
export function worldOf(seed: number): World {
  const draws = drawsOf(seed)
  const kind = (['dividend', 'daily', 'hourly', 'realtime'] as const)[seed % 4]!
  const start = new Date(Date.parse(`${draws.of(STARTS)}T00:00:00Z`) + draws.below(24) * HOUR)
  const lengthMs = SPAN[kind]
  // The smallest unit of currencies with 0, 2 and 3 decimals.
  const unit = draws.of([1n, 100n, 1000n])
  const members = Array.from({ length: draws.between(4, 13) }, (_, index) => String(index + 8))
  const tops = members.slice(0, draws.chance(0.3) ? 2 : 1)
  const anyTime = () => start.getTime() + draws.below(lengthMs)
  const places: World['places'][number][] = []
  for (const [index, member] of members.entries()) {
    const isTop = tops.includes(member)
    const upline = () => (isTop ? null : members[draws.below(index)]!)
    places.push({ member, upline: upline(), since: draws.chance(0.85) || isTop ? 0 : anyTime() })
    // Members move only below one with a lower number, so that no circle can arise.
    if (!isTop && draws.chance(0.12)) places.push({ member, upline: upline(), since: anyTime() })
  }
  places.sort((a, b) => a.since - b.since)
  const types = draws.chance(0.7)
    ? (['CONS'] as const)
    : draws.chance(0.5)
      ? (['RNG'] as const)
      : (['CONS', 'SPORTS'] as const)
  const termsOf = () =>
    types.map((gameType) => ({
      contract: `top ${gameType}`,
      gameType,
      tiers: tiersOf(draws, kind, unit, 600_000),
    }))
  const topTerms = termsOf()
  const offFrom = anyTime()
  return {
    kind,
    rules: rulesOf(draws, kind, unit),
    laterRules: rulesOf(draws, kind, unit),
    laterTerms: termsOf(),
    off: draws.chance(0.3) ? [{ from: offFrom, to: offFrom + draws.below(Math.floor(lengthMs / 2)) }] : [],
    laterSince: draws.chance(0.3) ? anyTime() : Number.POSITIVE_INFINITY,
    timeZone: draws.of(ZONES),
    start,
    lengthMs,
    members,
    tops,
    topTerms,
    agreed: agreedOf(draws, kind, unit, topTerms, places, start.getTime(), lengthMs),
    places,
    bets: Array.from({ length: draws.between(10, 60) }, () => betOf(draws, members, unit, start.getTime(), lengthMs)),
    gifts: Array.from({ length: draws.below(6) }, () => ({
      member: draws.of(members),
      at: anyTime(),
      amount: (BigInt(draws.below(2_000)) * unit) / 100n,
    })),
    wallet: new Map(
      members.map((member) => [member, (BigInt(draws.of([0, 0, draws.below(5_000), 1_000_000])) * unit) / 100n]),
    ),
  }
}

function rulesOf(draws: Draws, kind: ContractKind, unit: bigint): Rules {
  return {
    kind,
    carry: draws.of(['none', 'always', 'previous', 'month']),
    activeMinor: draws.of([0n, 10n * unit, 60n * unit]),
  }
}

function agreedOf(
  draws: Draws,
  kind: ContractKind,
  unit: bigint,
  topTerms: readonly Terms[],
  places: World['places'],
  start: number,
  lengthMs: number,
) {
  const agreed: Agreed[] = []
  for (const { member, upline, since } of places) {
    if (upline === null || !draws.chance(0.7)) continue
    for (const { gameType } of topTerms) {
      if (draws.chance(0.15)) continue
      const begins = draws.chance(0.75) ? Math.max(0, since) : start + draws.below(lengthMs)
      const changes = draws.chance(0.25) ? begins + draws.below(lengthMs) : null
      const ends = draws.chance(0.15) ? (changes ?? begins) + draws.below(lengthMs) : null
      const one = (number: number, from: number, until: number | null): Agreed => ({
        contract: `${member} ${upline} ${gameType} ${number}`,
        holder: member,
        payer: upline,
        gameType,
        tiers: tiersOf(draws, kind, unit, 400_000),
        since: from,
        until,
      })
      agreed.push(one(1, begins, changes ?? ends))
      if (changes !== null) agreed.push(one(2, changes, ends))
    }
  }
  return agreed
}

function tiersOf(draws: Draws, kind: ContractKind, unit: bigint, most: number): Tier[] {
  const isFixed = kind !== 'dividend' && draws.chance(0.2)
  return Array.from({ length: draws.between(1, 4) }, (_, index) => ({
    turnoverMinor: BigInt(index * draws.below(400)) * unit,
    lossMinor: draws.chance(0.6) ? 0n : BigInt(index * draws.below(60)) * unit,
    active: draws.chance(0.5) ? 0 : index,
    pay: isFixed
      ? { fixedMinor: BigInt(draws.between(1, 40) * (index + 1)) * unit }
      : { rate: BigInt(Math.floor((draws.between(1, most) * (index + 1)) / 4)) },
  }))
}

function betOf(draws: Draws, members: readonly string[], unit: bigint, start: number, lengthMs: number): ReferenceBet {
  const opened = start + draws.below(lengthMs)
  const known = draws.chance(0.85) ? opened : opened + draws.below(Math.floor(lengthMs / 2))
  const won = known + (draws.chance(0.8) ? draws.below(HOUR) : draws.below(Math.floor(lengthMs / 2)))
  const stake = (BigInt(draws.between(1, 30_000)) * unit) / 100n + 1n
  return {
    member: draws.of(members),
    type: draws.of(TYPES),
    opened,
    known,
    won,
    voided: draws.chance(0.1) ? won + draws.below(Math.floor(lengthMs / 2)) : null,
    stake,
    win: draws.chance(0.45) ? (stake * BigInt(draws.below(300))) / 100n : 0n,
  }
}
