import type { OwnRow } from '@livery/contract/early-session'
import type { Game, GameType } from '@livery/contract/games'
import { cx } from '@livery/ui/cx'
import { GameTileSkeleton } from '@livery/ui/game-tile-skeleton'
import type { IconName } from '@livery/ui/icon'
import { Rail, useRail } from '@livery/ui/rail'
import { SectionHeader } from '@livery/ui/section-header'
import type { ReactNode } from 'react'
import { GameCard } from '../../shared/games/game-card.tsx'
import { useTileVariant } from '../../shared/games/tile-variants.ts'
import { useCardWords } from '../../shared/games/use-card-words.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useLastHeight } from '../../shared/near/use-last-height.ts'
import { PageView } from '../../shared/pages/page-view.tsx'
import { useComposition } from '../../shared/visit/use-composition.ts'
import * as css from './home-sections.css.ts'
import { fillsMosaic, mosaicPlaces, SECTION_TILES } from './section-tiles.ts'

const SIZES = '(min-width: 80rem) 9rem, (min-width: 64rem) 15vw, (min-width: 48rem) 18vw, 30vw'
const PLACEHOLDERS = [1, 2, 3, 4, 5, 6, 7, 8] as const

interface GameRowProps {
  readonly id: string
  readonly icon: IconName
  readonly title: string
  readonly total?: number | undefined
  /** Undefined while they load. */
  readonly games: readonly Game[] | undefined
  /** The page with all of them, where there is one. */
  readonly more?: string
  readonly half?: boolean
  /** The category of all these games; the theme may show it in other tiles than posters. */
  readonly category?: GameType
  /**
   * The place of a member's own row while it is unknown who is signed in: the script of the head decides whether it
   * shows.
   */
  readonly awaited?: OwnRow | undefined
  /** Between the heading and the games. */
  readonly children?: ReactNode
}

/** A section of the home page: heading, and a row of games that scrolls. */
export function GameRow({
  id,
  icon,
  title,
  total,
  games,
  more,
  half = false,
  category,
  awaited,
  children,
}: GameRowProps) {
  const t = useText('games')
  const words = useCardWords()
  const { ref, ...rail } = useRail()
  const variant = useTileVariant(category)
  const heading = `section-${id}`
  const arrangement = SECTION_TILES[useComposition().games]
  const mosaic = category && (!games || fillsMosaic(games.length, half)) ? arrangement : null
  return (
    <section
      {...useLastHeight(heading)}
      className={cx(css.section, half && css.half, awaited && css.awaited[awaited])}
      aria-labelledby={heading}
      aria-busy={!games}
    >
      <SectionHeader
        id={heading}
        icon={icon}
        title={title}
        count={total === undefined ? undefined : t('section.count', { count: total })}
        more={
          more === undefined
            ? undefined
            : { text: t('section.more'), href: more, label: t('section.moreOf', { section: title }) }
        }
        arrows={
          mosaic
            ? undefined
            : {
                ...rail,
                previousLabel: t('section.previous', { section: title }),
                nextLabel: t('section.next', { section: title }),
              }
        }
      />
      {children}
      {mosaic ? (
        <PageView
          component={mosaic.component}
          games={games}
          places={mosaicPlaces(half)}
          half={half}
          labelledBy={heading}
        />
      ) : variant ? (
        <PageView
          component={variant.component}
          games={games}
          places={PLACEHOLDERS.length}
          row={{ ref, labelledBy: heading, half }}
        />
      ) : (
        <Rail ref={ref} labelledBy={heading} className={half ? css.halfRail : undefined}>
          {games
            ? games.map((game, place) => (
                <GameCard key={game.nodeId} game={game} place={place} words={words} sizes={SIZES} />
              ))
            : PLACEHOLDERS.map((place) => <GameTileSkeleton key={place} />)}
        </Rail>
      )}
    </section>
  )
}
