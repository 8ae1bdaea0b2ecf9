import type { Game } from '@livery/contract/games'
import { cx } from '@livery/ui/cx'
import { Rail } from '@livery/ui/rail'
import { SquareTile } from '@livery/ui/square-tile'
import { SquareTileSkeleton } from '@livery/ui/square-tile-skeleton'
import { memo } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useVisit } from '../../visit/use-visit.ts'
import { tileProps } from '../tile-props.tsx'
import type { TilesProps } from '../tiles-props.ts'
import { type CardWords, useCardWords } from '../use-card-words.ts'
import * as css from './square-tiles.css.ts'

const SIZES = '(min-width: 80rem) 9rem, (min-width: 64rem) 9rem, (min-width: 48rem) 16vw, 30vw'

/** Games as square pictures, in rows and columns or in one row that scrolls. */
export default function SquareTiles({ games, places, label, row, onPlay }: TilesProps) {
  const words = useCardWords()
  const tiles = games?.map((game, place) => (
    <SquareGame key={game.nodeId} game={game} place={place} words={words} onPlay={onPlay} />
  ))
  if (row) {
    return (
      <Rail ref={row.ref} labelledBy={row.labelledBy} fit="cards" className={cx(css.row, row.half && css.halfRow)}>
        {tiles ?? skeletons(places)}
      </Rail>
    )
  }
  if (!games) return <Waiting places={places} />
  return (
    <ul className={css.grid} aria-label={label}>
      {games.map((game, index) => (
        <li key={game.nodeId}>{tiles?.[index]}</li>
      ))}
    </ul>
  )
}

interface SquareGameProps {
  readonly game: Game
  readonly place: number
  readonly words: CardWords
  readonly onPlay: TilesProps['onPlay']
}

const SquareGame = memo(({ game, place, words, onPlay }: SquareGameProps) => (
  <SquareTile {...tileProps(useVisit(), game, words, { place, onPlay })} sizes={SIZES} />
))

function Waiting({ places }: Pick<TilesProps, 'places'>) {
  const t = useText('core')
  return (
    <div className={css.grid} aria-busy="true" role="status" aria-label={t('state.loadingGames')}>
      {skeletons(places)}
    </div>
  )
}

const skeletons = (places: number) =>
  Array.from({ length: places }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their place
    <SquareTileSkeleton key={index} />
  ))
