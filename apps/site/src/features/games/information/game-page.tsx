import { LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'
import { namedAt } from '@livery/contract/pages'
import { useLocation } from 'react-router-dom'
import { GameGridSkeleton } from '../../../shared/games/game-grid.tsx'
import { NoGames } from '../../../shared/games/no-games.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { usePageTitle } from '../../../shared/pages/use-page-title.ts'
import * as css from './game-sheet.css.ts'
import { GameSheet } from './game-sheet.tsx'
import { useInformation } from './use-information.ts'

/** A game by its address. */
export default function GamePage() {
  const core = useText('core')
  const { vendor = '', code = '' } = namedAt('game', useLocation().pathname) ?? {}
  const { data, isError, refetch } = useInformation(vendor, code)
  const game = data?.game
  usePageTitle(game?.gameName)
  if (game) return <GameSheet game={game} information={data} heading={<h1 className={css.title}>{game.gameName}</h1>} />
  if (data) return <NoGames title={core('notFound.title')} text={core('notFound.text')} />
  return isError ? <RetryNotice onRetry={() => void refetch()} /> : <GameGridSkeleton count={LIST_PAGE_SIZE} />
}
