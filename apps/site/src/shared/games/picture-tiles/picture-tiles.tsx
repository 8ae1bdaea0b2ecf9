import type { Game } from '@livery/contract/games'
import { GameTile } from '@livery/ui/game-tile'
import { Rail } from '@livery/ui/rail'
import { memo } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useVisit } from '../../visit/use-visit.ts'
import { tileProps } from '../tile-props.tsx'
import type { TilesProps } from '../tiles-props.ts'
import { type CardWords, useCardWords } from '../use-card-words.ts'
import * as bare from './bare-tile.css.ts'
import * as css from './picture-tiles.css.ts'

const SIZES = '(min-width: 80rem) 12rem, (min-width: 64rem) 14vw, (min-width: 48rem) 18vw, 30vw'

/**
 * Games as posters without a caption, whose pictures carry the title; in rows and columns or in one row that scrolls.
 */
export default function PictureTiles({ games, places, label, row, onPlay }: TilesProps) {
  const words = useCardWords()
  const tiles = games?.map((game, place) => (
    <PictureGame key={game.nodeId} game={game} place={place} words={words} onPlay={onPlay} />
  ))
  if (row) {
    return (
      <Rail ref={row.ref} labelledBy={row.labelledBy} fit="cards" className={row.half ? css.half : css.row}>
        {tiles ?? skeletons(places)}
      </Rail>
    )
  }
  if (!games) return <Waiting places={places} />
  return (
    <ul className={css.grid} aria-label={label}>
      {games.map((game, place) => (
        <li key={game.nodeId}>{tiles?.[place]}</li>
      ))}
    </ul>
  )
}

interface PictureGameProps {
  readonly game: Game
  readonly place: number
  readonly words: CardWords
  readonly onPlay: TilesProps['onPlay']
}

const PictureGame = memo(({ game, place, words, onPlay }: PictureGameProps) => (
  <GameTile {...tileProps(useVisit(), game, words, { place, onPlay })} className={bare.tile} sizes={SIZES} />
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
    <div key={index} className={bare.waiting} />
  ))
