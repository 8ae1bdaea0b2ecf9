import { Button } from '@livery/ui/button'
import { useText } from '../../../shared/i18n/use-text.ts'
import { signInByPasskey } from '../../../shared/passkeys/passkeys.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { useSignInMethod } from './use-sign-in-method.ts'

/** Signs in with any passkey of this host in the browser. `returnTo` as in `Entering`. */
export function PasskeyButton({ returnTo }: { readonly returnTo: string | null | undefined }) {
  const t = useText('auth')
  const visit = useVisit()
  const { busy, enter } = useSignInMethod(returnTo)
  return (
    <Button
      variant="secondary"
      block
      icon="shield"
      busy={busy !== null}
      onClick={() => void enter('passkey', () => signInByPasskey(visit))}
    >
      {t('login.passkey')}
    </Button>
  )
}
