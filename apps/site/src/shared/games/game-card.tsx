import type { Game } from '@livery/contract/games'
import { GameTile } from '@livery/ui/game-tile'
import { memo } from 'react'
import { FavouriteHeart } from '../favourites/favourite-heart.tsx'
import { useVisit } from '../visit/use-visit.ts'
import { playGame } from './play-game.ts'
import type { CardWords } from './use-card-words.ts'

interface GameCardProps {
  readonly game: Game
  readonly words: CardWords
  /** How wide the picture is shown, as in `<img sizes>`. */
  readonly sizes: string
  /** Replaces the default, which opens the game over the page. */
  readonly onPlay?: ((game: Game) => void) | undefined
}

/**
 * A game of the catalogue: a press plays it, a second button opens the free trial. An entry that is a vendor opens its
 * games.
 */
export const GameCard = memo(({ game, words, sizes, onPlay }: GameCardProps) => {
  const { t, vendorName } = words
  const visit = useVisit()
  const open = () => {
    if (onPlay) onPlay(game)
    else if (game.isGame === 'VASSALAGE') {
      visit.popups.open('vendorGames', { vassalage: game.vassalage, gameType: game.gameType })
    } else {
      void playGame(visit, game, 'real')
    }
  }
  return (
    <GameTile
      title={game.gameName}
      iconUrl={game.iconUrl}
      sizes={sizes}
      onPlay={open}
      vendor={{ name: vendorName(game.vassalage) }}
      badge={game.isHot === 1 ? { tone: 'hot', label: t('badge.hot') } : undefined}
      trial={
        game.supportPlay === 0
          ? undefined
          : { label: t('tile.trial'), onTrial: () => void playGame(visit, game, 'demo') }
      }
      favourite={<FavouriteHeart game={game} t={t} />}
    />
  )
})
