import { useText } from '../../../shared/i18n/use-text.ts'
import { hasPasskeys } from '../../../shared/passkeys/passkeys.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../auth-popup.css.ts'
import { FreePlayButton } from './free-play-button.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { SocialButtons } from './social-buttons.tsx'

/** Ways to sign in besides username and code; nothing when the merchant has none. */
export function OtherWays({ returnTo }: { readonly returnTo: string | null | undefined }) {
  const t = useText('auth')
  const { boot } = useVisit()
  const { FREEPLAY, PASSKEYS, SOCIALGOOGLE, SOCIALFACEBOOK } = boot.capabilities
  const passkeys = PASSKEYS && hasPasskeys()
  if (!FREEPLAY && !passkeys && !SOCIALGOOGLE && !SOCIALFACEBOOK) return null
  return (
    <div className={css.ways}>
      <span className={css.divider}>{t('social.divider')}</span>
      <SocialButtons returnTo={returnTo} acceptsTerms={NEVER} />
      {passkeys && <PasskeyButton returnTo={returnTo} />}
      {FREEPLAY && <FreePlayButton returnTo={returnTo} />}
    </div>
  )
}

/** Terms are accepted only when registering, so an unknown person who logs in is asked to register. */
const NEVER = () => false
