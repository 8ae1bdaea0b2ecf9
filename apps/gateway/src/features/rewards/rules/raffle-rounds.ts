import type { Merchant } from '@livery/merchant/merchant'
import type { RaffleTimes } from '../../../ledger/raffle/raffles.ts'
import { minuteOfWeek, WEEK_MINUTES, type WeekWindow } from './moments.ts'

export type StatedRaffle = NonNullable<Merchant['raffles']>[number]

/** A raffle at one time. */
export interface Round extends RaffleTimes {
  readonly id: string
}

const isWeekly = ({ opens }: Pick<StatedRaffle, 'opens'>) => /^[A-Z]/.test(opens)

const msOf = (local: Temporal.PlainDateTime, timeZone: string) => local.toZonedDateTime(timeZone).epochMilliseconds

/**
 * The time of a raffle that opened last before a moment, or that many weeks before or after it. A raffle without
 * repetition has one time only, which may still be to come.
 */
export function roundAt(raffle: StatedRaffle, timeZone: string, ms: number, weeks = 0): Round | null {
  if (!isWeekly(raffle)) return weeks === 0 ? onlyRound(raffle, timeZone) : null
  const [opens, closes, draws] = [raffle.opens, raffle.closes, raffle.draws].map(minuteOfWeek) as [
    number,
    number,
    number,
  ]
  const date = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate()
  const monday = date.subtract({ days: date.dayOfWeek - 1 }).toPlainDateTime()
  const thisWeek = monday.add({ minutes: opens })
  const last = msOf(thisWeek, timeZone) <= ms ? thisWeek : thisWeek.subtract({ weeks: 1 })
  const begin = last.add({ weeks })
  const end = begin.add({ minutes: after(opens, closes) || WEEK_MINUTES })
  return {
    id: `${raffle.id}.${begin.toPlainDate()}`,
    opensMs: msOf(begin, timeZone),
    closesMs: msOf(end, timeZone),
    drawsMs: msOf(end.add({ minutes: after(closes, draws) }), timeZone),
  }
}

/** The minutes from one moment of the week to the next occurrence of another. */
const after = (from: number, to: number) => (to - from + WEEK_MINUTES) % WEEK_MINUTES

function onlyRound({ id, opens, closes, draws }: StatedRaffle, timeZone: string): Round {
  const [opensMs, closesMs, drawsMs] = [opens, closes, draws].map((moment) =>
    msOf(Temporal.PlainDateTime.from(moment), timeZone),
  ) as [number, number, number]
  return { id, opensMs, closesMs, drawsMs }
}

const ALWAYS = { fromMs: Number.NEGATIVE_INFINITY, untilMs: Number.POSITIVE_INFINITY, hours: null }

/** When facts count for tickets of a raffle: between two moments, or in a part of each week. */
export function openTimes(
  { raffles = [], timeZone }: Pick<Merchant, 'raffles' | 'timeZone'>,
  id: string | undefined,
): { readonly fromMs: number; readonly untilMs: number; readonly hours: WeekWindow | null } {
  const raffle = id === undefined ? undefined : raffles.find((one) => one.id === id)
  if (!raffle) return ALWAYS
  if (isWeekly(raffle)) {
    return { ...ALWAYS, hours: { from: minuteOfWeek(raffle.opens), to: minuteOfWeek(raffle.closes) } }
  }
  const { opensMs, closesMs } = onlyRound(raffle, timeZone)
  return { fromMs: opensMs, untilMs: closesMs, hours: null }
}
