import { Button } from '@livery/ui/button'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { hasPasskeys } from '../../../shared/passkeys/passkey.ts'
import { signInOf } from '../../../shared/sign-in/sign-in.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import * as css from '../auth-popup.css.ts'
import { PasskeyButton } from './passkey-button.tsx'

/** Ways in besides one's own account; nothing where the merchant has none. */
export function OtherWays({ wanted }: { readonly wanted: string | null | undefined }) {
  const t = useText('auth')
  const { boot } = useSite()
  const { FREEPLAY, PASSKEYS } = boot.capabilities
  const passkeys = PASSKEYS && hasPasskeys()
  if (!FREEPLAY && !passkeys) return null
  return (
    <div className={css.ways}>
      <span className={css.divider}>{t('social.divider')}</span>
      {passkeys && <PasskeyButton wanted={wanted} />}
      {FREEPLAY && <FreePlayButton wanted={wanted} />}
    </div>
  )
}

/** Opens a trial account and signs in with it. */
function FreePlayButton({ wanted }: { readonly wanted: string | null | undefined }) {
  const t = useText('auth')
  const site = useSite()
  const [busy, setBusy] = useState(false)
  const enter = async () => {
    setBusy(true)
    try {
      const answer = await site.call('freePlayLogin', { os: systemName(), platform: 'W', encryption: '{}', version: 3 })
      await signInOf(site).enter(answer, { way: 'trial', asAgent: false, wanted })
    } catch (error) {
      toast({ tone: 'error', title: errorText(site.i18n, error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="ghost" size="lg" block icon="play" busy={busy} onClick={() => void enter()}>
      {t('login.freePlay')}
    </Button>
  )
}

/** The system the browser runs on, by the name it gives itself. */
function systemName(): string {
  return /\(([^;)]+)/.exec(navigator.userAgent)?.[1]?.slice(0, 40) ?? 'unknown'
}
