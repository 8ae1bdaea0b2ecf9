import type { Game } from '@livery/contract/games'
import { FavouriteButton } from '@livery/ui/game-tile'
import type { TFunction } from 'i18next'
import { useStore } from 'zustand'
import { useVisit } from '../visit/use-visit.ts'
import { toggleFavourite } from './toggle-favourite.ts'

interface FavouriteHeartProps {
  readonly game: Game
  readonly t: TFunction<'games'>
}

/** The heart on a game's tile: filled for a favourite. */
export function FavouriteHeart({ game, t }: FavouriteHeartProps) {
  const visit = useVisit()
  const isFavourite = useStore(visit.favourites, ({ ids }) => ids.has(game.nodeId))
  return (
    <FavouriteButton
      label={t(isFavourite ? 'tile.removeFavorite' : 'tile.addFavorite', { game: game.gameName })}
      pressed={isFavourite}
      onToggle={() => void toggleFavourite(visit, game)}
    />
  )
}
