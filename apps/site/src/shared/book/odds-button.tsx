import type { Fixture } from '@livery/contract/games/feed'
import type { FeedPick } from '@livery/contract/games/sports'
import { useText } from '../i18n/use-text.ts'
import { useVisit } from '../visit/use-visit.ts'
import * as css from './book.css.ts'
import { togglePick, useSlip } from './slip-store.ts'
import { useOdds } from './use-odds.ts'

/** The price of one result, to be put on the slip. */
export function OddsButton({ fixture, pick }: { readonly fixture: Fixture; readonly pick: FeedPick }) {
  const t = useText('sports')
  const odds = useOdds()
  const visit = useVisit()
  const { bets } = useSlip()
  const price = fixture.prices[pick] ?? 0
  const { home, away, isOpen } = fixture
  const name = pick === 'draw' ? t('pick.drawName') : fixture[pick]
  const isChosen = bets.some((bet) => bet.fixture.id === fixture.id && bet.pick === pick)
  const label = t('pick.label', { name, odds: odds(price), home, away })
  return (
    <button
      type="button"
      className={css.odds}
      aria-pressed={isChosen}
      // It stays reachable, so that nobody loses their place when a market is suspended for a moment.
      aria-disabled={!isOpen && !isChosen}
      aria-label={isOpen ? label : `${label}. ${t('row.suspended')}`}
      onClick={() => (isOpen || isChosen) && togglePick(visit, fixture, pick)}
    >
      <span className={css.sign} aria-hidden="true">
        {SIGNS[pick]}
      </span>
      <bdi className={css.price}>{isOpen ? odds(price) : '–'}</bdi>
    </button>
  )
}

/** The signs that are used for the results all over the world. */
const SIGNS = { home: '1', draw: 'X', away: '2' } as const
