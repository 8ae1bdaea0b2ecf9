import { PAGES } from '@livery/contract/pages'
import { Link } from 'react-router-dom'
import { AgentControls } from '../../features/agent/agent-controls.tsx'
import { LanguageSwitch } from '../../shared/i18n/language-switch.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './agent-header.css.ts'
import { Logo } from './logo.tsx'
import { ModeSwitch } from './mode-switch.tsx'

/** The header of the agents' pages. */
export function AgentHeader() {
  const t = useText('core')
  const { merchant } = useVisit().boot
  return (
    <header className={css.header}>
      <Link to={PAGES.agentHome.path} className={css.home} aria-label={`${merchant.name}, ${t('account.agentCentre')}`}>
        <Logo />
      </Link>
      <span className={css.title}>{t('account.agentCentre')}</span>
      <div className={css.settings}>
        <LanguageSwitch />
        <ModeSwitch />
      </div>
      <AgentControls />
    </header>
  )
}
