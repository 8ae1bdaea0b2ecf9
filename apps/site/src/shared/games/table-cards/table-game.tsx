import type { Game } from '@livery/contract/games'
import type { TableFigures } from '@livery/contract/games/tables'
import { TableCard } from '@livery/ui/table-card'
import { memo } from 'react'
import { rangeOf } from '../../format/range-of.ts'
import { useCount } from '../../format/use-count.ts'
import { useMoney } from '../../format/use-money.ts'
import { useVisit } from '../../visit/use-visit.ts'
import { kindName } from '../kind-name.ts'
import { tileProps } from '../tile-props.tsx'
import type { CardWords } from '../use-card-words.ts'

interface TableGameProps {
  readonly game: Game
  /** Its place in the list, from 0. */
  readonly place: number
  /** Undefined while they are not known. */
  readonly figures: TableFigures | undefined
  /** Whether they may still come. */
  readonly isAwaited: boolean
  readonly words: CardWords
  readonly sizes: string
  readonly onPlay?: ((game: Game) => void) | undefined
}

/** A game of the catalogue as a card of its table. */
export const TableGame = memo(({ game, place, figures, isAwaited, words, sizes, onPlay }: TableGameProps) => {
  const { t, vendorName } = words
  const visit = useVisit()
  const money = useMoney()
  const count = useCount()
  const { stakes, seats } = figures ?? {}
  return (
    <TableCard
      {...tileProps(visit, game, words, { place, onPlay })}
      sizes={sizes}
      vendor={vendorName(game.vassalage)}
      stakes={
        stakes && {
          label: t('tile.stakes'),
          parts: rangeOf(money(stakes.least).parts, money(stakes.most).parts),
        }
      }
      awaitsFigures={!figures && isAwaited}
      kind={
        game.gameClassify ? { label: t('filter.classify'), value: kindName(visit.i18n, game.gameClassify) } : undefined
      }
      seats={seats && { label: t('tile.freeSeats'), free: count(seats.total - seats.taken), ...seats }}
    />
  )
})
