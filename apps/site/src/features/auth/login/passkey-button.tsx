import { Button } from '@livery/ui/button'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { signInByPasskey } from '../../../shared/passkeys/passkeys.ts'
import { signInOf } from '../../../shared/sign-in/sign-in.ts'
import { useSite } from '../../../shared/site/use-site.ts'

/** Signs in with any passkey of this host that the browser knows. `wanted` as in `Entering`. */
export function PasskeyButton({ wanted }: { readonly wanted: string | null | undefined }) {
  const t = useText('auth')
  const site = useSite()
  const [busy, setBusy] = useState(false)
  const enter = async () => {
    setBusy(true)
    try {
      const answer = await signInByPasskey(site)
      if (!answer) return
      await signInOf(site).enter(answer, { way: 'passkey', asAgent: false, wanted })
    } catch (error) {
      toast({ tone: 'error', title: errorText(site.i18n, error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" block icon="shield" busy={busy} onClick={() => void enter()}>
      {t('login.passkey')}
    </Button>
  )
}
