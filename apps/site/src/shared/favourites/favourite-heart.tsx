import type { Game } from '@livery/contract/games'
import { FavouriteButton } from '@livery/ui/game-tile'
import type { TFunction } from 'i18next'
import { useStore } from 'zustand'
import { useSite } from '../site/use-site.ts'
import { toggleFavourite } from './toggle-favourite.ts'

interface FavouriteHeartProps {
  readonly game: Game
  readonly t: TFunction<'games'>
}

/** The heart on a game's tile: filled for a favourite. */
export function FavouriteHeart({ game, t }: FavouriteHeartProps) {
  const site = useSite()
  const isFavourite = useStore(site.favourites, ({ ids }) => ids.has(game.nodeId))
  return (
    <FavouriteButton
      label={t(isFavourite ? 'tile.removeFavorite' : 'tile.addFavorite', { game: game.gameName })}
      pressed={isFavourite}
      onToggle={() => void toggleFavourite(site, game)}
    />
  )
}
