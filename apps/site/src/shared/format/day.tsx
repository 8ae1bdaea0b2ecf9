import { date } from '@livery/locale/date-time'
import { usePreferences, useVisit } from '../visit/use-visit.ts'

interface DayProps {
  /** ISO. */
  readonly instant: string
  readonly className?: string | undefined
}

/**
 * A day in the merchant's time zone. The engines of server and browser write some languages differently: what the
 * server has written stays, and the browser writes only what it shows anew.
 */
export function Day({ instant, className }: DayProps) {
  const language = usePreferences((state) => state.language)
  const { timeZone } = useVisit().boot.merchant
  return (
    <time className={className} dateTime={instant} suppressHydrationWarning>
      {date(instant, language, { timeZone })}
    </time>
  )
}
