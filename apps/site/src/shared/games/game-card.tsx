import type { Game } from '@livery/contract/games'
import { GameTile } from '@livery/ui/game-tile'
import { memo } from 'react'
import { useVisit } from '../visit/use-visit.ts'
import { tileProps } from './tile-props.tsx'
import type { CardWords } from './use-card-words.ts'

interface GameCardProps {
  readonly game: Game
  /** Its place in the list, from 0. */
  readonly place: number
  readonly words: CardWords
  /** How wide the picture is shown, as in `<img sizes>`. */
  readonly sizes: string
  /** Replaces the default, which opens the game over the page. */
  readonly onPlay?: ((game: Game) => void) | undefined
}

/** A game of the catalogue as a poster. */
export const GameCard = memo(({ game, place, words, sizes, onPlay }: GameCardProps) => (
  <GameTile
    {...tileProps(useVisit(), game, words, { place, onPlay })}
    sizes={sizes}
    vendor={{ name: words.vendorName(game.vassalage) }}
  />
))
