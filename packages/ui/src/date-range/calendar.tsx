import { type ChevronProps, DayPicker } from 'react-day-picker'
import { Icon } from '../icon/icon.tsx'
import { useDirection } from '../use-direction.ts'
import * as css from './calendar.css.ts'
import { addDays, type CalendarDate, type DateLimits, type DateSpan, fromInstant, toInstant } from './dates.ts'

export type CalendarProps = DateLimits & {
  value: DateSpan
  onChange: (value: DateSpan) => void
  today: CalendarDate
  /** BCP 47 tag for the names of days and months and for the first day of the week. */
  locale: string
  previousLabel: string
  nextLabel: string
}

const Chevron = ({ orientation }: ChevronProps) => (
  <Icon name={orientation === 'left' ? 'chevron-start' : 'chevron-end'} size="sm" />
)

/** Sunday is 0. When the engine does not know it, Monday, as in ISO 8601. */
function weekStart(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } }
  return ((known.getWeekInfo?.().firstDay ?? 1) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6
}

/**
 * A month in which two days are chosen. Arrows move by days and weeks, Page up and down by months, with Shift by years,
 * Home and End to the ends of the week. Names come from the browser (Intl), which knows all our languages.
 */
export default function Calendar(props: CalendarProps) {
  const { value, onChange, today, locale, min, max, longestDays, previousLabel, nextLabel } = props
  const direction = useDirection()
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' })
    return (instant: Date) => format.format(instant)
  }
  const month = write({ month: 'long', year: 'numeric' })
  const whole = write({ dateStyle: 'full' })
  const { from, to } = value
  // While the end is being chosen, days that would make the range too long are disabled.
  const open = from !== null && to === null && longestDays !== undefined
  return (
    <DayPicker
      mode="range"
      resetOnSelect
      selected={from === null ? undefined : { from: toInstant(from), to: to === null ? undefined : toInstant(to) }}
      onSelect={(range) =>
        onChange({
          from: range?.from ? fromInstant(range.from) : null,
          to:
            range?.to && range.from && (from === null || to !== null) && +range.to === +range.from
              ? null
              : range?.to
                ? fromInstant(range.to)
                : null,
        })
      }
      today={toInstant(today)}
      defaultMonth={toInstant(to ?? from ?? today)}
      {...(min !== undefined && { startMonth: toInstant(min) })}
      {...(max !== undefined && { endMonth: toInstant(max) })}
      disabled={[
        ...(min === undefined ? [] : [{ before: toInstant(min) }]),
        ...(max === undefined ? [] : [{ after: toInstant(max) }]),
        ...(open
          ? [
              { before: toInstant(addDays(from, 1 - longestDays)) },
              { after: toInstant(addDays(from, longestDays - 1)) },
            ]
          : []),
      ]}
      weekStartsOn={weekStart(locale)}
      dir={direction}
      lang={locale}
      fixedWeeks
      showOutsideDays
      autoFocus
      formatters={{
        formatCaption: month,
        formatDay: write({ day: 'numeric' }),
        formatWeekdayName: write({ weekday: 'narrow' }),
      }}
      labels={{
        labelGrid: month,
        labelDayButton: whole,
        labelWeekday: write({ weekday: 'long' }),
        labelPrevious: () => previousLabel,
        labelNext: () => nextLabel,
        labelNav: () => '',
      }}
      components={{ Chevron }}
      classNames={css.parts}
    />
  )
}
