import type { Banner } from '@livery/contract/lobby'
import { Dialog } from '@livery/ui/dialog'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../../shared/i18n/language-switch.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './auth-popup.css.ts'
import { AuthWelcome } from './auth-welcome.tsx'

interface AuthDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly lead: string
  /** The group of the banner beside the form, if the merchant has one. */
  readonly banners: Banner['groupName']
  readonly children: ReactNode
}

/** The dialog of a sign-in form, with the merchant's banner or logo beside it where there is room. */
export function AuthDialog({ open, onClose, title, lead, banners, children }: AuthDialogProps) {
  const core = useText('core')
  const { languages } = useVisit().boot
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      titleHidden
      closeLabel={core('a11y.closeDialog')}
      size="xl"
      keepOnCover
      bare
      className={css.dialog}
      actions={languages.length > 1 && <LanguageSwitch />}
    >
      <div className={css.columns}>
        <AuthWelcome group={banners} />
        <div className={css.forms}>
          <p className={css.title}>{title}</p>
          <p className={css.lead}>{lead}</p>
          {children}
        </div>
      </div>
    </Dialog>
  )
}
