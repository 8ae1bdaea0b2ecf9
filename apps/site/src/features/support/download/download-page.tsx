import { ButtonLink } from '@livery/ui/button'
import { Icon } from '@livery/ui/icon'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { AppGuide } from './app-guide.tsx'
import * as css from './download.css.ts'
import { WebApp } from './web-app.tsx'

const ICONS = { ios: 'apple', android: 'android', lite: 'download' } as const
/** The platforms' own names, which no language translates. */
const PLATFORMS = { ios: 'iOS', android: 'Android', lite: 'Lite' } as const

/** The merchant's apps, each with a code to scan, a link and a guide; and the site itself as an app. */
export default function DownloadPage() {
  const t = useText('download')
  const core = useText('core')
  const { apps } = useVisit().boot.merchant
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{core('page.download')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </header>
      <WebApp />
      {apps.map(({ kind, url, qr }) => (
        <section key={kind} id={kind} className={css.app} aria-labelledby={`app-${kind}`}>
          <div className={css.top}>
            <div className={css.words}>
              <h2 id={`app-${kind}`} className={css.name}>
                <Icon name={ICONS[kind]} />
                {t(`app.${kind}`)}
              </h2>
              <p className={css.about}>{t(`about.${kind}`)}</p>
              <ButtonLink href={url} icon="download">
                {t('get')}
              </ButtonLink>
            </div>
            {qr && (
              <img
                className={css.code}
                src={qr}
                width={128}
                height={128}
                loading="lazy"
                alt={core('sideMenu.qrAlt', { platform: PLATFORMS[kind] })}
              />
            )}
          </div>
          <AppGuide guide={kind} hasCode={Boolean(qr)} />
        </section>
      ))}
    </div>
  )
}
