import { cx } from '@livery/ui/cx'
import { GameTile } from '@livery/ui/game-tile'
import * as bare from '../../shared/games/picture-tiles/bare-tile.css.ts'
import { tileProps } from '../../shared/games/tile-props.tsx'
import { useCardWords } from '../../shared/games/use-card-words.ts'
import { useComposition } from '../../shared/visit/use-composition.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './mosaic-section.css.ts'
import type { SectionTilesProps } from './section-tiles-props.ts'

const LARGE = '(min-width: 80rem) 20rem, (min-width: 48rem) 33vw, 63vw'
const SMALL = '(min-width: 80rem) 10rem, (min-width: 48rem) 16vw, 31vw'

/** The hottest game of a category large, the others beside it in rows that end together. */
export default function MosaicSection({ games, places, half, labelledBy }: SectionTilesProps) {
  const words = useCardWords()
  const visit = useVisit()
  const { games: look } = useComposition()
  return (
    <ul className={cx(half ? css.half : css.whole, css.places[look])} aria-labelledby={labelledBy}>
      {games
        ? games.map((game, index) => (
            <li key={game.nodeId}>
              <GameTile
                {...tileProps(visit, game, words, { place: index })}
                className={bare.tile}
                large={index === 0}
                sizes={index === 0 ? LARGE : SMALL}
              />
            </li>
          ))
        : Array.from({ length: places }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their place
            <li key={index}>
              <div className={bare.waiting} />
            </li>
          ))}
    </ul>
  )
}
