import { turnoverNeeded } from '@livery/contract/rewards/deposit-bonus'
import type { Merchant } from '@livery/merchant/merchant'
import type { Sql } from '../../../platform/database/sql.ts'
import { type JudgedMember, readMembers } from '../judging/members.ts'
import { prizeOf } from '../places/prizes.ts'
import type { Programme } from '../rules/compiled.ts'
import { type Fact, factOf, fixedSize, judge, judgedAt } from '../rules/judge.ts'
import { localMoment, periodName } from '../rules/moments.ts'
import { isKnown, pastFacts } from './past-facts.ts'

/** What a programme would have given to one member. */
interface Gift {
  readonly memberId: string
  readonly atMs: number
  readonly amountMinor: bigint
  readonly turnoverMinor: bigint
}

export interface Trial {
  readonly facts: number
  /** Members with a fact that the programme uses. */
  readonly members: number
  /** Members who would have got something. */
  readonly reached: number
  readonly rewards: number
  readonly costMinor: bigint
  readonly largestMinor: bigint
  /** The total that would have had to be staked. */
  readonly turnoverMinor: bigint
  /** The number of facts that would have given nothing, by reason. */
  readonly refused: ReadonlyMap<string, number>
  /** The first moment at which the budget was too small; null where it was always enough. */
  readonly shortAt: Date | null
}

interface Sum {
  readonly memberId: string
  readonly period: string
  value: bigint
  reachedMs: number
}

/**
 * Computes what a programme would have given for the facts between two moments. Facts are judged in their present
 * state, as if the programme had run all the time and everybody had joined, applied and chosen it with every deposit.
 * Levels, languages and addresses are those of today. Writes nothing. Null for a programme whose facts are not stored,
 * such as codes.
 */
export async function tryProgramme(
  sql: Sql,
  merchant: Merchant,
  programme: Programme,
  from: Date,
  to: Date,
): Promise<Trial | null> {
  if (!isKnown(factOf(programme))) return null
  const always = { ...programme, fromMs: Number.NEGATIVE_INFINITY, untilMs: Number.POSITIVE_INFINITY }
  const members = new Map<string, JudgedMember>()
  const sums = new Map<string, Sum>()
  const gifts = new Map<string, Gift>()
  const refused = new Map<string, number>()
  const met = new Set<string>()
  let count = 0
  for await (const facts of pastFacts(sql, merchant, factOf(programme), from, to)) {
    const unknown = [...new Set(facts.map(({ memberId }) => memberId))].filter((id) => !members.has(id))
    for (const [id, member] of await readMembers(sql, merchant.id, unknown)) members.set(id, member)
    for (const fact of facts) {
      const member = members.get(fact.memberId)
      if (!member) continue
      count += 1
      met.add(fact.memberId)
      const joinedMs = new Map([[programme.id, Number.NEGATIVE_INFINITY]])
      const local = localMoment(judgedAt(always, fact), merchant.timeZone)
      const judgement = judge(always, asChosen(fact, programme), { ...member, joinedMs }, local)
      if (judgement.outcome === 'refused') refused.set(judgement.reason, (refused.get(judgement.reason) ?? 0) + 1)
      else if (judgement.outcome === 'given') give(gifts, fact, judgement.period, judgement)
      else if (rise(sums, fact, judgement.period, judgement.count, programme.target)) {
        const size = fixedSize(programme, member.level)
        if (size) give(gifts, fact, judgement.period, size)
      }
    }
  }
  if (programme.on === 'place') for (const [key, gift] of prizes(programme, [...sums.values()])) gifts.set(key, gift)
  return { facts: count, members: met.size, ...spend(merchant, programme, members, [...gifts.values()], refused) }
}

/** A bonus to choose is judged as if it had been chosen. */
function asChosen(fact: Fact, { id, stated }: Programme): Fact {
  if (fact.kind !== 'deposit' || !stated.trigger.chosen) return fact
  return { ...fact, deposit: { ...fact.deposit, chosen: id } }
}

function give(
  gifts: Map<string, Gift>,
  { memberId, atMs }: Fact,
  period: string,
  { amountMinor, turnoverMinor }: Pick<Gift, 'amountMinor' | 'turnoverMinor'>,
): void {
  const key = `${memberId} ${period}`
  // Once for each period, as with rewards.
  if (!gifts.has(key)) gifts.set(key, { memberId, atMs, amountMinor, turnoverMinor })
}

/** Adds to a member's sum; true where it reaches the target. */
function rise(
  sums: Map<string, Sum>,
  { memberId, atMs }: Fact,
  period: string,
  value: bigint,
  target: bigint | null,
): boolean {
  const key = `${memberId} ${period}`
  const sum = sums.get(key) ?? { memberId, period, value: 0n, reachedMs: atMs }
  const before = sum.value
  sum.value += value
  if (value > 0n) sum.reachedMs = atMs
  sums.set(key, sum)
  return target !== null && before < target && sum.value >= target
}

/** The prizes of each period's places; of equal sums the earlier is first. */
function prizes(programme: Programme, sums: readonly Sum[]): readonly (readonly [string, Gift])[] {
  const periods = Map.groupBy(
    sums.filter(({ value }) => value > 0n),
    ({ period }) => period,
  )
  return [...periods].flatMap(([period, ofPeriod]) =>
    ofPeriod
      .toSorted((one, other) => Number(other.value - one.value) || one.reachedMs - other.reachedMs)
      .flatMap(({ memberId, reachedMs }, index): [string, Gift][] => {
        const amountMinor = prizeOf(programme, index + 1)
        if (amountMinor === null) return []
        const turnoverMinor = turnoverNeeded(amountMinor, programme.turnoverTimes)
        return [[`${memberId} ${period}`, { memberId, atMs: reachedMs, amountMinor, turnoverMinor }]]
      }),
  )
}

/**
 * Gives rewards in the order of time, within the budget, and only to one member of each address or device where the
 * rule says so.
 */
function spend(
  { timeZone }: Merchant,
  { budget, stated }: Programme,
  members: ReadonlyMap<string, JudgedMember>,
  gifts: readonly Gift[],
  refused: Map<string, number>,
): Omit<Trial, 'facts' | 'members'> {
  const given = new Map<string, bigint>()
  const owners = new Map<string, string>()
  const once = stated.conditions?.once ?? []
  const paid: Gift[] = []
  let largest = 0n
  let shortAt: Date | null = null
  const refuse = (reason: string) => refused.set(reason, (refused.get(reason) ?? 0) + 1)
  for (const gift of gifts.toSorted((one, other) => one.atMs - other.atMs)) {
    const { address = null, device = null } = members.get(gift.memberId) ?? {}
    const places = { address, device: address === null || device === null ? null : `${address} ${device}` }
    const taken = once.find((of) => {
      const owner = places[of] === null ? undefined : owners.get(`${of} ${places[of]}`)
      return owner !== undefined && owner !== gift.memberId
    })
    if (taken) {
      refuse(taken)
      continue
    }
    const period = budget.per === 'ever' ? 'ever' : periodName(budget.per, localMoment(gift.atMs, timeZone), '')
    const sum = (given.get(period) ?? 0n) + gift.amountMinor
    if (sum > budget.amount) {
      shortAt ??= new Date(gift.atMs)
      refuse('budget')
      continue
    }
    given.set(period, sum)
    for (const of of once) if (places[of] !== null) owners.set(`${of} ${places[of]}`, gift.memberId)
    paid.push(gift)
    if (gift.amountMinor > largest) largest = gift.amountMinor
  }
  return {
    reached: new Set(paid.map(({ memberId }) => memberId)).size,
    rewards: paid.length,
    costMinor: paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
    largestMinor: largest,
    turnoverMinor: paid.reduce((sum, { turnoverMinor }) => sum + turnoverMinor, 0n),
    refused,
    shortAt,
  }
}
