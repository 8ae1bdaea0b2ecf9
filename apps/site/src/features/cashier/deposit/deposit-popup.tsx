import { Button } from '@livery/ui/button'
import { Dialog } from '@livery/ui/dialog'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { PopupComponentProps } from '../../../shared/popups/popup.ts'
import { useSession } from '../../../shared/visit/use-visit.ts'
import * as css from './deposit.css.ts'
import { DepositDesk } from './deposit-desk.tsx'

/** Paying in over what is open: a game stays where it was. */
export default function DepositPopup({ open, close }: PopupComponentProps<'deposit'>) {
  const t = useText('deposit')
  const core = useText('core')
  const isMember = useSession(({ phase }) => phase === 'member')
  return (
    <Dialog
      open={open && isMember}
      onClose={close}
      title={core('page.depositv2')}
      closeLabel={core('a11y.closeDialog')}
      keepOnCover
    >
      <div className={css.payment}>
        <DepositDesk brief onward={<Button onClick={close}>{t('outcome.onward')}</Button>} />
      </div>
    </Dialog>
  )
}
