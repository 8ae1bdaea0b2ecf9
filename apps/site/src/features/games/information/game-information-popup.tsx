import { gamePath } from '@livery/contract/pages'
import { Dialog } from '@livery/ui/dialog'
import { Link } from '@livery/ui/link'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import type { PopupComponentProps } from '../../../shared/popups/popup.ts'
import * as css from './game-sheet.css.ts'
import { GameSheet } from './game-sheet.tsx'
import { useInformation } from './use-information.ts'

/** The sheet of a game over the page one came from. */
export default function GameInformationPopup({ open, close, game }: PopupComponentProps<'gameInformation'>) {
  const core = useText('core')
  const t = useText('information')
  const { data, isError, refetch } = useInformation(game.vassalage, game.gameCode)
  return (
    <Dialog open={open} onClose={close} title={game.gameName} closeLabel={core('a11y.closeDialog')} size="lg">
      <GameSheet game={game} information={data ?? (isError ? null : undefined)} onLeave={close}>
        {isError && <RetryNotice onRetry={() => void refetch()} />}
        <Link className={css.address} href={gamePath(game.vassalage, game.gameCode)} onClick={close}>
          {t('sheet.page')}
        </Link>
      </GameSheet>
    </Dialog>
  )
}
