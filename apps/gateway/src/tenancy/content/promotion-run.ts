import type { Promotion } from '@livery/contract/messages/announcements'
import type { Merchant } from '@livery/merchant/merchant'

/** The days of the week as configuration writes them, Monday first as `Temporal` counts them. */
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const WEEK_MINUTES = 7 * 24 * 60

type Dates = Pick<Merchant['promotions'][number], 'weekly' | 'endsAt'>

/**
 * When a promotion runs: until when it runs now, or when it runs next (docs/decisions/64). Nothing for a promotion
 * without an end.
 *
 * @param nowMs milliseconds since the epoch
 */
export function promotionRun({ weekly, endsAt }: Dates, timeZone: string, nowMs: number): Promotion['run'] {
  const lastMs = endsAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(endsAt)
  const runs = (weekly ?? []).flatMap((window) => runsOf(window, timeZone, nowMs))
  const [next] = runs
    .filter((run) => run.endMs > nowMs && run.startMs < lastMs)
    .sort((one, other) => one.startMs - other.startMs)
  if (next) {
    return {
      startsAt: next.startMs <= nowMs ? null : instant(next.startMs),
      endsAt: instant(Math.min(next.endMs, lastMs)),
    }
  }
  return weekly === undefined && Number.isFinite(lastMs) ? { startsAt: null, endsAt: instant(lastMs) } : undefined
}

interface Run {
  readonly startMs: number
  readonly endMs: number
}

/** The runs of a window while its week by the local clock lasts. */
interface Week extends Run {
  readonly timeZone: string
  readonly runs: readonly Run[]
}

type Window = NonNullable<Dates['weekly']>[number]

/** A page asks for the runs of every promotion, and they change once a week. */
const weeks = new WeakMap<Window, Week>()

/** A window's run of this week, and those of the weeks before and after it. */
function runsOf(window: Window, timeZone: string, nowMs: number): readonly Run[] {
  const known = weeks.get(window)
  if (known && known.timeZone === timeZone && known.startMs <= nowMs && nowMs < known.endMs) return known.runs
  const week = weekOf(window, timeZone, nowMs)
  weeks.set(window, week)
  return week.runs
}

function weekOf({ from, to }: Window, timeZone: string, nowMs: number): Week {
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone)
  const monday = now
    .toPlainDate()
    .subtract({ days: now.dayOfWeek - 1 })
    .toPlainDateTime()
  const start = minuteOfWeek(from)
  const length = (minuteOfWeek(to) - start + WEEK_MINUTES) % WEEK_MINUTES
  // By the local clock, so that an evening stays an evening when summer time begins.
  const ms = (minutes: number) => monday.add({ minutes }).toZonedDateTime(timeZone).epochMilliseconds
  const runs = [-WEEK_MINUTES, 0, WEEK_MINUTES].map((week) => ({
    startMs: ms(week + start),
    endMs: ms(week + start + length),
  }))
  return { timeZone, runs, startMs: ms(0), endMs: ms(WEEK_MINUTES) }
}

function minuteOfWeek(moment: string): number {
  const [day = '', time = ''] = moment.split(' ')
  const [hours = '', minutes = ''] = time.split(':')
  const days = DAYS.indexOf(day)
  return (days * 24 + Number(hours)) * 60 + Number(minutes)
}

const instant = (ms: number) => new Date(ms).toISOString()
