import { depositBonus, turnoverNeeded } from '@livery/contract/rewards/deposit-bonus'
import type { Programme } from './compiled.ts'
import { isWithin, type LocalMoment, periodName } from './moments.ts'
import { bonusTerms } from './terms.ts'

/** The part of a round that programmes use. */
export interface RoundInputs {
  readonly vendor: string
  readonly gameType: string
  /** Such as PG/mahjong-ways. */
  readonly game: string
  readonly betMinor: bigint
  readonly winMinor: bigint
  /** The stake by the merchant's weights. */
  readonly turnoverMinor: bigint
}

/** The part of a deposit that programmes use. */
export interface DepositInputs {
  readonly method: string
  /** The credited amount that is still the member's. */
  readonly creditedMinor: bigint
  /** The number of this deposit among the member's, the first being 1. */
  readonly number: number
  /** Its number among those of its day. */
  readonly numberOfDay: number
  /** When it was begun: the terms of that moment apply. */
  readonly startedMs: number
  /** The programme that was chosen with it. */
  readonly chosen: string | null
}

/** The part of an invitation that programmes use. */
export interface ReferralInputs {
  readonly friend: string
  /** The number of invitations between the fact's member and the friend; 0 where the member is the friend. */
  readonly tier: number
  /** The friend's deposits and stakes since the invitation, as they stand now. */
  readonly depositMinor: bigint
  readonly turnoverMinor: bigint
  /** Why the invitation gives nothing; null where it counts. */
  readonly refused: string | null
}

export type Fact = { readonly key: string; readonly atMs: number; readonly memberId: string } & (
  | { readonly kind: 'round'; readonly round: RoundInputs }
  | { readonly kind: 'deposit'; readonly deposit: DepositInputs }
  | { readonly kind: 'referral'; readonly referral: ReferralInputs }
  | { readonly kind: 'signUp' | 'signIn' }
  | { readonly kind: 'code'; readonly code: string }
  /** A level is undone when the rounds or deposits it was based on were taken back. */
  | { readonly kind: 'level'; readonly level: number; readonly isUndone?: boolean }
)
export type FactKind = Fact['kind']

/** The part of a member that programmes use. */
export interface Judged {
  readonly level: number
  readonly createdMs: number
  readonly language: string | null
  /** When the member joined each programme. */
  readonly joinedMs: ReadonlyMap<string, number>
}

/** Why a programme gives nothing for a fact; each has a sentence for the member (`rewards:why.*`). */
export type Refusal =
  | 'early'
  | 'late'
  | 'hours'
  | 'notJoined'
  | 'level'
  | 'notNew'
  | 'language'
  | 'game'
  | 'small'
  | 'method'
  | 'number'
  | 'notChosen'
  | 'code'
  | 'undone'
  | 'multiple'
  | 'household'
  | 'tier'
  | 'friend'

/** A programme's judgement of a fact. */
export type Judgement =
  | { readonly outcome: 'refused'; readonly reason: Refusal }
  /** Added to the sum of a period. */
  | { readonly outcome: 'counted'; readonly period: string; readonly count: bigint }
  /** Entitles to a reward. */
  | { readonly outcome: 'given'; readonly period: string; readonly amountMinor: bigint; readonly turnoverMinor: bigint }

/** The kind of fact that each trigger uses. */
const FACT_OF: Readonly<Record<Programme['on'], FactKind>> = {
  deposit: 'deposit',
  signUp: 'signUp',
  signIn: 'signIn',
  turnover: 'round',
  rounds: 'round',
  winMultiple: 'round',
  place: 'round',
  code: 'code',
  level: 'level',
  referral: 'referral',
}

export const factOf = ({ on }: Pick<Programme, 'on'>): FactKind => FACT_OF[on]

/** The moment whose terms apply: for a chosen bonus the beginning of the deposit. */
export function judgedAt({ stated }: Programme, fact: Fact): number {
  return fact.kind === 'deposit' && stated.trigger.chosen ? fact.deposit.startedMs : fact.atMs
}

/** Judges a fact by a programme. Pure: the same fact and rule always give the same judgement. */
export function judge(programme: Programme, fact: Fact, member: Judged, local: LocalMoment): Judgement {
  const refusal = refusalOf(programme, fact, member, local)
  if (refusal) return { outcome: 'refused', reason: refusal }
  const period = periodName(programme.period, local, fact.key)
  if (fact.kind === 'round') return { outcome: 'counted', period, count: counted(programme, fact.round) }
  if (fact.kind === 'referral' && programme.target !== null) return { outcome: 'counted', period, count: 1n }
  const size = sizeOf(programme, fact, member)
  return size ? { outcome: 'given', period, ...size } : { outcome: 'refused', reason: 'small' }
}

function refusalOf(programme: Programme, fact: Fact, member: Judged, local: LocalMoment): Refusal | null {
  const { stated, windows, openHours, languages } = programme
  const { levelFrom = 0, levelTo = 100, newForDays } = stated.conditions ?? {}
  const atMs = judgedAt(programme, fact)
  if (atMs < programme.fromMs) return 'early'
  if (atMs >= programme.untilMs) return 'late'
  if (windows && !windows.some((window) => isWithin(window, local.minuteOfWeek))) return 'hours'
  if (openHours && !isWithin(openHours, local.minuteOfWeek)) return 'hours'
  if (stated.join === 'join' && !((member.joinedMs.get(programme.id) ?? Number.POSITIVE_INFINITY) <= atMs)) {
    return 'notJoined'
  }
  if (member.level < levelFrom || member.level > levelTo) return 'level'
  if (newForDays !== undefined && atMs - member.createdMs > newForDays * 86_400_000) return 'notNew'
  if (languages && !(member.language !== null && languages.has(member.language))) return 'language'
  switch (fact.kind) {
    case 'round':
      return refusalOfRound(programme, fact.round)
    case 'deposit':
      return refusalOfDeposit(programme, fact.deposit)
    case 'code':
      return stated.trigger.codes?.some((code) => code.toLowerCase() === fact.code) ? null : 'code'
    case 'referral':
      return refusalOfReferral(programme, fact.referral)
    case 'level':
      if (fact.level !== stated.trigger.level) return 'level'
      return fact.isUndone ? 'undone' : null
    default:
      return null
  }
}

function refusalOfRound(programme: Programme, round: RoundInputs): Refusal | null {
  const { vendors, gameTypes, games, on, stated } = programme
  if (vendors && !vendors.has(round.vendor)) return 'game'
  if (gameTypes && !gameTypes.has(round.gameType)) return 'game'
  if (games && !games.has(round.game)) return 'game'
  if (round.betMinor === 0n) return 'undone'
  if (on === 'winMultiple' && round.winMinor < round.betMinor * BigInt(stated.trigger.times ?? 1)) return 'multiple'
  return null
}

function refusalOfDeposit(programme: Programme, deposit: DepositInputs): Refusal | null {
  const { which = 'any', nth, chosen } = programme.stated.trigger
  if (deposit.creditedMinor === 0n) return 'undone'
  if (chosen && deposit.chosen !== programme.id) return 'notChosen'
  if (which === 'first' && deposit.number !== 1) return 'number'
  if (which === 'nth' && deposit.number !== nth) return 'number'
  if (which === 'daily' && deposit.numberOfDay !== 1) return 'number'
  if (programme.methods && !programme.methods.has(deposit.method)) return 'method'
  return deposit.creditedMinor < programme.minDepositMinor ? 'small' : null
}

function refusalOfReferral({ stated, friend }: Programme, referral: ReferralInputs): Refusal | null {
  if (referral.tier !== (stated.trigger.tier ?? 1)) return 'tier'
  if (referral.refused !== null) return 'household'
  const isEnough = referral.depositMinor >= friend.depositMinor && referral.turnoverMinor >= friend.turnoverMinor
  return isEnough ? null : 'friend'
}

function counted({ on, stated }: Programme, { turnoverMinor }: RoundInputs): bigint {
  const isOfStakes = on === 'turnover' || stated.trigger.metric === 'turnover'
  return isOfStakes ? turnoverMinor : 1n
}

/** The size of a fact's reward, and the amount to stake for it. */
function sizeOf(programme: Programme, fact: Fact, member: Judged) {
  if (fact.kind === 'deposit') {
    const bonus = depositBonus(bonusTerms(programme, member.level), fact.deposit.creditedMinor)
    return bonus && { amountMinor: bonus.bonusMinor, turnoverMinor: bonus.turnoverMinor }
  }
  return fixedSize(programme, member.level)
}

/**
 * The size of a reward that depends on no deposit: the amount, or that of the member's level. Null where there is none.
 */
export function fixedSize(programme: Programme, level: number) {
  const amountMinor = levelAmount(programme, level)
  if (amountMinor === null) return null
  return { amountMinor, turnoverMinor: turnoverNeeded(amountMinor, programme.turnoverTimes) }
}

export function levelAmount({ fixedMinor, byLevel }: Programme, level: number): bigint | null {
  return fixedMinor ?? byLevel.find(([from]) => level >= from)?.[1] ?? null
}
