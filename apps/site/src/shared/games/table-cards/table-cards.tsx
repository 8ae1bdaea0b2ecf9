import { Rail } from '@livery/ui/rail'
import { TableCardSkeleton } from '@livery/ui/table-card-skeleton'
import { useText } from '../../i18n/use-text.ts'
import type { TilesProps } from '../tiles-props.ts'
import { useCardWords } from '../use-card-words.ts'
import * as css from './table-cards.css.ts'
import { TableGame } from './table-game.tsx'
import { useTables } from './use-tables.ts'

const GRID = '(min-width: 80rem) 21rem, (min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 94vw'
const ROW = '(min-width: 80rem) 21rem, (min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 80vw'

/** Games of tables as cards with their stakes and seats, in rows and columns or in one row that scrolls. */
export default function TableCards({ games, places, label, row, onPlay }: TilesProps) {
  const words = useCardWords()
  const { figures, isAwaited } = useTables()
  const cards = games?.map((game, place) => (
    <TableGame
      key={game.nodeId}
      game={game}
      place={place}
      figures={figures.get(game.gameCode)}
      isAwaited={isAwaited}
      words={words}
      sizes={row ? ROW : GRID}
      onPlay={onPlay}
    />
  ))
  if (row) {
    return (
      <Rail ref={row.ref} labelledBy={row.labelledBy} fit="cards" className={css.row}>
        {cards ?? skeletons(places)}
      </Rail>
    )
  }
  if (!games) return <Waiting places={places} />
  return (
    <ul className={css.grid} aria-label={label}>
      {games.map((game, index) => (
        <li key={game.nodeId}>{cards?.[index]}</li>
      ))}
    </ul>
  )
}

function Waiting({ places }: Pick<TilesProps, 'places'>) {
  const t = useText('core')
  return (
    <div className={css.grid} aria-busy="true" role="status" aria-label={t('state.loadingGames')}>
      {skeletons(places)}
    </div>
  )
}

function skeletons(places: number) {
  // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their place
  return Array.from({ length: places }, (_, index) => <TableCardSkeleton key={index} />)
}
