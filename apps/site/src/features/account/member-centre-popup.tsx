import { Dialog } from '@livery/ui/dialog'
import { useText } from '../../shared/i18n/use-text.ts'
import { AccountCard } from '../../shared/member-centre/account-card.tsx'
import * as css from '../../shared/member-centre/member-centre.css.ts'
import { MemberId } from '../../shared/member-centre/member-id.tsx'
import { MemberMenu } from '../../shared/member-centre/member-menu.tsx'
import type { PopupComponentProps } from '../../shared/popups/popup.ts'
import { useSession } from '../../shared/visit/use-visit.ts'

/** The member centre over the current page: who is signed in, and links to each of its pages. */
export default function MemberCentrePopup({ open, close }: PopupComponentProps<'memberCentre'>) {
  const t = useText('core')
  const member = useSession((state) => state.member)
  return (
    <Dialog
      open={open && member !== null}
      onClose={close}
      side="end"
      title={t('account.myAccount')}
      closeLabel={t('a11y.closeDialog')}
    >
      {member && (
        <div className={css.owner}>
          <AccountCard member={member}>
            <MemberId id={member.id} />
          </AccountCard>
          <MemberMenu />
        </div>
      )}
    </Dialog>
  )
}
