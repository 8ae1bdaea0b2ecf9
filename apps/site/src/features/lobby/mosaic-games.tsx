import { GameTile } from '@livery/ui/game-tile'
import * as bare from '../../shared/games/picture-tiles/bare-tile.css.ts'
import { tileProps } from '../../shared/games/tile-props.tsx'
import { useCardWords } from '../../shared/games/use-card-words.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import { useHotGames } from './use-hot-games.ts'

interface MosaicGamesProps {
  readonly className: string
  /** The number of games, and of placeholders while they load. */
  readonly count: number
  /** The width of a picture, in the syntax of `sizes`. */
  readonly sizes: string
  /** The same for the first one, where it is a large cell. */
  readonly firstSizes?: string
}

/** The most played games as cells of the hero's grid. */
export function MosaicGames({ className, count, sizes, firstSizes }: MosaicGamesProps) {
  const t = useText('games')
  const words = useCardWords()
  const visit = useVisit()
  const { inMosaic: games, isPending } = useHotGames()
  if (games.length === 0 && !isPending) return null
  return (
    <ul className={className} aria-label={t('section.HOT')}>
      {isPending
        ? [...Array(count).keys()].map((place) => (
            <li key={place}>
              <div className={bare.waiting} />
            </li>
          ))
        : games.map((game, index) => (
            <li key={game.nodeId}>
              <GameTile
                title={game.gameName}
                iconUrl={game.iconUrl}
                onPlay={tileProps(visit, game, words, { place: index }).onPlay}
                className={bare.tile}
                large={index === 0 && firstSizes !== undefined}
                sizes={index === 0 ? (firstSizes ?? sizes) : sizes}
                eager
              />
            </li>
          ))}
    </ul>
  )
}
