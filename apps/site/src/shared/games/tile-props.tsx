import type { Game } from '@livery/contract/games'
import type { GameTileProps } from '@livery/ui/game-tile'
import { FavouriteHeart } from '../favourites/favourite-heart.tsx'
import type { Visit } from '../visit/visit.ts'
import { playGame } from './play-game.ts'
import type { CardWords } from './use-card-words.ts'

/** How many tiles of a list may carry a mark; if all did, none would stand out. */
const MARKED_TILES = 3

/**
 * What every tile of a game shows and does, whatever it looks like: a press plays the game, a second button
 * tells of it.  An entry that is a vendor opens its games. The first tiles of a list may carry a mark.
 * @param place of the tile in its list, from 0
 * @param onPlay replaces what a press does
 */
export function tileProps(
  visit: Visit,
  game: Game,
  { t }: CardWords,
  { place, onPlay }: { readonly place: number; readonly onPlay?: ((game: Game) => void) | undefined },
): Pick<GameTileProps, 'title' | 'iconUrl' | 'onPlay' | 'badge' | 'details' | 'favourite'> {
  const open = () => {
    if (onPlay) onPlay(game)
    else if (game.isGame === 'VASSALAGE') {
      visit.popups.open('vendorGames', { vassalage: game.vassalage, gameType: game.gameType })
    } else {
      void playGame(visit, game, 'real')
    }
  }
  return {
    title: game.gameName,
    iconUrl: game.iconUrl,
    onPlay: open,
    badge: game.isHot === 1 && place < MARKED_TILES ? { tone: 'hot', label: t('badge.hot') } : undefined,
    details:
      game.isGame === 'GAME'
        ? { label: t('tile.details'), onOpen: () => visit.popups.open('gameInformation', { game }) }
        : undefined,
    favourite: <FavouriteHeart game={game} t={t} />,
  }
}
