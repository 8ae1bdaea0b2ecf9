import type { Game, GameType } from '@livery/contract/games'
import { GameTileSkeleton } from '@livery/ui/game-tile-skeleton'
import { useText } from '../i18n/use-text.ts'
import { PageView } from '../pages/page-view.tsx'
import { GameCard } from './game-card.tsx'
import * as css from './game-grid.css.ts'
import { useTileVariant } from './tile-variants.ts'
import { useCardWords } from './use-card-words.ts'

const SIZES = '(min-width: 80rem) 12rem, (min-width: 64rem) 14vw, (min-width: 48rem) 22vw, 30vw'

interface GameGridProps {
  readonly games: readonly Game[]
  readonly label: string
  /** The category of all these games; the theme may show it in other tiles than posters. */
  readonly category?: GameType
  /** Replaces the default, which opens the game over the page. */
  readonly onPlay?: (game: Game) => void
}

/** Games in rows and columns. */
export function GameGrid({ category, ...list }: GameGridProps) {
  const variant = useTileVariant(category)
  if (variant) return <PageView component={variant.component} {...list} places={list.games.length} />
  return <Posters {...list} />
}

function Posters({ games, label, onPlay }: Omit<GameGridProps, 'category'>) {
  const words = useCardWords()
  return (
    <ul className={css.grid} aria-label={label}>
      {games.map((game, place) => (
        <li key={game.nodeId} className={css.item}>
          <GameCard game={game} place={place} words={words} sizes={SIZES} onPlay={onPlay} />
        </li>
      ))}
    </ul>
  )
}

/** The same while the games load. */
export function GameGridSkeleton({ count, category }: { readonly count: number; readonly category?: GameType }) {
  const t = useText('core')
  const variant = useTileVariant(category)
  if (variant) return <PageView component={variant.component} games={undefined} places={count} />
  return (
    <div className={css.grid} aria-busy="true" role="status" aria-label={t('state.loadingGames')}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their place
        <GameTileSkeleton key={index} />
      ))}
    </div>
  )
}
