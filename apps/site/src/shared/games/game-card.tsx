import type { Game } from '@livery/contract/games'
import { GameTile } from '@livery/ui/game-tile'
import { useNavigate } from 'react-router-dom'
import { useText } from '../i18n/use-text.ts'
import { useSite } from '../site/use-site.ts'
import { categoryPath } from './category.ts'
import { playGame } from './play-game.ts'
import { useVendorName } from './use-vendor-name.ts'

interface GameCardProps {
  readonly game: Game
  /** How wide the picture is shown, as in `<img sizes>`. */
  readonly sizes: string
}

/** A game of the catalogue: press to play, try it where it may be tried. An entry that is a vendor opens its games. */
export function GameCard({ game, sizes }: GameCardProps) {
  const t = useText('games')
  const site = useSite()
  const navigate = useNavigate()
  const vendorName = useVendorName()
  const open = () => {
    if (game.isGame === 'VASSALAGE') {
      navigate(`${categoryPath(game.gameType)}?vassalage=${encodeURIComponent(game.vassalage)}`)
    } else {
      playGame(site, game, 'real')
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
        game.supportPlay === 0 ? undefined : { label: t('tile.trial'), onTrial: () => playGame(site, game, 'demo') }
      }
    />
  )
}
