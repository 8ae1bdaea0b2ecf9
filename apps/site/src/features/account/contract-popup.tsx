import { Dialog } from '@livery/ui/dialog'
import { EmptyState } from '@livery/ui/empty-state'
import { useText } from '../../shared/i18n/use-text.ts'
import type { PopupComponentProps } from '../../shared/popups/popup.ts'
import { useSession } from '../../shared/visit/use-visit.ts'

/** A member's contract; signed in only. */
export default function ContractPopup({ open, close }: PopupComponentProps<'contract'>) {
  const t = useText('core')
  const signedIn = useSession(({ phase }) => phase === 'member')
  return (
    <Dialog open={open && signedIn} onClose={close} title={t('page.contract')} closeLabel={t('a11y.closeDialog')}>
      <EmptyState drawing="list" title={t('state.emptyTitle')} text={t('state.emptyText')} />
    </Dialog>
  )
}
