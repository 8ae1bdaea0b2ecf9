import { PAGES } from '@livery/contract/pages'
import { Icon } from '@livery/ui/icon'
import { Link } from '@livery/ui/link'
import { useText } from '../../shared/i18n/use-text.ts'
import { sideIds } from '../../shared/pages/side-ids.ts'
import { SupportLink } from '../../shared/support/support-link.tsx'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './support-bar.css.ts'

const PANEL_ID = 'support-panel'

/** The contacts that float over every page; none where the merchant shows them elsewhere. */
function useFloating() {
  const { menus, status } = useVisit().boot
  if (!sideIds(menus).includes('customerService')) return []
  return status.customerService.filter(({ csPosition }) => csPosition === 'float')
}

/**
 * Customer service on every page: a button whose panel opens without any script, in the tab bar of phones and at the
 * edge of wider windows.
 */
export function SupportBar() {
  const t = useText('core')
  if (useFloating().length === 0) return null
  return (
    <div className={css.place}>
      <button type="button" className={css.button} popoverTarget={PANEL_ID} aria-label={t('support.open')}>
        <Icon name="headset" className={css.icon} />
      </button>
    </div>
  )
}

/**
 * The panel that the button opens. It comes after the page's content in the markup, because visitors see that first.
 */
export function SupportPanel() {
  const t = useText('core')
  const entries = useFloating()
  if (entries.length === 0) return null
  return (
    <section id={PANEL_ID} popover="auto" className={css.panel} aria-label={t('support.bar')}>
      <p className={css.title}>{t('support.bar')}</p>
      <p className={css.hint}>{t('sideMenu.supportHint')}</p>
      <Link className={css.entry} href={PAGES.feedback.path}>
        <Icon name="paper-plane" />
        {t('page.feedback')}
      </Link>
      {entries.map((entry) => (
        <SupportLink key={`${entry.csType} ${entry.path}`} entry={entry} className={css.entry} />
      ))}
    </section>
  )
}
