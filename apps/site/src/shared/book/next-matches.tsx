import { useText } from '../i18n/use-text.ts'
import { useHydrated } from '../visit/use-hydrated.ts'
import { FixtureCard } from './fixture-row.tsx'
import { nextOf } from './next-of.ts'
import * as css from './slip.css.ts'
import { useFeed } from './use-feed.ts'

/** The next matches of all sports that take bets, with their prices: suggestions for an empty slip. */
export function NextMatches() {
  const t = useText('sports')
  const hydrated = useHydrated()
  const next = nextOf(useFeed() ?? [])
  // They are pressed, so they come with the script, and not in the first HTML.
  if (next.length === 0 || !hydrated) return null
  return (
    <section className={css.next} aria-label={t('slip.next')}>
      <h3 className={css.mineTitle}>{t('slip.next')}</h3>
      <ul className={css.nextList}>
        {next.map((fixture) => (
          <FixtureCard key={fixture.id} fixture={fixture} isMixed />
        ))}
      </ul>
    </section>
  )
}
