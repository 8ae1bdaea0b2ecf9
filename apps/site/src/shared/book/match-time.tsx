import type { Fixture } from '@livery/contract/games/feed'
import { useText } from '../i18n/use-text.ts'
import { usePreferences, useVisit } from '../visit/use-visit.ts'
import * as css from './book.css.ts'
import { kickOff } from './kick-off.ts'

/** When a match begins, in the merchant's time zone. */
export function KickOff({ at }: { readonly at: string }) {
  const language = usePreferences((state) => state.language)
  const { timeZone } = useVisit().boot.merchant
  return (
    <time className={css.kickOff} dateTime={at} suppressHydrationWarning>
      {kickOff(at, language, timeZone)}
    </time>
  )
}

/** How far a match is: its minute, or the set or map that is played. */
export function LiveClock({ fixture: { live, sport } }: { readonly fixture: Pick<Fixture, 'live' | 'sport'> }) {
  const t = useText('sports')
  const { minute, part } = live ?? {}
  const text =
    minute !== undefined
      ? t('row.minute', { minute })
      : t(sport === 'esports' ? 'row.map' : sport === 'boxing' ? 'row.round' : 'row.set', { part: part ?? 1 })
  return (
    <span className={css.clock}>
      <span className={css.dot} aria-hidden="true" />
      {text}
    </span>
  )
}
