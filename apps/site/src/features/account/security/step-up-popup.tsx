import { Button } from '@livery/ui/button'
import { Dialog } from '@livery/ui/dialog'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { hasPasskeys, provePasskey } from '../../../shared/passkeys/passkeys.ts'
import type { PopupComponentProps } from '../../../shared/popups/popup.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { SecretForm } from './secret-form.tsx'
import * as css from './security.css.ts'

/** Proves that it is the member who changes the ways into the account (docs/decisions/28). */
export default function StepUpPopup({ open, close, needed, onProven }: PopupComponentProps<'stepUp'>) {
  const t = useText('auth')
  const core = useText('core')
  const visit = useVisit()
  const [busy, setBusy] = useState(false)
  const { proofs } = needed
  const proof = proofs.find((one) => one !== 'passkey')
  const canUsePasskey = proofs.includes('passkey') && hasPasskeys()
  const byPasskey = async () => {
    setBusy(true)
    try {
      if (await provePasskey(visit)) onProven()
    } catch (error) {
      toast({ tone: 'error', title: errorText(visit.i18n, error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('security.stepUpTitle')}
      closeLabel={core('a11y.closeDialog')}
      keepOnCover
    >
      <div className={css.stepUp}>
        <p className={css.text}>{t('security.stepUpLead')}</p>
        {proof && (
          <SecretForm
            secret={proof === 'password' ? 'password' : 'code'}
            hint={proof === 'password' ? t('security.askPassword') : t('verification.authenticator')}
            action={t('verification.submit')}
            onSecret={async (answer) => {
              await visit.call('stepUp', { proof, answer })
              onProven()
            }}
          />
        )}
        {canUsePasskey && (
          <Button variant="secondary" block icon="user" busy={busy} onClick={() => void byPasskey()}>
            {t('security.stepUpPasskey')}
          </Button>
        )}
        {!proof && !canUsePasskey && <p>{t('security.stepUpSignIn')}</p>}
      </div>
    </Dialog>
  )
}
