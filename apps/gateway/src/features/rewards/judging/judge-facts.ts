import type { Merchant } from '@livery/merchant/merchant'
import { takeRewardBack } from '../../../ledger/rewards/rewards.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { type Programme, programmesOf } from '../rules/compiled.ts'
import { type Fact, factOf, fixedSize, judge, judgedAt } from '../rules/judge.ts'
import { localMoment } from '../rules/moments.ts'
import { type Decision, factId, inputsOf, keepDecisions, readDecisions } from './decisions.ts'
import type { DueFact } from './due-facts.ts'
import { readFacts } from './facts.ts'
import { type Gift, issueGift } from './issue.ts'
import { type JudgedMember, readMembers } from './members.ts'
import { type Move, moveProgress } from './progress.ts'
import { type GivenReward, givenFor, rewardOfDeposit, rewardsOf } from './rewards-of.ts'
import type { ReadRounds } from './settled-rounds.ts'

/** A fact under judgement, with the earlier and the new decisions. */
interface Case {
  readonly fact: Fact
  readonly member: JudgedMember
  readonly before: readonly Decision[] | undefined
  readonly decisions: Decision[]
}

/** Members with any change. */
export interface Judged {
  /** Members whose rewards were given or taken back. */
  readonly touched: ReadonlySet<string>
  /** Members whose sums moved, towards a target or a place. */
  readonly advanced: ReadonlySet<string>
}

/**
 * Judges facts by the merchant's programmes, in the caller's transaction. Each fact counts once for each programme. A
 * fact that has changed is judged again by the programmes that judged it, and its rewards and counts move by the
 * difference.
 */
export async function judgeFacts(
  sql: Sql,
  merchant: Merchant,
  due: readonly DueFact[],
  nowMs: number,
  readRounds?: ReadRounds,
): Promise<Judged> {
  const programmes = programmesOf(merchant)
  const facts = await readFacts(sql, merchant, due, readRounds)
  const members = await readMembers(sql, merchant.id, [...new Set(facts.map(({ memberId }) => memberId))])
  const before = await readDecisions(sql, merchant.id, facts)
  const cases = facts.flatMap((fact): Case[] => {
    const member = members.get(fact.memberId)
    return member ? [{ fact, member, before: before.get(factId(fact)), decisions: [] }] : []
  })
  const moves = new Map<string, Move>()
  const touched = new Set<string>()
  for (const one of cases) {
    for (const programme of programmesFor(one, programmes)) {
      await decide(sql, merchant, one, programme, moves, touched, nowMs)
    }
    keepDecisionsOfRemovedProgrammes(one, programmes)
  }
  const advanced = await reachTargets(sql, merchant, cases, [...moves.values()], touched, nowMs)
  await keepDecisions(sql, merchant.id, cases)
  return { touched, advanced }
}

/** A new fact is judged by every programme of its kind; a known fact only by those that judged it before. */
function programmesFor({ fact, before }: Case, programmes: readonly Programme[]): readonly Programme[] {
  const ofKind = programmes.filter((programme) => factOf(programme) === fact.kind)
  if (!before) return ofKind
  const judged = new Set(before.map(({ programme }) => programme))
  return ofKind.filter(({ id }) => judged.has(id))
}

/** Decisions of programmes that no longer exist stay unchanged. */
function keepDecisionsOfRemovedProgrammes({ before = [], decisions }: Case, programmes: readonly Programme[]): void {
  const present = new Set(programmes.map(({ id }) => id))
  decisions.push(...before.filter(({ programme }) => !present.has(programme)))
}

async function decide(
  sql: Sql,
  merchant: Merchant,
  { fact, member, before, decisions }: Case,
  programme: Programme,
  moves: Map<string, Move>,
  touched: Set<string>,
  nowMs: number,
): Promise<void> {
  const judgement = judge(programme, fact, member, localMoment(judgedAt(programme, fact), merchant.timeZone))
  const earlier = before?.find(({ programme: id }) => id === programme.id)
  const base = { programme: programme.id, version: programme.version }
  const was = earlier?.outcome === 'counted' ? earlier : undefined
  if (was?.period !== undefined) move(moves, fact, programme.id, was.period, -BigInt(was.count ?? '0'))
  if (judgement.outcome === 'counted') {
    move(moves, fact, programme.id, judgement.period, judgement.count)
    decisions.push({ ...base, outcome: 'counted', period: judgement.period, count: String(judgement.count) })
    return
  }
  if (judgement.outcome === 'refused') {
    const mayBeAppliedFor = earlier?.reason === 'notApplied' || judgement.reason === 'undone'
    if (earlier?.outcome === 'given' || (programme.stated.join === 'apply' && mayBeAppliedFor)) {
      const given = await givenFor(sql, merchant.id, fact, programme.id)
      if (given && (await takeRewardBack(sql, merchant.id, given.id, 'undone')) !== 'NOTHING')
        touched.add(fact.memberId)
    }
    decisions.push({ ...base, outcome: 'refused', reason: judgement.reason })
    return
  }
  const { period, amountMinor, turnoverMinor } = judgement
  const unbacked = earlier && (await unbackedReward(sql, merchant.id, fact, programme.id, amountMinor))
  if (unbacked) {
    if ((await takeRewardBack(sql, merchant.id, unbacked.id, 'undone')) !== 'NOTHING') touched.add(fact.memberId)
    decisions.push({ ...base, outcome: 'refused', reason: 'undone' })
    return
  }
  if (programme.stated.join === 'apply') {
    decisions.push({ ...base, outcome: 'refused', reason: 'notApplied', period })
    return
  }
  const gift = { amountMinor, turnoverMinor, memberId: fact.memberId, programme, source: period }
  decisions.push(await give(sql, merchant, { ...gift, ...factOfGift(fact) }, member, touched, nowMs))
}

/**
 * The reward of a deposit of which so much was taken back that what is left would not have brought it. It goes whole,
 * as with a deposit that was undone, and comes back with the money.
 */
async function unbackedReward(
  sql: Sql,
  merchantId: string,
  fact: Fact,
  programmeId: string,
  amountMinor: bigint,
): Promise<GivenReward | null> {
  if (fact.kind !== 'deposit') return null
  const reward = await rewardOfDeposit(sql, merchantId, fact, programmeId)
  if (!reward) return null
  const isLess = fact.deposit.creditedMinor < (reward.creditedMinor ?? 0n)
  return isLess && amountMinor < reward.amountMinor ? reward : null
}

const factOfGift = (fact: Fact) => ({
  factKind: fact.kind,
  factKey: fact.key,
  atMs: fact.atMs,
  inputs: inputsOf(fact),
})

/** Gives a reward, and records the outcome as a decision. */
async function give(
  sql: Sql,
  merchant: Merchant,
  gift: Gift,
  member: JudgedMember,
  touched: Set<string>,
  nowMs: number,
): Promise<Decision> {
  const base = { programme: gift.programme.id, version: gift.programme.version, period: gift.source }
  const issued = await issueGift(sql, merchant, gift, member, nowMs)
  if (issued === 'OK') {
    touched.add(gift.memberId)
    return { ...base, outcome: 'given' }
  }
  if (issued === 'ALREADY') {
    const given = await givenFor(
      sql,
      merchant.id,
      { memberId: gift.memberId, kind: gift.factKind, key: gift.factKey },
      gift.programme.id,
    )
    return given ? { ...base, outcome: 'given' } : { ...base, outcome: 'refused', reason: 'already' }
  }
  return { ...base, outcome: 'refused', reason: issued.toLowerCase() }
}

function move(
  moves: Map<string, Move>,
  { memberId, atMs }: Fact,
  programmeId: string,
  period: string,
  count: bigint,
): void {
  const key = `${memberId} ${programmeId} ${period}`
  const own = moves.get(key) ?? { memberId, programmeId, period, count: 0n, atMs: 0 }
  own.count += count
  if (count > 0n) own.atMs = Math.max(own.atMs, atMs)
  moves.set(key, own)
}

/**
 * Rewards sums that reached their target, and takes the reward of those back that fell below it.
 *
 * @returns the members whose sums moved
 */
async function reachTargets(
  sql: Sql,
  merchant: Merchant,
  cases: readonly Case[],
  moves: readonly Move[],
  touched: Set<string>,
  nowMs: number,
): Promise<ReadonlySet<string>> {
  const real = moves.filter(({ count }) => count !== 0n)
  const moved = await moveProgress(sql, merchant.id, real)
  const byId = new Map(programmesOf(merchant).map((programme) => [programme.id, programme]))
  const aimed = moved.filter(({ programmeId }) => (byId.get(programmeId)?.target ?? null) !== null)
  const given = await rewardsOf(sql, merchant.id, aimed)
  for (const sum of aimed) {
    const programme = byId.get(sum.programmeId)!
    const reward = given.get(`${sum.memberId} ${sum.programmeId} ${sum.period}`)
    const last = lastCase(cases, sum)
    if (!last) continue
    if (sum.value < programme.target!) await fall(sql, merchant.id, sum.memberId, reward, touched)
    else if (!reward || reward.state === 'takenBack') await rise(sql, merchant, last, programme, sum, touched, nowMs)
  }
  return new Set(moved.map(({ memberId }) => memberId))
}

async function fall(
  sql: Sql,
  merchantId: string,
  memberId: string,
  reward: GivenReward | undefined,
  touched: Set<string>,
): Promise<void> {
  if (!reward) return
  await takeRewardBack(sql, merchantId, reward.id, 'undone')
  touched.add(memberId)
}

async function rise(
  sql: Sql,
  merchant: Merchant,
  { fact, member, decisions }: Case,
  programme: Programme,
  { memberId, period, value }: { memberId: string; period: string; value: bigint },
  touched: Set<string>,
  nowMs: number,
): Promise<void> {
  const size = fixedSize(programme, member.level)
  if (!size || programme.stated.join === 'apply') return
  const gift = { ...size, memberId, programme, source: period, ...factOfGift(fact) }
  const decision = await give(
    sql,
    merchant,
    { ...gift, inputs: { ...gift.inputs, sum: String(value) } },
    member,
    touched,
    nowMs,
  )
  // The fact that reached the target stays counted; a refused reward adds its reason to that decision.
  if (decision.outcome === 'refused' && decision.reason) {
    const at = decisions.findIndex((one) => one.programme === programme.id)
    if (at >= 0) decisions[at] = { ...decisions[at]!, reason: decision.reason }
  }
}

function lastCase(cases: readonly Case[], sum: { memberId: string; programmeId: string }): Case | undefined {
  return cases.findLast(
    ({ fact, decisions }) =>
      fact.memberId === sum.memberId && decisions.some(({ programme }) => programme === sum.programmeId),
  )
}
