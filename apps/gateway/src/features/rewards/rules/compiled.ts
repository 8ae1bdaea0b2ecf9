import { createHash } from 'node:crypto'
import type { ProgrammePeriod, ProgrammeTrigger, RewardKind } from '@livery/contract/rewards/words'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { canonicalJson } from '@livery/merchant/canonical-json'
import type { Merchant } from '@livery/merchant/merchant'
import { type WeekWindow, weekWindow } from './moments.ts'
import { openTimes } from './raffle-rounds.ts'

type Stated = NonNullable<Merchant['programmes']>[number]

/** A programme in the form that facts are judged by: moments in milliseconds, amounts in minor units, lists as sets. */
export interface Programme {
  readonly stated: Stated
  readonly id: string
  /** A digest of the rule; each decision is stored with it. */
  readonly version: string
  readonly on: ProgrammeTrigger
  readonly period: ProgrammePeriod
  readonly fromMs: number
  readonly untilMs: number
  readonly windows: readonly WeekWindow[] | null
  readonly vendors: ReadonlySet<string> | null
  readonly gameTypes: ReadonlySet<string> | null
  readonly games: ReadonlySet<string> | null
  readonly methods: ReadonlySet<string> | null
  readonly languages: ReadonlySet<string> | null
  readonly minDepositMinor: bigint
  /** The target of a sum; null where each fact counts alone, or places are counted. */
  readonly target: bigint | null
  /** The least a friend has to deposit and stake before the invitation counts. */
  readonly friend: { readonly depositMinor: bigint; readonly turnoverMinor: bigint }
  readonly kind: RewardKind
  readonly currency: string
  readonly exponent: number
  /** For free rounds the total stake of all of them. */
  readonly fixedMinor: bigint | null
  /** How many times it has to be staked; winnings of free rounds have their own terms. */
  readonly turnoverTimes: number
  /** For free rounds the terms that are stored with the reward for the vendor; null otherwise. */
  readonly freeRounds: FreeRoundTerms | null
  readonly byLevel: readonly (readonly [level: number, minor: bigint])[]
  readonly budget: { readonly amount: bigint; readonly per: 'ever' | 'month' | 'week' | 'day' }
  readonly expiresMs: number
  /** The raffle of a ticket; null for other rewards. */
  readonly raffle: string | null
  /** The part of each week in which that raffle is open; null where it takes place once. */
  readonly openHours: WeekWindow | null
  /** Programmes that exclude each other: a member may have one of them only. */
  readonly excludes: readonly string[]
}

/** Free rounds in the form that the SQL function `free_rounds_want` reads. */
export interface FreeRoundTerms {
  readonly vendor: string
  readonly game: string
  readonly rounds: number
  readonly stakeMinor: string
  /** How many times the winnings have to be staked, in tenths. */
  readonly turnoverTenths: number
  /** For how long they can be played. */
  readonly hours: number
}

const DEFAULT_HOURS = 720
const DEFAULT_PLAY_HOURS = 168
const HOUR_MS = 3_600_000

const compiled = new WeakMap<Merchant, readonly Programme[]>()

/** A merchant's programmes; compiled once for each release. */
export function programmesOf(merchant: Merchant): readonly Programme[] {
  const known = compiled.get(merchant)
  if (known) return known
  const stated = merchant.programmes ?? []
  const made = stated.map((one) => compile(one, merchant, stated))
  compiled.set(merchant, made)
  return made
}

/** The programmes listed with the missions and leaderboards: those with a sum. */
export const missionIds = (merchant: Merchant): readonly string[] =>
  programmesOf(merchant).flatMap(({ id, target, on }) => (target !== null || on === 'place' ? [id] : []))

function compile(stated: Stated, merchant: Merchant, all: readonly Stated[]): Programme {
  const { currency } = merchant
  const { trigger, conditions = {}, reward, budget } = stated
  const inMoney = reward.kind === 'money' || reward.kind === 'bonus' || reward.kind === 'freeRounds'
  const freeRounds = reward.kind === 'freeRounds' ? freeRoundTerms(reward, currency.exponent) : null
  const exponent = inMoney ? currency.exponent : 0
  const money = (amount: string) => toMinor(amount, currency.exponent)
  const given = (amount: string) => toMinor(amount, exponent)
  const open = openTimes(merchant, reward.raffle)
  const set = <T>(list: readonly T[] | undefined) => (list === undefined ? null : new Set<T>(list))
  return {
    stated,
    id: stated.id,
    version: createHash('sha256').update(canonicalJson(stated)).digest('hex').slice(0, 12),
    on: trigger.on,
    period: stated.period ?? 'once',
    fromMs: Math.max(open.fromMs, conditions.from === undefined ? open.fromMs : Date.parse(conditions.from)),
    untilMs: Math.min(open.untilMs, conditions.until === undefined ? open.untilMs : Date.parse(conditions.until)),
    openHours: open.hours,
    raffle: reward.raffle ?? null,
    windows: conditions.weekly?.map(weekWindow) ?? null,
    vendors: set(conditions.vendors),
    gameTypes: set<string>(conditions.gameTypes),
    games: set(conditions.games),
    methods: set(conditions.methods),
    languages: set(conditions.languages),
    minDepositMinor: conditions.minDeposit === undefined ? 0n : money(conditions.minDeposit),
    target: targetOf(trigger, money),
    friend: { depositMinor: money(trigger.deposits ?? '0'), turnoverMinor: money(trigger.turnover ?? '0') },
    kind: reward.kind,
    currency: inMoney ? currency.code : reward.kind.toUpperCase(),
    exponent,
    fixedMinor: freeRounds
      ? BigInt(freeRounds.stakeMinor) * BigInt(freeRounds.rounds)
      : reward.amount === undefined
        ? null
        : given(reward.amount),
    turnoverTimes: freeRounds ? 0 : (reward.turnoverTimes ?? 0),
    freeRounds,
    byLevel: Object.entries(reward.byLevel ?? {})
      .map(([level, amount]) => [Number(level), given(amount)] as const)
      .sort(([one], [other]) => other - one),
    budget: { amount: given(budget?.amount ?? '0'), per: budget?.per ?? 'ever' },
    expiresMs: (stated.expiresAfterHours ?? DEFAULT_HOURS) * HOUR_MS,
    excludes:
      stated.exclusive === undefined
        ? []
        : all.filter((one) => one.exclusive === stated.exclusive && one.id !== stated.id).map(({ id }) => id),
  }
}

function freeRoundTerms(
  { game = '', rounds = 0, stake = '0', winnings, turnoverTimes = 0, playHours = DEFAULT_PLAY_HOURS }: Stated['reward'],
  exponent: number,
): FreeRoundTerms {
  const [vendor = '', code = ''] = game.split('/')
  return {
    vendor,
    game: code,
    rounds,
    stakeMinor: String(toMinor(stake, exponent)),
    turnoverTenths: winnings === 'bonus' ? Math.round(turnoverTimes * 10) : 0,
    hours: playHours,
  }
}

/** A programme's amount in the form members see: for free rounds their number. */
export function shownAmount({ freeRounds, exponent }: Programme, minor: bigint): string {
  return freeRounds ? String(freeRounds.rounds) : fromMinor(minor, exponent)
}

function targetOf({ on, amount, count }: Stated['trigger'], money: (amount: string) => bigint): bigint | null {
  if (on === 'turnover') return money(amount ?? '0')
  if (on === 'rounds') return BigInt(count ?? 1)
  if (on === 'winMultiple') return BigInt(count ?? 1)
  if (on === 'referral') return count === undefined ? null : BigInt(count)
  return null
}
