import { Tabs } from '@livery/ui/tabs'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../auth-popup.css.ts'
import type { MobileCodeForm } from '../codes/use-mobile-code.ts'
import { OtherWays } from './other-ways.tsx'
import { SmsLoginForm } from './sms-login-form.tsx'
import type { UsernameLogin } from './use-username-login.ts'
import { UsernameLoginForm } from './username-login-form.tsx'

export type LoginWay = 'username' | 'sms'

interface LoginPanelProps {
  /** Held by the pop-up, so that typed values survive a change of the tab. */
  readonly username: UsernameLogin
  readonly sms: MobileCodeForm
  readonly way: LoginWay
  readonly onWay: (way: LoginWay) => void
  /** The page that asked for the sign-in. */
  readonly returnTo: string | undefined
  /** Where to go afterwards, see `Entering`. */
  readonly leadsTo: string | null | undefined
}

/** All ways to log in: by name, by SMS code where the merchant has it, and the others it offers. */
export function LoginPanel({ username, sms, way, onWay, returnTo, leadsTo }: LoginPanelProps) {
  const t = useText('auth')
  const { boot, popups } = useVisit()
  const toForgot = () => {
    // Opens the new pop-up first, because closing the only one would lead home.
    popups.open('forgot', { returnTo })
    popups.close('auth')
  }
  const byName = <UsernameLoginForm login={username} onForgot={toForgot} />
  return (
    <>
      {boot.capabilities.SMSLOGIN ? (
        <div className={css.methods}>
          <Tabs
            label={t('method.label')}
            stretch
            value={way}
            onChange={onWay}
            tabs={[
              { id: 'username', label: t('method.username'), panel: byName },
              { id: 'sms', label: t('method.sms'), panel: <SmsLoginForm login={sms} /> },
            ]}
          />
        </div>
      ) : (
        byName
      )}
      <OtherWays returnTo={leadsTo} />
    </>
  )
}
