import type { Fixture as Match } from '@livery/contract/games/feed'
import { FEED_SPORTS, type FeedSport } from '@livery/contract/games/sports'
import { categoryPath } from '@livery/contract/pages'
import { Link } from '@livery/ui/link'
import { Skeleton } from '@livery/ui/skeleton'
import { useText } from '../i18n/use-text.ts'
import { useComposition } from '../visit/use-composition.ts'
import { Waiting } from '../waiting/waiting.tsx'
import type { BoardProps } from './board-props.ts'
import * as css from './book.css.ts'
import { FixtureCard, FixtureRow } from './fixture-row.tsx'
import { useFeed } from './use-feed.ts'

type OfSports = Partial<Readonly<Record<FeedSport, number>>>

/**
 * The number of matches of each sport on the lobby, where cards are three in a row; the page of the category has all.
 */
const ON_LOBBY = {
  rows: { football: 5, basketball: 3, tennis: 2 },
  cards: { football: 6, basketball: 3, tennis: 3 },
} as const satisfies Readonly<Record<string, OfSports>>
/** The number of live matches in the lobby's strip. */
const LIVE_ON_LOBBY = 4

/** The matches of now: those that are played as a strip, the coming ones by sport in ruled rows or as cards. */
export default function FixturesBoard({ isLobby = false }: BoardProps) {
  const t = useText('sports')
  const fixtures = useFeed()
  const onLobby: OfSports = ON_LOBBY[useComposition().sports === 'fixture-cards' ? 'cards' : 'rows']
  if (!fixtures) return <WaitingPlace />
  const live = liveOf(fixtures)
  const groups = FEED_SPORTS.flatMap((sport) => {
    const most = isLobby ? (onLobby[sport] ?? 0) : undefined
    const own = fixtures.filter((fixture) => fixture.sport === sport && !fixture.live).slice(0, most)
    return own.length === 0 ? [] : [{ sport, own }]
  })
  if (groups.length === 0 && live.length === 0) {
    return (
      <section className={css.board} aria-label={t('board.title')}>
        <p className={css.none}>{t('board.none')}</p>
      </section>
    )
  }
  return (
    <section className={css.board} aria-label={t('board.title')}>
      <SportLinks fixtures={fixtures} />
      {live.length > 0 && (
        <>
          <div className={css.cardGroupHead}>
            <h2 className={css.heading} id="live">
              {t('board.live')}
            </h2>
            {isLobby && live.length > LIVE_ON_LOBBY && <AllOf anchor="live" name={t('board.live')} />}
          </div>
          <ul className={css.strip}>
            {live.slice(0, isLobby ? LIVE_ON_LOBBY : undefined).map((fixture) => (
              <FixtureCard key={fixture.id} fixture={fixture} isMixed />
            ))}
          </ul>
        </>
      )}
      {groups.map(({ sport, own }) => (
        <SportGroup key={sport} sport={sport} fixtures={own} isLobby={isLobby} />
      ))}
    </section>
  )
}

/**
 * The live matches in the order of the sports, where those with much live betting come first; in each sport the latest
 * first.
 */
function liveOf(fixtures: readonly Match[]): readonly Match[] {
  const latest = fixtures.filter(({ live }) => live).toReversed()
  return FEED_SPORTS.flatMap((sport) => latest.filter((fixture) => fixture.sport === sport))
}

function SportGroup({
  sport,
  fixtures,
  isLobby,
}: {
  readonly sport: FeedSport
  readonly fixtures: readonly Match[]
  readonly isLobby: boolean
}) {
  const t = useText('sports')
  const isOfCards = useComposition().sports === 'fixture-cards'
  const Fixture = isOfCards ? FixtureCard : FixtureRow
  const hasDraw = fixtures.some(({ prices }) => prices.draw !== undefined)
  return (
    <div className={isOfCards ? css.cardGroup : css.group} id={sport}>
      <div className={isOfCards ? css.cardGroupHead : css.groupHead}>
        <h2 className={isOfCards ? css.heading : css.groupName}>
          {t(`sport.${sport}`)} <bdi className={css.league}>{fixtures[0]?.league}</bdi>
        </h2>
        {isLobby && <AllOf anchor={sport} name={t(`sport.${sport}`)} />}
        {!isOfCards && (
          <div className={css.columns} data-ways={hasDraw ? 3 : 2} aria-hidden="true">
            <span>1</span>
            {hasDraw && <span>X</span>}
            <span>2</span>
          </div>
        )}
      </div>
      <ul className={isOfCards ? css.cards : css.rows}>
        {fixtures.map((fixture) => (
          <Fixture key={fixture.id} fixture={fixture} />
        ))}
      </ul>
    </div>
  )
}

/** Leads from the lobby to all matches of a kind. */
function AllOf({ anchor, name }: { readonly anchor: FeedSport | 'live'; readonly name: string }) {
  const t = useText('sports')
  return (
    <Link className={css.all} href={`${categoryPath('SPORTS')}#${anchor}`} aria-label={`${t('board.all')}: ${name}`}>
      {t('board.all')}
    </Link>
  )
}

/** The sports as links, where no column lists them beside the page. */
function SportLinks({ fixtures }: { readonly fixtures: readonly Match[] }) {
  const t = useText('sports')
  const sports = FEED_SPORTS.filter((sport) => fixtures.some((fixture) => fixture.sport === sport))
  return (
    <nav className={css.links} aria-label={t('board.sports')}>
      {sports.map((sport) => (
        <Link key={sport} className={css.link} href={`${categoryPath('SPORTS')}#${sport}`}>
          {t(`sport.${sport}`)}
        </Link>
      ))}
    </nav>
  )
}

function WaitingPlace() {
  const t = useText('core')
  return (
    <Waiting className={css.waiting} label={t('state.loading')}>
      <Skeleton shape="block" className={css.place} />
    </Waiting>
  )
}
