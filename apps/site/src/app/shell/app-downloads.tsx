import { ButtonLink } from '@livery/ui/button'
import { useText } from '../../shared/i18n/use-text.ts'
import { useSite } from '../../shared/site/use-site.ts'
import * as css from './app-downloads.css.ts'
import { block, group } from './side-menu.css.ts'

const NAMES = {
  ios: 'sideMenu.downloadIos',
  android: 'sideMenu.downloadAndroid',
  lite: 'sideMenu.downloadLite',
} as const
const ICONS = { ios: 'apple', android: 'android', lite: 'download' } as const

/** The merchant's apps: a code to scan on desktop, a button on phones. */
export function AppDownloads() {
  const t = useText('core')
  const { apps } = useSite().boot.merchant
  if (apps.length === 0) return null
  const codes = apps.filter(({ qr }) => qr !== null)
  return (
    <div className={block}>
      <p className={group}>{t('sideMenu.download')}</p>
      {codes.length > 0 && (
        <div className={css.codes}>
          {codes.map(({ kind, qr }) => (
            <figure key={kind} className={css.code}>
              <img
                className={css.picture}
                src={qr ?? ''}
                width={96}
                height={96}
                loading="lazy"
                alt={t('sideMenu.qrAlt', { platform: t(NAMES[kind]) })}
              />
              <figcaption className={css.caption}>{t(NAMES[kind])}</figcaption>
            </figure>
          ))}
        </div>
      )}
      <div className={css.buttons}>
        {apps.map(({ kind, url }) => (
          <ButtonLink key={kind} href={url} variant="secondary" size="sm" icon={ICONS[kind]} block>
            {t(NAMES[kind])}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}
