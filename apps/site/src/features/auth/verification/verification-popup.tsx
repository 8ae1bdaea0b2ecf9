import { Dialog } from '@livery/ui/dialog'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { PopupComponentProps } from '../../../shared/popups/popup.ts'
import { signInOf } from '../../../shared/sign-in/sign-in.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { useRequiredProof } from './use-required-proof.ts'
import { VerificationForm } from './verification-form.tsx'

/** One more proof for a sign-in: from a new address, or with an authenticator app (docs/product.md 6.8). */
export default function VerificationPopup({ open, close }: PopupComponentProps<'verification'>) {
  const t = useText('auth')
  const core = useText('core')
  const signIn = signInOf(useVisit())
  const needed = useRequiredProof(signIn)
  const leave = () => {
    signIn.leave()
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={t('verification.title')}
      closeLabel={core('a11y.closeDialog')}
      keepOnCover
    >
      {needed && <VerificationForm needed={needed} onOver={leave} />}
    </Dialog>
  )
}
