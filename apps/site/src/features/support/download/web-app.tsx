import { PAGES } from '@livery/contract/pages'
import { Button } from '@livery/ui/button'
import { Icon } from '@livery/ui/icon'
import { QrCode } from '@livery/ui/qr-code'
import { useEffect, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { install, useInstallOffer } from '../../../shared/install/install-offer.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { AppGuide } from './app-guide.tsx'
import * as css from './download.css.ts'

/** The site itself as an app: at a press where the browser offers it, otherwise by steps. */
export function WebApp() {
  const t = useText('download')
  const { name } = useVisit().boot.merchant
  const offer = useInstallOffer()
  const [isInstalled, setInstalled] = useState(false)
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const done = () => setInstalled(true)
    // The phone that scans it stands before the steps for it.
    setAddress(location.origin + PAGES.download.path)
    setInstalled(matchMedia('(display-mode: standalone)').matches)
    addEventListener('appinstalled', done)
    return () => removeEventListener('appinstalled', done)
  }, [])
  return (
    <section id="web" className={css.app} aria-labelledby="app-web">
      <div className={css.top}>
        <div className={css.words}>
          <h2 id="app-web" className={css.name}>
            <Icon name="home" />
            {t('web.title')}
          </h2>
          <p className={css.about}>{t('web.text', { merchant: name })}</p>
          {isInstalled && <p role="status">{t('web.installed')}</p>}
          {offer && (
            <Button icon="download" onClick={() => install(offer)}>
              {t('web.install')}
            </Button>
          )}
        </div>
        <div className={css.scan}>{address && <QrCode text={address} label={t('web.scan')} size="fill" />}</div>
      </div>
      <h3>{t('web.ios')}</h3>
      <AppGuide guide="webIos" hasCode />
      <h3>{t('web.android')}</h3>
      <AppGuide guide="webAndroid" hasCode />
    </section>
  )
}
