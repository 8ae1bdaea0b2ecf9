import { PAGES } from '@livery/contract/pages'
import { ButtonLink } from '@livery/ui/button'
import type { MouseEvent } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './guest-controls.css.ts'

/** The header's buttons for visitors. They are links, so that they work before the script has loaded. */
export function GuestControls() {
  const t = useText('core')
  const { popups } = useVisit()
  const open = (tab: 'login' | 'register') => (event: MouseEvent) => {
    event.preventDefault()
    popups.open('auth', { tab })
  }
  return (
    <div className={css.controls}>
      <ButtonLink href={PAGES.home.popups.login} variant="plain" className={css.login} onClick={open('login')}>
        {t('header.login')}
      </ButtonLink>
      <ButtonLink href={PAGES.home.popups.register} className={css.register} onClick={open('register')}>
        {t('header.register')}
      </ButtonLink>
    </div>
  )
}
