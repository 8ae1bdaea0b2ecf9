import { useText } from '../../../shared/i18n/use-text.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** How long something takes, in the unit that fits; a way to pay without a wait takes place at once. */
export function useDuration(): (minutes: number) => string {
  const t = useText('cashier')
  return (minutes) => {
    if (minutes === 0) return t('time.instant')
    if (minutes < 2 * HOUR) return t('time.minutes', { minutes })
    if (minutes < 2 * DAY) return t('time.hours', { hours: Math.ceil(minutes / HOUR) })
    return t('time.days', { days: Math.ceil(minutes / DAY) })
  }
}
