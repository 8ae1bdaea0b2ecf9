import type { Merchant } from '@livery/merchant/merchant'

// The rewards that programmes should give, written from the guide and the specification alone: no code of the rules is
// imported.

type Stated = NonNullable<Merchant['programmes']>[number]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The clock of the merchant, which is the same all year. */
const ZONE_MS = 8 * HOUR_MS
const WEEK_DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

export interface ModelMember {
  readonly id: string
  readonly level: number
  readonly createdMs: number
  readonly joinedMs: ReadonlyMap<string, number>
}

/** A fact in its present state; the drawing code changes it and reports that. */
export interface ModelFact {
  readonly kind: 'round' | 'deposit' | 'signUp' | 'signIn' | 'code'
  readonly key: string
  readonly memberId: string
  readonly atMs: number
  readonly round?: { stakeMinor: bigint; readonly winMinor: bigint }
  readonly deposit?: {
    readonly amountMinor: bigint
    readonly order: number
    readonly chosen: string | null
    readonly startedMs: number
    state: 'credited' | 'undone' | 'disputed'
  }
}

/** An invitation, with the number of invitations between the two. */
export interface ModelInvitation {
  readonly ownerId: string
  readonly friendId: string
  readonly tier: number
  readonly atMs: number
}

/** Free rounds as one claim orders them from their vendor. */
interface ModelOrder {
  readonly rounds: number
  played: number
  /** Whether the reward was taken back since. */
  isOver: boolean
}

export interface Given {
  readonly memberId: string
  readonly programme: string
  readonly source: string
  fact: string
  amount: bigint
  isActive: boolean
  isClaimed: boolean
  /** Taken back because the fact was undone, and not paid back yet. */
  isOut: boolean
  /** For a reward in free rounds the order of each claim. */
  readonly orders: ModelOrder[]
}

export class RewardModel {
  readonly given = new Map<string, Given>()
  readonly programmes: readonly Stated[]
  readonly members: ReadonlyMap<string, ModelMember>
  readonly invitations: readonly ModelInvitation[]
  readonly levels: readonly bigint[]
  readonly #facts = new Map<string, ModelFact>()
  readonly #due = new Map<string, ModelFact>()
  readonly #counted = new Map<string, Map<string, bigint>>()
  readonly #gave = new Map<string, Set<string>>()

  /** @param levels the thresholds of the levels, from 1 on; none where there are no levels */
  constructor(
    programmes: readonly Stated[],
    members: ReadonlyMap<string, ModelMember>,
    invitations: readonly ModelInvitation[],
    levels: readonly bigint[],
  ) {
    this.programmes = programmes
    this.members = members
    this.invitations = invitations
    this.levels = levels
  }

  /** Adds a fact that is new or has changed. */
  note(fact: ModelFact): void {
    const id = `${fact.memberId} ${fact.kind} ${fact.key}`
    this.#facts.set(id, fact)
    this.#due.set(id, fact)
  }

  claim(memberId: string, programme: string, source: string): void {
    this.#claimed(this.given.get(`${memberId} ${programme} ${source}`)!)
  }

  /** Plays a free round of the latest order; answers the order, or null where none is left. */
  playFree(one: Given): ModelOrder | null {
    const order = one.orders.at(-1)
    if (!order || order.isOver || order.played === order.rounds) return null
    order.played += 1
    return order
  }

  /** A round that was taken back can be played again, unless its order is over. */
  unplayFree(one: Given, order: ModelOrder): void {
    if (order.isOver && order.played === order.rounds && one.isActive && one.isClaimed) order.isOver = false
    order.played -= 1
  }

  /** The part of its programme's budget that a reward uses. */
  spent({ programme, amount, isActive, isClaimed, orders }: Given): bigint {
    const { kind, stake } = this.#stated(programme).reward
    if (kind !== 'freeRounds') return isActive ? amount : 0n
    const ordered = orders.reduce((sum, { isOver, played, rounds }) => sum + (isOver ? played : rounds), 0)
    return BigInt(ordered) * minor(stake!) + (isActive && !isClaimed ? amount : 0n)
  }

  /** Judges all waiting facts, the oldest first, but undone ones before all others. */
  look(): void {
    const isUndone = ({ deposit }: ModelFact) => Number(deposit !== undefined && deposit.state !== 'credited')
    const due = [...this.#due].sort(
      ([, a], [, b]) => isUndone(b) - isUndone(a) || a.atMs - b.atMs || (a.key < b.key ? -1 : 1),
    )
    this.#due.clear()
    const before = new Map([...this.#counted].map(([sum, facts]) => [sum, total(facts)]))
    for (const [id, fact] of due) for (const programme of this.programmes) this.#judge(id, fact, programme)
    for (const [sum, facts] of this.#counted) {
      if (total(facts) === (before.get(sum) ?? 0n)) continue
      const [memberId, id, period] = sum.split(' ') as [string, string, string]
      const programme = this.#stated(id)
      this.#reach(
        programme,
        memberId,
        period,
        total(facts) >= targetOf(programme),
        fixed(programme, this.#level(memberId)),
      )
    }
    for (const programme of this.programmes) {
      if (programme.trigger.on === 'level') this.#judgeLevels(programme)
      if (programme.trigger.on === 'referral') this.#judgeFriends(programme)
    }
    for (const one of this.given.values()) {
      if (one.isActive && this.#isAuto(one.programme)) this.#claimed(one)
      one.isOut = false
    }
  }

  #claimed(one: Given): void {
    const { kind, rounds } = this.#stated(one.programme).reward
    if (kind === 'freeRounds' && !one.isClaimed) {
      const left = rounds! - one.orders.reduce((sum, { played }) => sum + played, 0)
      if (left > 0) one.orders.push({ rounds: left, played: 0, isOver: false })
    }
    one.isClaimed = true
  }

  #stated(id: string): Stated {
    return this.programmes.find((one) => one.id === id)!
  }

  #isAuto(id: string): boolean {
    const { claim, approval } = this.#stated(id)
    return claim === 'auto' && approval !== 'person'
  }

  #level(memberId: string): number {
    return this.levels.length === 0 ? this.members.get(memberId)!.level : 0
  }

  #judge(id: string, fact: ModelFact, programme: Stated): void {
    const { on } = programme.trigger
    const isOfRounds = on === 'turnover' || on === 'rounds' || on === 'winMultiple'
    if (on === 'level' || on === 'referral' || (isOfRounds ? 'round' : on) !== fact.kind) return
    const holds = this.#holds(programme, fact)
    const atMs = momentOf(programme, fact)
    const period = periodOf(programme.period ?? 'once', atMs, fact.key)
    if (isOfRounds) {
      const sum = `${fact.memberId} ${programme.id} ${period}`
      const facts = this.#counted.get(sum) ?? new Map<string, bigint>()
      this.#counted.set(sum, facts)
      facts.delete(fact.key)
      if (holds) facts.set(fact.key, on === 'turnover' ? fact.round!.stakeMinor : 1n)
      return
    }
    const gave = this.#gave.get(programme.id) ?? new Set<string>()
    this.#gave.set(programme.id, gave)
    const amount = holds ? this.#amount(programme, fact) : null
    if (amount !== null) {
      if (this.#give(programme, fact.memberId, period, id, amount)) gave.add(id)
      else if (this.given.get(`${fact.memberId} ${programme.id} ${period}`)?.fact !== id) gave.delete(id)
      return
    }
    if (gave.delete(id))
      for (const one of this.given.values())
        if (one.programme === programme.id && one.memberId === fact.memberId && one.fact === id) takeBack(one)
  }

  #amount(programme: Stated, { memberId, deposit }: ModelFact): bigint | null {
    const { percent, most } = programme.reward
    if (!deposit || percent === undefined) return fixed(programme, this.#level(memberId))
    const part = (deposit.amountMinor * BigInt(Math.round(percent * 100))) / 10_000n
    const bounded = most !== undefined && part > minor(most) ? minor(most) : part
    return bounded > 0n ? bounded : null
  }

  #holds(programme: Stated, fact: ModelFact): boolean {
    const { trigger, conditions = {}, join } = programme
    const member = this.members.get(fact.memberId)!
    const atMs = momentOf(programme, fact)
    if (conditions.from !== undefined && atMs < Date.parse(conditions.from)) return false
    if (conditions.until !== undefined && atMs >= Date.parse(conditions.until)) return false
    if (conditions.weekly && !conditions.weekly.some((part) => isInWeek(part, atMs))) return false
    if (join === 'join' && !((member.joinedMs.get(programme.id) ?? Number.POSITIVE_INFINITY) <= atMs)) return false
    const level = this.#level(fact.memberId)
    if (level < (conditions.levelFrom ?? 0) || level > (conditions.levelTo ?? 100)) return false
    if (conditions.newForDays !== undefined && atMs > member.createdMs + conditions.newForDays * DAY_MS) return false
    if (fact.round) {
      if (conditions.gameTypes && !conditions.gameTypes.includes('RNG')) return false
      if (conditions.vendors && !conditions.vendors.includes('test')) return false
      if (conditions.games && !conditions.games.includes('TEST/test-game')) return false
      const { stakeMinor, winMinor } = fact.round
      if (stakeMinor === 0n) return false
      return trigger.on !== 'winMultiple' || winMinor >= stakeMinor * BigInt(trigger.times ?? 1)
    }
    if (fact.deposit) return this.#holdsDeposit(programme, fact, fact.deposit)
    return fact.kind !== 'code' || trigger.codes!.some((code) => code.toLowerCase() === fact.key)
  }

  #holdsDeposit(
    { id, trigger, conditions = {} }: Stated,
    fact: ModelFact,
    own: NonNullable<ModelFact['deposit']>,
  ): boolean {
    if (own.state !== 'credited') return false
    if (trigger.chosen && own.chosen !== id) return false
    const earlier = [...this.#facts.values()].filter(
      ({ memberId, deposit }) =>
        memberId === fact.memberId && deposit && deposit.order < own.order && deposit.state !== 'undone',
    )
    if (trigger.which === 'first' && earlier.length > 0) return false
    if (trigger.which === 'nth' && earlier.length + 1 !== trigger.nth) return false
    if (trigger.which === 'daily' && earlier.some(({ atMs }) => dayOf(atMs) === dayOf(fact.atMs))) return false
    if (conditions.methods && !conditions.methods.includes('bank')) return false
    return conditions.minDeposit === undefined || own.amountMinor >= minor(conditions.minDeposit)
  }

  #judgeLevels(programme: Stated): void {
    for (const { id } of this.members.values()) {
      const reached = this.#staked(id) >= this.levels[programme.trigger.level! - 1]!
      this.#reach(programme, id, 'once', reached, fixed(programme, 0))
    }
  }

  #judgeFriends(programme: Stated): void {
    const { trigger, conditions = {} } = programme
    const isSum = trigger.count !== undefined
    const friends = new Map<string, bigint>()
    for (const { ownerId, friendId, tier, atMs } of this.invitations) {
      if (tier !== (trigger.tier ?? 1)) continue
      if (conditions.from !== undefined && atMs < Date.parse(conditions.from)) continue
      const isEnough =
        this.#staked(friendId) >= minor(trigger.turnover ?? '0') &&
        this.#deposited(friendId) >= minor(trigger.deposits ?? '0')
      const isBusy = [...this.#facts.values()].some(
        (fact) => fact.memberId === friendId && (fact.round || fact.deposit),
      )
      const holds = isEnough && isBusy
      const source = periodOf(programme.period ?? 'once', atMs, friendId)
      if (isSum) friends.set(`${ownerId} ${source}`, (friends.get(`${ownerId} ${source}`) ?? 0n) + (holds ? 1n : 0n))
      else this.#reach(programme, ownerId, source, holds, fixed(programme, this.#level(ownerId)))
    }
    for (const [sum, count] of friends) {
      const [ownerId, source] = sum.split(' ') as [string, string]
      this.#reach(programme, ownerId, source, count >= BigInt(trigger.count!), fixed(programme, this.#level(ownerId)))
    }
  }

  #staked(memberId: string): bigint {
    return total(this.#of(memberId, ({ round }) => round?.stakeMinor ?? 0n))
  }

  #deposited(memberId: string): bigint {
    return total(this.#of(memberId, ({ deposit }) => (deposit?.state === 'credited' ? deposit.amountMinor : 0n)))
  }

  #of(memberId: string, worth: (fact: ModelFact) => bigint): ReadonlyMap<string, bigint> {
    const own = [...this.#facts].filter(([, fact]) => fact.memberId === memberId)
    return new Map(own.map(([id, fact]) => [id, worth(fact)]))
  }

  #reach(programme: Stated, memberId: string, source: string, isReached: boolean, amount: bigint | null): void {
    const own = this.given.get(`${memberId} ${programme.id} ${source}`)
    if (!isReached) {
      if (own) takeBack(own)
    } else if (amount !== null) this.#give(programme, memberId, source, '', amount)
  }

  /** Gives a reward the member does not have. One that was taken back but not paid back yet returns as it was. */
  #give({ id: programme }: Stated, memberId: string, source: string, fact: string, amount: bigint): boolean {
    const key = `${memberId} ${programme} ${source}`
    const own = this.given.get(key)
    if (own?.isActive) return false
    if (own?.isOut) {
      Object.assign(own, { fact, isActive: true, isOut: false })
      return true
    }
    const base = { memberId, programme, source, fact, amount, orders: own?.orders ?? [] }
    this.given.set(key, { ...base, isActive: true, isClaimed: false, isOut: false })
    return true
  }
}

function takeBack(one: Given): void {
  if (!one.isActive) return
  one.isActive = false
  // Winnings of free rounds stay, and unplayed rounds are lost: nothing has to be paid back.
  one.isOut = one.isClaimed && one.orders.length === 0
  for (const order of one.orders) order.isOver = true
}

const minor = (amount: string) => BigInt(Math.round(Number(amount) * 100))
const total = (facts: ReadonlyMap<string, bigint>) => [...facts.values()].reduce((sum, one) => sum + one, 0n)

function targetOf({ trigger }: Stated): bigint {
  return trigger.on === 'turnover' ? minor(trigger.amount!) : BigInt(trigger.count!)
}

/** A fixed amount, or that of the highest level reached. */
function fixed({ reward }: Stated, level: number): bigint | null {
  if (reward.kind === 'freeRounds') return minor(reward.stake!) * BigInt(reward.rounds!)
  const inUnits = (amount: string) =>
    reward.kind === 'money' || reward.kind === 'bonus' ? minor(amount) : BigInt(amount)
  if (reward.amount !== undefined) return inUnits(reward.amount)
  const reached = Object.keys(reward.byLevel ?? {})
    .map(Number)
    .filter((from) => from <= level)
  return reached.length === 0 ? null : inUnits(reward.byLevel![String(Math.max(...reached))]!)
}

/** For a bonus chosen with a deposit, the terms at the beginning of the deposit apply. */
const momentOf = ({ trigger }: Stated, { deposit, atMs }: ModelFact) => (trigger.chosen ? deposit!.startedMs : atMs)

const dayOf = (ms: number) => new Date(ms + ZONE_MS).toISOString().slice(0, 10)
const weekDay = (ms: number) => new Date(ms + ZONE_MS).getUTCDay()

function periodOf(period: string, ms: number, key: string): string {
  if (period === 'always') return key
  if (period === 'day') return dayOf(ms)
  if (period === 'month') return dayOf(ms).slice(0, 7)
  return period === 'week' ? `W${dayOf(ms - ((weekDay(ms) + 6) % 7) * DAY_MS)}` : period
}

function isInWeek({ from, to }: { readonly from: string; readonly to: string }, ms: number): boolean {
  const minuteOf = (moment: string) => {
    const [day = '', hours = '', minutes = ''] = moment.split(/[ :]/)
    return (WEEK_DAYS.indexOf(day) * 24 + Number(hours)) * 60 + Number(minutes)
  }
  const at = Math.floor(((weekDay(ms) * DAY_MS + ((ms + ZONE_MS) % DAY_MS)) as number) / 60_000)
  const [begin, end] = [minuteOf(from), minuteOf(to)]
  return begin < end ? at >= begin && at < end : at >= begin || at < end
}
