import type { ContractKind, DividendCycle } from '@livery/contract/agent/contract-words'
import { addDays, daysBetween, type LocalDate, localDate, startOfDay } from '@livery/locale/local-day'

/** How a merchant divides time. */
export interface Calendar {
  readonly timeZone: string
  /** How often a dividend is paid. */
  readonly cycle: DividendCycle
}

/**
 * The span that is settled at once. A real-time salary is paid in steps of five minutes, and each step sums the day so
 * far (`base`). For all other kinds the period is its own base.
 */
export interface Period {
  readonly key: string
  readonly from: Date
  readonly to: Date
  readonly base: Base
  /** Whether earlier periods are computed again with it; for kinds with several periods a day, once a day. */
  readonly looksBack: boolean
}

/** A span whose sums decide what a contract pays. */
export interface Base {
  readonly key: string
  readonly from: Date
  readonly to: Date
  /** The month in which it begins, `2026-11`. A negative result that is carried within a month ends with it. */
  readonly month: string
}

const HOUR_MS = 3_600_000
const STEP_MS = 5 * 60_000

/** The period of a kind in which a moment lies, in the merchant's own days. */
export function periodAt(kind: ContractKind, at: Date, { timeZone, cycle }: Calendar): Period {
  const day = localDate(at, timeZone)
  if (kind === 'dividend') return whole(cycleAt(day, cycle), timeZone)
  if (kind === 'daily') return whole({ first: day, last: day }, timeZone)
  const base = baseOf({ first: day, last: day }, timeZone)
  return part(base, at, kind === 'hourly' ? HOUR_MS : STEP_MS, kind === 'hourly')
}

/**
 * The period after another. Where a merchant changed its time zone or cycle meanwhile, it begins where that one ended
 * and ends as the new settings say, so that periods neither overlap nor leave a gap. A day that is paid in steps is
 * paid to its end.
 *
 * @param at the earliest moment of the period: the other's end, or later where the kind was off in between
 */
export function periodAfter(
  kind: ContractKind,
  last: Pick<Period, 'to' | 'base'>,
  calendar: Calendar,
  at = last.to,
): Period {
  const next = periodAt(kind, at, calendar)
  const from = laterOf(next.from, last.to)
  const { base } = last
  if (from < base.to) return { ...next, from, to: earlierOf(next.to, base.to), base, looksBack: false }
  if (next.base.from >= base.to) return next
  return { ...next, ...withStartInKey({ ...next, from }), base: withStartInKey({ ...next.base, from: base.to }) }
}

export const laterOf = (a: Date, b: Date): Date => new Date(Math.max(a.getTime(), b.getTime()))
const earlierOf = (a: Date, b: Date): Date => new Date(Math.min(a.getTime(), b.getTime()))

/** Adds the first moment to a period's name, for a name that another period already has. */
export function withStartInKey<Span extends { readonly key: string; readonly from: Date }>(span: Span): Span {
  return { ...span, key: `${span.key} from ${span.from.toISOString()}` }
}

interface Days {
  readonly first: LocalDate
  readonly last: LocalDate
}

/** The days of a cycle around a day: weeks begin on Monday. */
function cycleAt(day: LocalDate, cycle: DividendCycle): Days {
  if (cycle === 'weekly') {
    // 1970-01-05 was a Monday.
    const first = addDays(day, -(((daysBetween('1970-01-05', day) % 7) + 7) % 7))
    return { first, last: addDays(first, 6) }
  }
  const [month, date] = [day.slice(0, 8), Number(day.slice(8))]
  const starts = { thirds: [1, 11, 21], halfMonthly: [1, 16], monthly: [1] }[cycle]
  const at = starts.findLastIndex((start) => start <= date)
  const next = starts[at + 1]
  const dayOf = (number: number) => `${month}${String(number).padStart(2, '0')}`
  return { first: dayOf(starts[at]!), last: next ? dayOf(next - 1) : lastOfMonth(day) }
}

function lastOfMonth(day: LocalDate): LocalDate {
  const inNext = addDays(`${day.slice(0, 8)}28`, 4)
  return addDays(`${inNext.slice(0, 8)}01`, -1)
}

function baseOf({ first, last }: Days, timeZone: string): Base {
  return {
    key: first === last ? first : `${first}/${last}`,
    from: startOfDay(first, timeZone),
    to: startOfDay(addDays(last, 1), timeZone),
    month: first.slice(0, 7),
  }
}

function whole(days: Days, timeZone: string): Period {
  const base = baseOf(days, timeZone)
  return { key: base.key, from: base.from, to: base.to, base, looksBack: true }
}

/**
 * Equal parts of a day, counted from its beginning. When clocks change, no name occurs twice and none is missing; the
 * last part ends with the day, whatever its length.
 */
function part(day: Base, at: Date, lengthMs: number, isOwnBase: boolean): Period {
  const index = Math.floor((at.getTime() - day.from.getTime()) / lengthMs)
  const from = new Date(day.from.getTime() + index * lengthMs)
  const to = new Date(Math.min(from.getTime() + lengthMs, day.to.getTime()))
  const key = `${day.key}.${index}`
  return { key, from, to, base: isOwnBase ? { ...day, key, from, to } : day, looksBack: index === 0 }
}
