import { PAGES } from '@livery/contract/pages'
import { ButtonLink } from '@livery/ui/button'
import { Icon } from '@livery/ui/icon'
import { Navigate } from 'react-router-dom'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useSession, useVisit } from '../../../shared/visit/use-visit.ts'
import { useUsernameLogin } from '../sign-in/use-username-login.ts'
import { UsernameLoginForm } from '../sign-in/username-login-form.tsx'
import * as css from './agent-login-page.css.ts'

/** The agents' login page, without remember me (docs/product.md 6.10). */
export default function AgentLoginPage() {
  const t = useText('auth')
  const isAgent = useSession(({ member }) => member?.isAgent ?? false)
  const { popups } = useVisit()
  const login = useUsernameLogin({ asAgent: true, returnTo: undefined })
  if (isAgent) return <Navigate to={PAGES.agentHome.path} replace />
  return (
    <div className={css.page}>
      <section className={css.card}>
        <span className={css.mark}>
          <Icon name="agent" size="lg" />
        </span>
        <h1 className={css.title}>{t('agentLogin.title')}</h1>
        <p className={css.lead}>{t('agentLogin.lead')}</p>
        <UsernameLoginForm login={login} onForgot={() => popups.open('forgot', { asAgent: true })} />
        <ButtonLink href={PAGES.home.path} variant="ghost" block>
          {t('agentLogin.toSite')}
        </ButtonLink>
      </section>
    </div>
  )
}
