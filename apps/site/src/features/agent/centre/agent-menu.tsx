import { isSamePath, PAGES } from '@livery/contract/pages'
import { Icon, type IconName } from '@livery/ui/icon'
import { Link } from '@livery/ui/link'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../../shared/i18n/use-text.ts'
import { hasMemberPage } from '../../../shared/member-centre/has-member-page.ts'
import { UnreadBadge } from '../../../shared/messages/unread-badge.tsx'
import { SupportLink } from '../../../shared/support/support-link.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './agent-centre.css.ts'
import { useAgentPages } from './use-agent-pages.ts'

/** The back office's pages, and the pages of the site that agents need too (docs/product.md 11.1). */
export function AgentMenu() {
  const t = useText('agent')
  const core = useText('core')
  const { boot, popups } = useVisit()
  const { pathname } = useLocation()
  const pages = useAgentPages()
  const [support] = boot.status.customerService
  const menu = useRef<HTMLElement>(null)
  // The row begins with the entry of the current page: in its middle, entries would be cut at both ends.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is as long as the menu
  useEffect(() => {
    menu.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }, [pathname, pages.length])
  return (
    <nav ref={menu} className={css.menu} aria-label={core('account.agentCentre')}>
      {pages.map(({ id, path, titleKey, icon }) => (
        <Entry
          key={id}
          {...{ path, icon }}
          isHere={isSamePath(path, pathname)}
          title={t(titleKey as 'page.overview')}
        />
      ))}
      <div className={css.apart}>
        {hasMemberPage(boot, 'depositv2') && (
          <Entry path={PAGES.depositv2.path} icon="wallet" title={core('header.deposit')} />
        )}
        {hasMemberPage(boot, 'withdraw') && (
          <Entry path={PAGES.withdraw.path} icon="wallet" title={core('header.withdraw')} />
        )}
        {hasMemberPage(boot, 'messageV2') ? (
          <Entry path={PAGES.messageV2.path} icon="mail" title={core('page.messageV2')}>
            <UnreadBadge className={css.count} />
          </Entry>
        ) : (
          <button type="button" className={css.entry} onClick={() => popups.open('notices', {})}>
            <Icon name="bell" />
            {core('header.notices')}
          </button>
        )}
        {support && (
          <SupportLink entry={support} className={css.entry}>
            {core('account.customerService')}
          </SupportLink>
        )}
        <Entry path={PAGES.home.path} icon="home" title={t('menu.toSite')} />
      </div>
    </nav>
  )
}

interface EntryProps {
  readonly path: string
  readonly icon: IconName
  readonly title: string
  readonly isHere?: boolean
  /** What stands after the title. */
  readonly children?: ReactNode
}

function Entry({ path, icon, title, isHere = false, children }: EntryProps) {
  return (
    <Link href={path} className={css.entry} aria-current={isHere ? 'page' : undefined}>
      <Icon name={icon} />
      {title}
      {children}
    </Link>
  )
}
