import { Dialog } from '@livery/ui/dialog'
import { Tabs } from '@livery/ui/tabs'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useText } from '../../shared/i18n/use-text.ts'
import type { PopupComponentProps } from '../../shared/popups/popup.ts'
import { recallInvitation } from '../../shared/session/invitation.ts'
import { useSite } from '../../shared/site/use-site.ts'
import * as css from './auth-popup.css.ts'
import { AuthWelcome } from './auth-welcome.tsx'
import { LoginForm, type LoginValues } from './login-form.tsx'
import { RegisterForm } from './register/register-form.tsx'
import { RegistrationClosed } from './register/registration-closed.tsx'
import { useRegister } from './register/use-register.ts'
import { rememberedName } from './remembered.ts'

/** Log in or sign up, in one pop-up with two tabs; what one typed stays while one looks at the other. */
export default function AuthPopup(props: PopupComponentProps<'auth'>) {
  const { open, close, tab: firstTab, reason, game } = props
  const t = useText('auth')
  const core = useText('core')
  const { boot, sessionStorage } = useSite()
  const [{ referralCode, affiliateCode }] = useState(() => recallInvitation(sessionStorage))
  const [tab, setTab] = useState(firstTab)
  const [former, setFormer] = useState(firstTab)
  if (former !== firstTab) {
    setFormer(firstTab)
    setTab(firstTab)
  }
  const login = useForm<LoginValues>({ defaultValues: loginDefaults(), shouldFocusError: false })
  const { model, form, setMethod, state, linkedCode } = useRegister(affiliateCode)
  const merchant = boot.merchant.name
  const why = game ? t('login.neededGame', { game }) : reason ? t(WHY[reason]) : undefined
  return (
    <Dialog
      open={open}
      onClose={close}
      title={tab === 'login' ? t('login.title') : t('register.title')}
      titleHidden
      closeLabel={core('a11y.closeDialog')}
      size="xl"
      keepOnCover
      bare
      className={css.dialog}
    >
      <div className={css.columns}>
        <AuthWelcome />
        <div className={css.forms}>
          <p className={css.title}>{tab === 'login' ? t('login.title') : t('register.title')}</p>
          <p className={css.lead}>{why ?? t(tab === 'login' ? 'login.lead' : 'register.lead', { merchant })}</p>
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
                panel: <LoginForm form={login} onRegister={() => setTab('register')} />,
              },
              {
                id: 'register',
                label: t('tab.register'),
                panel: form ? (
                  <RegisterForm
                    model={model}
                    form={form}
                    onMethod={setMethod}
                    state={state}
                    referralCode={referralCode}
                    affiliateCode={linkedCode}
                    onLogin={() => setTab('login')}
                  />
                ) : (
                  <RegistrationClosed />
                ),
              },
            ]}
          />
        </div>
      </div>
    </Dialog>
  )
}

const WHY = { needed: 'login.needed', favorite: 'login.neededFavorite', recent: 'login.neededRecent' } as const

function loginDefaults(): LoginValues {
  const { name, remember } = rememberedName()
  return { username: name, password: '', captcha: '', remember }
}
