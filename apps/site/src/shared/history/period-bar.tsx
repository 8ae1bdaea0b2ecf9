import type { Period } from '@livery/contract/account/history/period'
import { PERIOD_DAYS_MAX, PERIODS } from '@livery/contract/account/history/words'
import { daysBetween, isLocalDate, localDate } from '@livery/locale/local-day'
import { Button } from '@livery/ui/button'
import { DateRange, type DateRangeProps } from '@livery/ui/date-range'
import { type FormEvent, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { usePreferences, useVisit } from '../visit/use-visit.ts'
import * as css from './history.css.ts'
import type { HistoryFilter } from './history-filter.ts'

interface PeriodBarProps {
  readonly filter: HistoryFilter
  /** The period that is shown, once it is known. */
  readonly period: Period | undefined
  readonly onChange: (part: Pick<HistoryFilter, 'period' | 'from' | 'to'>) => void
}

/** The choice of a period: one of the usual ones, or days of one's own. */
export function PeriodBar({ filter, period, onChange }: PeriodBarProps) {
  const t = useText('history')
  const [isOwn, setOwn] = useState(filter.period === 'custom')
  return (
    <>
      <fieldset aria-label={t('period.label')} className={css.periods}>
        {PERIODS.map((name) => {
          const chosen = name === 'custom' ? isOwn : !isOwn && filter.period === name
          const choose = () => {
            setOwn(name === 'custom')
            if (name !== 'custom') onChange({ period: name })
          }
          return (
            <button key={name} type="button" className={css.period} aria-pressed={chosen} onClick={choose}>
              {t(`period.${name}`)}
            </button>
          )
        })}
      </fieldset>
      {isOwn && <OwnDays filter={filter} period={period} onChange={onChange} />}
    </>
  )
}

function OwnDays({ filter, period, onChange }: PeriodBarProps) {
  const t = useText('history')
  const core = useText('core')
  const { timeZone } = useVisit().boot.merchant
  const language = usePreferences((state) => state.language)
  const [span, setSpan] = useState<DateRangeProps['value']>({
    from: filter.from ?? period?.from ?? null,
    to: filter.to ?? period?.to ?? null,
  })
  const [isTried, setTried] = useState(false)
  const today = localDate(Date.now(), timeZone)
  const fault = !isPeriod(span)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!fault && span.from && span.to) onChange({ period: 'custom', from: span.from, to: span.to })
  }
  return (
    <form className={css.ownDays} onSubmit={send} noValidate>
      <DateRange
        label={t('period.custom')}
        value={span}
        onChange={setSpan}
        fromLabel={t('period.from')}
        toLabel={t('period.to')}
        openLabel={t('period.calendar')}
        closeLabel={core('action.close')}
        locale={language.tag}
        today={today}
        max={today}
        longestDays={PERIOD_DAYS_MAX}
        previousLabel={core('action.previous')}
        nextLabel={core('action.next')}
        error={isTried && fault ? core('error.PERIOD_INVALID', { days: PERIOD_DAYS_MAX }) : undefined}
      />
      <Button type="submit">{t('period.apply')}</Button>
    </form>
  )
}

/** Whether two days are a period that the gateway takes. */
function isPeriod({ from, to }: DateRangeProps['value']): boolean {
  if (!from || !to || !isLocalDate(from) || !isLocalDate(to)) return false
  const days = daysBetween(from, to)
  return days >= 0 && days < PERIOD_DAYS_MAX
}
