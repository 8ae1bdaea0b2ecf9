import { gamesRequest, LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'
import { Dialog } from '@livery/ui/dialog'
import { useState } from 'react'
import { GameGrid, GameGridSkeleton } from '../../shared/games/game-grid.tsx'
import { NoGames } from '../../shared/games/no-games.tsx'
import { useVendorName } from '../../shared/games/use-vendor-name.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../shared/notice/retry-notice.tsx'
import { PageNumbers } from '../../shared/page-numbers/page-numbers.tsx'
import type { PopupComponentProps } from '../../shared/popups/popup.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useLanguageCode } from '../../shared/visit/use-visit.ts'
import * as css from './vendor-games-popup.css.ts'

/** What an entry that is a vendor opens (docs/product.md 4.6): its games of one category. */
export default function VendorGamesPopup({ open, close, vassalage, gameType }: PopupComponentProps<'vendorGames'>) {
  const t = useText('games')
  const core = useText('core')
  const vendor = useVendorName()(vassalage)
  const [page, setPage] = useState(1)
  const { data, isError, isPlaceholderData, refetch } = useAnswer(
    'games',
    gamesRequest(useLanguageCode(), gameType, page, LIST_PAGE_SIZE, { vendor: vassalage }),
    { keepFormer: true },
  )
  const announcements = useAnswer('gameAnnouncements', { vassalage, language: useLanguageCode() }).data?.list ?? []
  const games = data?.games.filter(({ isGame }) => isGame === 'GAME')
  const title = t('tile.vendorGames', { vendor })
  return (
    <Dialog open={open} onClose={close} title={title} closeLabel={core('a11y.closeDialog')} size="xl">
      {announcements.map(({ id, title: text }) => (
        <p key={id}>{text}</p>
      ))}
      <div className={css.list} aria-busy={!games || isPlaceholderData}>
        {games ? null : isError ? (
          <RetryNotice onRetry={() => void refetch()} />
        ) : (
          <GameGridSkeleton count={LIST_PAGE_SIZE} />
        )}
        {games && (games.length > 0 ? <GameGrid games={games} label={title} /> : <NoGames />)}
        <PageNumbers page={page} total={data?.totalPages ?? 1} onChange={setPage} />
      </div>
    </Dialog>
  )
}
