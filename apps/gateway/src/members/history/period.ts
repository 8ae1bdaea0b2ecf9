import type { Period } from '@livery/contract/account/history/period'
import { PERIOD_DAYS_MAX, type PeriodName } from '@livery/contract/account/history/words'
import { LiveryError } from '@livery/contract/errors'
import { addDays, daysBetween, isLocalDate, type LocalDate, localDate, startOfDay } from '@livery/locale/local-day'

/** Nobody played before the first day, and after the last one databases and calendars count years differently. */
const [FIRST, LAST] = ['1970-01-01', '2999-12-31']

export interface PeriodRequest {
  readonly period: PeriodName
  readonly from?: string
  readonly to?: string
}

/** The first and last day of each named period, for a present day. */
const DAYS: Readonly<Record<Exclude<PeriodName, 'custom'>, (today: LocalDate) => readonly [LocalDate, LocalDate]>> = {
  today: (today) => [today, today],
  yesterday: (today) => [addDays(today, -1), addDays(today, -1)],
  days7: (today) => [addDays(today, -6), today],
  days30: (today) => [addDays(today, -29), today],
  halfMonth: (today) => [halfMonthOf(today), today],
  lastHalfMonth: (today) => {
    const last = addDays(halfMonthOf(today), -1)
    return [halfMonthOf(last), last]
  },
  month: (today) => [`${today.slice(0, 8)}01`, today],
}

/** The first day of the half of a month that a day is in: the 1st, or the 16th. */
const halfMonthOf = (date: LocalDate): LocalDate => `${date.slice(0, 8)}${Number(date.slice(8)) < 16 ? '01' : '16'}`

/**
 * The days and moments of a requested period, by the merchant's calendar: half-open, in UTC. Throws PERIOD_INVALID for
 * invalid days, a wrong order, or too many days.
 */
export function periodOf({ period, from, to }: PeriodRequest, timeZone: string, now = new Date()): Period {
  const today = localDate(now, timeZone)
  const [first, last] = period === 'custom' ? ownDays(from, to) : DAYS[period](today)
  const [begin, end] = [startOfDay(first, timeZone), startOfDay(addDays(last, 1), timeZone)]
  return {
    from: first,
    to: last,
    begin: begin.toISOString(),
    end: end.toISOString(),
    timeZone,
    isOpen: begin <= now && now < end,
  }
}

function ownDays(from: string | undefined, to: string | undefined): readonly [LocalDate, LocalDate] {
  const isSound =
    from !== undefined &&
    to !== undefined &&
    isLocalDate(from) &&
    isLocalDate(to) &&
    from >= FIRST &&
    from <= to &&
    to <= LAST &&
    daysBetween(from, to) < PERIOD_DAYS_MAX
  if (!isSound) throw new LiveryError('PERIOD_INVALID', { params: { days: PERIOD_DAYS_MAX } })
  return [from, to]
}

/** The days of a period, the first one first. */
export function daysOf({ from, to }: Pick<Period, 'from' | 'to'>): readonly LocalDate[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
}
