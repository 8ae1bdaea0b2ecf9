import type { Fixture } from '@livery/contract/games/feed'
import { PICKS } from '@livery/contract/games/sports'
import { cx } from '@livery/ui/cx'
import { useText } from '../i18n/use-text.ts'
import * as css from './book.css.ts'
import { KickOff, LiveClock } from './match-time.tsx'
import { OddsButton } from './odds-button.tsx'

/** A match in one ruled line: when, who, and the prices of its result. */
export function FixtureRow({ fixture }: { readonly fixture: Fixture }) {
  const { home, away, live } = fixture
  return (
    <li className={css.row}>
      <div className={css.when}>{live ? <LiveClock fixture={fixture} /> : <KickOff at={fixture.startsAt} />}</div>
      <div className={css.sides}>
        <Side name={home} points={live?.score[0]} />
        <Side name={away} points={live?.score[1]} />
      </div>
      <Prices fixture={fixture} />
    </li>
  )
}

interface FixtureCardProps {
  readonly fixture: Fixture
  /** Matches of other sports stand beside it. */
  readonly isMixed?: boolean
}

/** A match as a card: of the live strip, of the slip, and of the coming ones where the theme says so. */
export function FixtureCard({ fixture, isMixed = false }: FixtureCardProps) {
  const t = useText('sports')
  const { home, away, live, sport } = fixture
  return (
    <li className={css.card}>
      <div className={css.cardHead}>
        {live ? <LiveClock fixture={fixture} /> : <KickOff at={fixture.startsAt} />}
        {isMixed && <span className={css.cardSport}>{t(`sport.${sport}`)}</span>}
      </div>
      <Side name={home} points={live?.score[0]} />
      <Side name={away} points={live?.score[1]} />
      <Prices fixture={fixture} />
    </li>
  )
}

function Side({ name, points }: { readonly name: string; readonly points: number | undefined }) {
  return (
    <div className={css.side}>
      <bdi className={css.name}>{name}</bdi>
      {points !== undefined && <bdi className={css.points}>{points}</bdi>}
    </div>
  )
}

function Prices({ fixture }: { readonly fixture: Fixture }) {
  const t = useText('sports')
  const { home, away, prices } = fixture
  const offered = PICKS.filter((pick) => prices[pick] !== undefined)
  return (
    <fieldset
      className={cx(css.prices, offered.length === 2 && css.twoWay)}
      aria-label={t('row.versus', { home, away })}
    >
      {offered.map((pick) => (
        <OddsButton key={pick} fixture={fixture} pick={pick} />
      ))}
    </fieldset>
  )
}
