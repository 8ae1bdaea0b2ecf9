import { Button } from '@livery/ui/button'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { solveBotCheck } from '../../../shared/bot-check/solve-bot-check.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { hasPasskeys } from '../../../shared/passkeys/passkeys.ts'
import { signInOf } from '../../../shared/sign-in/sign-in.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import * as css from '../auth-popup.css.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { SocialButtons } from './social-buttons.tsx'

/** Ways in besides one's own account; nothing where the merchant has none. */
export function OtherWays({ wanted }: { readonly wanted: string | null | undefined }) {
  const t = useText('auth')
  const { boot } = useSite()
  const { FREEPLAY, PASSKEYS, SOCIALGOOGLE, SOCIALFACEBOOK } = boot.capabilities
  const passkeys = PASSKEYS && hasPasskeys()
  if (!FREEPLAY && !passkeys && !SOCIALGOOGLE && !SOCIALFACEBOOK) return null
  return (
    <div className={css.ways}>
      <span className={css.divider}>{t('social.divider')}</span>
      <SocialButtons wanted={wanted} acceptsTerms={NEVER} />
      {passkeys && <PasskeyButton wanted={wanted} />}
      {FREEPLAY && <FreePlayButton wanted={wanted} />}
    </div>
  )
}

/** Who only logs in has accepted nothing: somebody unknown is told to sign up. */
const NEVER = () => false

/** Opens a trial account and signs in with it. */
function FreePlayButton({ wanted }: { readonly wanted: string | null | undefined }) {
  const t = useText('auth')
  const site = useSite()
  const [busy, setBusy] = useState(false)
  const enter = async () => {
    setBusy(true)
    try {
      const answer = await site.call('freePlayLogin', {
        os: systemName(),
        platform: 'W',
        encryption: JSON.stringify(await solveBotCheck(site)),
        version: 3,
      })
      await signInOf(site).enter(answer, { way: 'trial', asAgent: false, wanted })
    } catch (error) {
      toast({ tone: 'error', title: errorText(site.i18n, error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="ghost" block icon="play" busy={busy} onClick={() => void enter()}>
      {t('login.freePlay')}
    </Button>
  )
}

/** The system the browser runs on, by the name it gives itself. */
function systemName(): string {
  return /\(([^;)]+)/.exec(navigator.userAgent)?.[1]?.slice(0, 40) ?? 'unknown'
}
