import type { Game } from '@livery/contract/games'
import { FavouriteButton } from '@livery/ui/game-tile'
import { useStore } from 'zustand'
import { useText } from '../i18n/use-text.ts'
import { useSite } from '../site/use-site.ts'
import { toggleFavourite } from './toggle-favourite.ts'

/** The heart of a game's tile: full for a favourite. */
export function FavouriteHeart({ game }: { readonly game: Game }) {
  const t = useText('games')
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
