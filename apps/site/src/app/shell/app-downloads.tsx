import { PAGES } from '@livery/contract/pages'
import { cx } from '@livery/ui/cx'
import { Icon } from '@livery/ui/icon'
import { Link } from 'react-router-dom'
import { useText } from '../../shared/i18n/use-text.ts'
import { useHydrated } from '../../shared/visit/use-hydrated.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './app-downloads.css.ts'
import { entry, label, phoneOnly } from './side-menu.css.ts'

const PANEL_ID = 'app-downloads'
const NAMES = {
  ios: 'sideMenu.downloadIos',
  android: 'sideMenu.downloadAndroid',
  lite: 'sideMenu.downloadLite',
} as const
/** The platforms' own names, which no language translates. */
const PLATFORMS = { ios: 'iOS', android: 'Android', lite: 'Lite' } as const
const ICONS = { ios: 'apple', android: 'android', lite: 'download' } as const

/** The merchant's apps: codes to scan on desktop, behind one entry; links on phones. */
export function AppDownloads() {
  const t = useText('core')
  const { apps } = useVisit().boot.merchant
  const hydrated = useHydrated()
  if (apps.length === 0) return null
  // What shows only after a press is left out of the first HTML. One page usually explains every app.
  const shown = hydrated ? apps : []
  const guides = hydrated ? [...new Set(apps.flatMap(({ guide }) => guide ?? []))] : []
  return (
    <>
      <button type="button" className={cx(entry, css.opener)} popoverTarget={PANEL_ID} title={t('sideMenu.download')}>
        <Icon name="qr" />
        <span className={label}>{t('sideMenu.download')}</span>
      </button>
      <section id={PANEL_ID} popover="auto" className={css.panel} aria-label={t('sideMenu.download')}>
        <p className={css.title}>{t('sideMenu.scan')}</p>
        <ul className={css.codes}>
          {shown.map(({ kind, url, qr }) => (
            <li key={kind}>
              <a className={css.code} href={url}>
                {qr && (
                  <img
                    className={css.picture}
                    src={qr}
                    width={120}
                    height={120}
                    loading="lazy"
                    alt={t('sideMenu.qrAlt', { platform: PLATFORMS[kind] })}
                  />
                )}
                {t(NAMES[kind])}
              </a>
            </li>
          ))}
        </ul>
        {hydrated && (
          <Link className={css.guide} to={PAGES.download.path}>
            {t('page.download')}
          </Link>
        )}
        {guides.map((guide) => (
          <Link key={guide} className={css.guide} to={guide}>
            {t('sideMenu.installGuide')}
          </Link>
        ))}
      </section>
      <div className={phoneOnly}>
        {shown.map(({ kind, url }) => (
          <a key={kind} className={entry} href={url}>
            <Icon name={ICONS[kind]} />
            {t(NAMES[kind])}
          </a>
        ))}
        {hydrated && (
          <Link className={entry} to={PAGES.download.path}>
            <Icon name="download" />
            {t('page.download')}
          </Link>
        )}
        {guides.map((guide) => (
          <Link key={guide} className={entry} to={guide}>
            <Icon name="info" />
            {t('sideMenu.installGuide')}
          </Link>
        ))}
      </div>
    </>
  )
}
