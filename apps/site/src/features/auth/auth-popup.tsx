import { Tabs } from '@livery/ui/tabs'
import { useState } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import type { PopupComponentProps } from '../../shared/popups/popup.ts'
import { recallInvitation } from '../../shared/session/invitation.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import { AuthDialog } from './auth-dialog.tsx'
import { RegisterForm } from './registration/register-form.tsx'
import { RegistrationClosed } from './registration/registration-closed.tsx'
import { useRegisterForm } from './registration/use-register-form.ts'
import { LoginPanel, type LoginWay } from './sign-in/login-panel.tsx'
import { remembered } from './sign-in/remembered.ts'
import { useSmsLogin } from './sign-in/use-sms-login.ts'
import { useUsernameLogin } from './sign-in/use-username-login.ts'

/** Log in and register in one pop-up with two tabs; typed values stay when the tab changes. */
export default function AuthPopup(props: PopupComponentProps<'auth'>) {
  const { open, close, tab: firstTab, reason, game } = props
  const t = useText('auth')
  const core = useText('core')
  const { boot, localStorage } = useVisit()
  const [{ referralCode, affiliateCode }] = useState(() => recallInvitation(localStorage))
  const [tab, setTab] = useState(firstTab)
  const [former, setFormer] = useState(firstTab)
  if (former !== firstTab) {
    setFormer(firstTab)
    setTab(firstTab)
  }
  // When a game or list asked for the sign-in, the page stays; otherwise the sign-in leads to the page that asked, or
  // home.
  const returnTo = props.returnTo ?? (game || reason ? null : undefined)
  const username = useUsernameLogin({ asAgent: false, returnTo })
  const sms = useSmsLogin(returnTo)
  const [way, setWay] = useState<LoginWay>(() => lastWay())
  const register = useRegisterForm(affiliateCode)
  const why = game
    ? t('login.neededGame', { game })
    : reason === 'needed'
      ? core('error.NOT_SIGNED_IN')
      : reason && t(WHY[reason])
  return (
    <AuthDialog
      open={open}
      onClose={close}
      title={tab === 'login' ? t('login.title') : t('register.title')}
      lead={why ?? t(tab === 'login' ? 'login.lead' : 'register.lead', { merchant: boot.merchant.name })}
      banners="w_reg"
    >
      <Tabs
        label={t('tab.label')}
        stretch
        look="pill"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'login',
            label: t('tab.login'),
            panel: (
              <LoginPanel
                username={username}
                sms={sms}
                way={way}
                onWay={setWay}
                returnTo={props.returnTo}
                leadsTo={returnTo}
              />
            ),
          },
          {
            id: 'register',
            label: t('tab.register'),
            panel: register.form ? (
              <RegisterForm register={register} form={register.form} referralCode={referralCode} returnTo={returnTo} />
            ) : (
              <RegistrationClosed />
            ),
          },
        ]}
      />
    </AuthDialog>
  )
}

/** A visitor who last signed in by mobile number starts with that way. */
function lastWay(): LoginWay {
  const { name, mobileNum } = remembered()
  return mobileNum !== '' && name === '' ? 'sms' : 'username'
}

const WHY = { favorite: 'login.neededFavorite', recent: 'login.neededRecent' } as const
