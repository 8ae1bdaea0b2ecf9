import { describe, expect, test } from 'vitest'
import { holdersOf } from './holders.ts'
import { type BaseInputs, type InputRow, type Line, lineKey } from './lines.ts'
import { type Payment, payBills } from './pay.ts'
import { type Base, type Period, periodAfter, periodAt } from './periods.ts'
import type { Holder, Rules, Terms } from './plan.ts'
import { type Bill, settle } from './settle.ts'
import { type Stated, statedFor } from './stated.ts'
import { Reference, type ReferenceBase, type ReferenceDue, referenceMoment, referencePay } from './testing/reference.ts'
import { drawsOf, type World, worldOf } from './testing/world.ts'

/** How many drawn worlds the engine and the reference are compared on; 2,000 were used when they were written. */
const DRAWS = Number(process.env.SETTLEMENT_DRAWS ?? 300)
/** How many earlier bases are computed again. */
const BACK = 2
const CYCLES = ['weekly', 'thirds', 'halfMonthly', 'monthly'] as const

/** What the store would hold of a base. */
interface PlayedBase {
  readonly base: Base
  readonly rules: Rules
  readonly holders: readonly Holder[]
  readonly leaders: Map<string, string | null>
  readonly lines: Map<string, Line>
}

const NONE = { gaps: 0, lines: 0, corrections: 0, short: 0, owed: 0, taken: 0, moved: 0, paid: 0n }

/** What the merchant of a world stated at each moment. */
function statedIn({ rules, topTerms, laterRules, laterTerms, laterSince, off }: World) {
  const [first, later] = [
    { rules, terms: topTerms },
    { rules: laterRules, terms: laterTerms },
  ]
  const at = (since: number) => (since < laterSince ? first : later)
  const versions: Stated<{ readonly rules: Rules; readonly terms: readonly Terms[] }>[] = [
    { since: new Date(0), plan: first },
    ...off.flatMap(({ from, to }) => [
      { since: new Date(from), plan: null },
      { since: new Date(to), plan: at(to) },
    ]),
    ...(Number.isFinite(laterSince) && !off.some(({ from, to }) => from <= laterSince && laterSince < to)
      ? [{ since: new Date(laterSince), plan: later }]
      : []),
  ]
  return versions.sort((a, b) => a.since.getTime() - b.since.getTime())
}

/** Settles a world run by run and compares each run with the reference. */
class Play {
  readonly #world: World
  readonly #played: PlayedBase[] = []
  readonly #owed = new Map<string, bigint>()
  /** What payers left open, by holder and payer. */
  readonly #open = new Map<string, bigint>()
  readonly #bases: ReferenceBase[] = []
  readonly #reported = new Map<string, ReturnType<Reference['result']>>()
  readonly #reference: Reference
  /** The reference's results in the run that is compared. */
  readonly #results = new Map<string, ReturnType<Reference['result']>>()
  readonly #referenceOwed = new Map<string, bigint>()
  readonly #referenceOpen = new Map<string, bigint>()
  /** What the run that is compared paid. */
  #paid: readonly Payment[] = []
  readonly counts = { ...NONE }

  constructor(world: World) {
    this.#world = world
    const { bets, gifts, kind } = world
    this.#reference = new Reference(kind === 'dividend', bets, gifts)
  }

  run(period: Period, now: number): void {
    this.#results.clear()
    this.#keep(period, now)
    const first = period.looksBack ? Math.max(0, this.#played.length - 1 - BACK) : this.#played.length - 1
    const bases = this.#played.slice(first).map((played) => this.#inputsOf(played, now))
    const before = this.#played.find(({ base }) => base.to.getTime() === this.#played[first]!.base.from.getTime())
    const settled = settle({
      bases: bases as [BaseInputs],
      former: before ? { month: before.base.month, lines: [...before.lines.values()] } : null,
      owedOf: (holder, payer) => this.#owed.get(`${holder} ${payer}`) ?? 0n,
      openOf: (holder, payer) => this.#open.get(`${holder} ${payer}`) ?? 0n,
    })
    this.#holdLines(settled.lines, first, now)
    this.#holdBills(settled.bills, settled.lines, first, now)
    for (const line of settled.lines)
      this.#played.find(({ base }) => base.key === line.base)!.lines.set(lineKey(line.holder, line.gameType), line)
    for (const { holder, payer, owedAfter } of settled.bills) this.#owed.set(`${holder} ${payer}`, owedAfter)
    for (const { holder, payer, taken } of settled.bills) this.#add(this.#open, `${holder} ${payer}`, -taken)
    for (const { holder, payer, due, paid } of this.#paid) this.#add(this.#open, `${holder} ${payer}`, due - paid)
    this.#tell(first, now)
  }

  #add(sums: Map<string, bigint>, key: string, amount: bigint): void {
    sums.set(key, (sums.get(key) ?? 0n) + amount)
  }

  /** Records who holds a contract in a new base, and where each member stands who is seen for the first time. */
  #keep({ base }: Period, now: number): void {
    const { tops, agreed, places, members } = this.#world
    const upline = (id: string) => places.findLast(({ member, since }) => member === id && since <= now)?.upline ?? null
    if (this.#played.at(-1)?.base.key !== base.key) {
      const from = base.from.getTime()
      const inForce = agreed.filter(({ since, until }) => since <= from && (until === null || until > from))
      const { rules, terms } = statedFor(statedIn(this.#world), base)!
      const holders = holdersOf(
        tops,
        terms,
        inForce.map(({ since: _, until: __, ...contract }) => contract),
        upline,
      )
      this.#played.push({ base, rules, holders, leaders: new Map(), lines: new Map() })
      this.#bases.push(this.#referenceBase(base, now))
    }
    for (const [index, { holders, leaders }] of this.#played.entries()) {
      const known = new Set(holders.map(({ id }) => id))
      for (const member of members) {
        if (leaders.has(member) || !places.some((place) => place.member === member && place.since <= now)) continue
        let at: string | null = member
        while (at !== null && !known.has(at)) at = upline(at)
        leaders.set(member, at)
        this.#bases[index]!.stands.set(member, this.#stands(member, this.#bases[index]!, now))
      }
    }
  }

  #inputsOf({ base, rules, holders, leaders, lines }: PlayedBase, now: number): BaseInputs {
    const rows: InputRow[] = []
    const isIn = (at: number) => at >= base.from.getTime() && at < base.to.getTime()
    for (const bet of this.#world.bets) {
      const leaderId = leaders.get(bet.member)
      if (!isIn(bet.opened) || bet.won > now || !leaderId || (bet.voided !== null && bet.voided <= now)) continue
      const { member: memberId, type: gameType, stake: stakeMinor, win: winMinor } = bet
      rows.push({ memberId, leaderId, gameType, stakeMinor, winMinor, givenMinor: 0n })
    }
    for (const { member, at, amount } of this.#world.gifts) {
      const leaderId = leaders.get(member)
      if (isIn(at) && at <= now && leaderId)
        rows.push({ memberId: member, leaderId, gameType: '', stakeMinor: 0n, winMinor: 0n, givenMinor: amount })
    }
    return { base, rules, holders, rows, noted: [...lines.values()] }
  }

  /** The same base for the reference, which names days and looks up the chain of each contract. */
  #referenceBase(base: Base, now: number): ReferenceBase {
    const { kind, timeZone, tops, agreed, places, members, laterSince, off } = this.#world
    const isLater = referenceMoment(off, base.from.getTime(), base.to.getTime())! >= laterSince
    const stated = isLater ? this.#world.laterRules : this.#world.rules
    const topTerms = isLater ? this.#world.laterTerms : this.#world.topTerms
    const rules = { carry: stated.carry, active: stated.activeMinor }
    const day = dayNames(timeZone)
    const [days = '', hour] = base.key.split('.')
    const [first = '', last = first] = days.split('/')
    const begins = firstOf(day, first)
    const isIn = (at: number) => {
      const name = day(at)
      return (
        name >= first && name <= last && (kind !== 'hourly' || Math.floor((at - begins) / 3_600_000) === Number(hour))
      )
    }
    const since = Math.min(...[base.from.getTime()])
    const above = (id: string) => {
      const own = places.filter((place) => place.member === id && place.since <= now)
      return own[own.length - 1]?.upline ?? null
    }
    const stepsOf = (agent: string, type: string): Holder['terms'][number]['tiers'] | null => {
      if (tops.includes(agent)) return topTerms.find(({ gameType }) => gameType === type)?.tiers ?? null
      const upline = above(agent)
      const own = agreed.find(
        (one) =>
          one.holder === agent &&
          one.payer === upline &&
          one.gameType === type &&
          one.since <= since &&
          (one.until === null || one.until > since),
      )
      return own && upline !== null && stepsOf(upline, type) ? own.tiers : null
    }
    const steps = new Map<string, Map<string, never[]>>()
    for (const agent of members)
      for (const type of ['CONS', 'RNG', 'SPORTS', 'LIVE']) {
        const tiers = stepsOf(agent, type)
        if (!tiers) continue
        const own = steps.get(agent) ?? steps.set(agent, new Map()).get(agent)!
        own.set(
          type,
          tiers.map(({ turnoverMinor, lossMinor, active, pay }) => ({
            turnover: turnoverMinor,
            loss: lossMinor,
            active,
            share: 'rate' in pay ? pay.rate : null,
            sum: 'fixedMinor' in pay ? pay.fixedMinor : null,
          })) as never[],
        )
      }
    const payers = new Map([...steps.keys()].map((agent) => [agent, tops.includes(agent) ? null : above(agent)]))
    return { name: base.key, month: first.slice(0, 7), isIn, begins, rules, steps, payers, stands: new Map() }
  }

  #stands(member: string, base: ReferenceBase, now: number): string | null {
    if (base.steps.has(member)) return member
    const place = this.#world.places.filter((one) => one.member === member && one.since <= now).at(-1)
    return place?.upline ? this.#stands(place.upline, base, now) : null
  }

  #result(index: number, agent: string, type: string, now: number, first: number) {
    const key = `${index} ${agent} ${type}`
    const known = this.#results.get(key)
    if (known) return known
    const result = this.#reference.result(this.#bases, index, agent, type, now, first, this.#reported)
    this.#results.set(key, result)
    return result
  }

  #holdLines(lines: readonly Line[], first: number, now: number): void {
    for (let index = first; index < this.#bases.length; index += 1) {
      const [base, played] = [this.#bases[index]!, this.#played[index]!]
      const made = new Map(played.lines)
      for (const line of lines) if (line.base === base.name) made.set(lineKey(line.holder, line.gameType), line)
      const expected = [...base.steps].flatMap(([agent, types]) =>
        [...types.keys()].flatMap((type) => {
          const result = this.#result(index, agent, type, now, first)
          // No line is written when all its figures are zero.
          const isNothing = !result.turnover && !result.loss && !result.carriedIn
          return isNothing && !made.has(lineKey(agent, type)) ? [] : [sayOf(agent, type, result)]
        }),
      )
      same(
        `lines of ${base.name}`,
        [...made.values()].map((line) => sayOf(line.holder, line.gameType, line)).sort(),
        expected.sort(),
      )
      // The parts of each type sum to what the merchant pays.
      for (const type of ['CONS', 'RNG', 'SPORTS', 'LIVE']) {
        const own = [...made.values()].filter(({ gameType }) => gameType === type)
        const parts = own.reduce((sum, { gross, children }) => sum + gross - children, 0n)
        const whole = own.reduce((sum, { gross, payer }) => sum + (payer === null ? gross : 0n), 0n)
        if (parts !== whole) throw new Error(`${base.name} ${type}: parts ${parts}, whole ${whole}`)
      }
    }
    this.counts.lines += lines.length
    this.counts.corrections += lines.filter(({ base }) => base !== this.#bases.at(-1)!.name).length
  }

  #holdBills(bills: readonly Bill[], lines: readonly Line[], first: number, now: number): void {
    const dues: (ReferenceDue & { readonly owed: bigint; readonly taken: bigint })[] = []
    for (const agent of this.#world.members) {
      // Sums over all payers of a base, since the agent may stand under another one by now.
      const amounts = new Map<string | null, bigint>()
      for (let index = first; index < this.#bases.length; index += 1) {
        const base = this.#bases[index]!
        const payer = base.payers.get(agent)
        for (const type of base.steps.get(agent)?.keys() ?? []) {
          const reported = this.#reported.get(`${base.name} ${agent} ${type}`)?.gross ?? 0n
          const more = this.#result(index, agent, type, now, first).gross - reported
          amounts.set(payer!, (amounts.get(payer!) ?? 0n) + more)
        }
      }
      for (const [payer, amount] of amounts) {
        if (!lines.some((line) => line.holder === agent && line.payer === payer)) continue
        const key = `${agent} ${payer}`
        const [owed, open] = [this.#referenceOwed.get(key) ?? 0n, this.#referenceOpen.get(key) ?? 0n]
        const less = amount < owed ? owed - amount : 0n
        const taken = less < open ? less : open
        this.#referenceOwed.set(key, less - taken)
        this.#referenceOpen.set(key, open - taken)
        dues.push({ agent, payer, due: amount > owed ? amount - owed : 0n, owed: less - taken, taken })
        if (less > taken) this.counts.owed += 1
        if (taken > 0n) this.counts.taken += 1
      }
      if (amounts.size > 1) this.counts.moved += 1
    }
    same(
      'bills',
      bills.map(({ holder, payer, due, owedAfter, taken }) => [holder, payer, due, owedAfter, taken].join(' ')).sort(),
      dues.map(({ agent, payer, due, owed, taken }) => [agent, payer, due, owed, taken].join(' ')).sort(),
    )
    const { wallet } = this.#world
    const paid = payBills(bills, (payer) => wallet.get(payer) ?? 0n)
    const expected = referencePay(dues, wallet)
    same(
      'payments',
      paid.payments.map((one) => `${one.holder} ${one.payer} ${one.paid}`),
      paid.payments.map(({ holder, payer }) => `${holder} ${payer} ${expected.get(`${holder} ${payer}`)}`),
    )
    this.#paid = paid.payments
    for (const { agent, payer, due } of dues)
      this.#add(this.#referenceOpen, `${agent} ${payer}`, due - expected.get(`${agent} ${payer}`)!)
    let moved = 0n
    for (const [holder, net] of paid.nets) {
      moved += net
      if (net < 0n && -net > (wallet.get(holder) ?? 0n)) throw new Error(`${holder} pays more than it has`)
    }
    if (moved !== paid.merchantPays) throw new Error(`moved ${moved}, the merchant pays ${paid.merchantPays}`)
    this.counts.short += paid.payments.filter((one) => one.paid < one.due).length
    this.counts.paid += paid.merchantPays
  }

  #tell(first: number, now: number): void {
    const reported: [string, ReturnType<Reference['result']>][] = []
    for (let index = first; index < this.#bases.length; index += 1)
      for (const [agent, types] of this.#bases[index]!.steps)
        for (const type of types.keys())
          reported.push([`${this.#bases[index]!.name} ${agent} ${type}`, this.#result(index, agent, type, now, first)])
    for (const [key, result] of reported) this.#reported.set(key, result)
  }
}

type Figures = Pick<Line, 'turnover' | 'loss' | 'active' | 'carriedIn' | 'tier' | 'gross'>
const sayOf = (agent: string, type: string, { turnover, loss, active, carriedIn, tier, gross }: Figures) =>
  `${agent} ${type}: turnover ${turnover}, loss ${loss}, active ${active}, carried ${carriedIn}, step ${tier}, gross ${gross}`

/** Compared as text first, because half a million comparisons are made. */
function same(what: string, got: readonly string[], expected: readonly string[]): void {
  if (got.join('\n') !== expected.join('\n')) expect({ what, got }).toEqual({ what, got: expected })
}

const named = new Map<string, string>()
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day of a moment in a time zone; each is computed once. */
function dayNames(timeZone: string) {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  formats.set(timeZone, format)
  return (at: number): string => {
    const key = `${timeZone} ${at}`
    const name = named.get(key) ?? format.format(at)
    named.set(key, name)
    return name
  }
}

/** The first moment of a day, found by trying each quarter of an hour. */
function firstOf(day: (at: number) => string, name: string): number {
  let at = Date.parse(`${name}T12:00:00Z`)
  while (day(at) !== name) at -= 3_600_000
  while (day(at - 3_600_000) === name) at -= 3_600_000
  while (day(at - 900_000) === name) at -= 900_000
  return at
}

/** The runs of a world: each period once and in order, some on time, some long after an outage. */
function play(seed: number) {
  named.clear()
  const world = worldOf(seed)
  const draws = drawsOf(seed + 77)
  const calendar = { timeZone: world.timeZone, cycle: draws.of(CYCLES) }
  const run = new Play(world)
  const { counts } = run
  const stated = statedIn(world)
  let period = periodAt(world.kind, world.start, calendar)
  let now = 0
  const end = world.start.getTime() + world.lengthMs
  while (period.from.getTime() < end) {
    const isSettled = statedFor(stated, period.base) !== null
    const moment = referenceMoment(world.off, period.base.from.getTime(), period.base.to.getTime())
    if (isSettled !== (moment !== null)) throw new Error(`${period.key} is ${isSettled ? '' : 'not '}settled`)
    // Switched off from its beginning to its end.
    if (!isSettled) {
      period = periodAt(world.kind, period.base.to, calendar)
      counts.gaps += 1
      continue
    }
    now = Math.max(now, period.to.getTime() + draws.below(3_600_000))
    if (draws.chance(0.1)) now += draws.below(Math.floor(world.lengthMs / 4))
    run.run(period, now)
    period = periodAfter(world.kind, period, calendar)
    // A day's steps are sampled; the last one always runs.
    if (world.kind === 'realtime' && period.to < period.base.to && !draws.chance(0.02)) {
      const rest = period.base.to.getTime() - period.from.getTime()
      const skipped = draws.chance(0.3) ? rest - 300_000 : draws.below(rest)
      if (!period.looksBack) period = periodAt('realtime', new Date(period.from.getTime() + skipped), calendar)
    }
  }
  return counts
}

describe('a settlement', () => {
  test(
    `of ${DRAWS} drawn teams, contracts and weeks agrees with a second one to the smallest unit`,
    () => {
      const all = { ...NONE }
      for (let seed = 1; seed <= DRAWS; seed += 1) {
        try {
          const counts = play(seed)
          for (const name of ['gaps', 'lines', 'corrections', 'short', 'owed', 'taken', 'moved'] as const)
            all[name] += counts[name]
          all.paid += counts.paid
        } catch (cause) {
          throw new Error(`draw ${seed}: ${(cause as Error).message}`, { cause })
        }
      }
      // Make sure that the drawn worlds reach the cases they exist for.
      expect(all.gaps).toBeGreaterThan(DRAWS / 20)
      expect(all.corrections).toBeGreaterThan(DRAWS / 2)
      expect(all.short).toBeGreaterThan(DRAWS / 2)
      expect(all.owed).toBeGreaterThan(DRAWS / 20)
      expect(all.taken).toBeGreaterThan(DRAWS / 40)
      expect(all.moved).toBeGreaterThan(DRAWS / 40)
      expect(all.paid).toBeGreaterThan(0n)
    },
    60_000 + DRAWS * 100,
  )
})
