import { useText } from '../../shared/i18n/use-text.ts'
import { useSite } from '../../shared/site/use-site.ts'
import * as css from './startup-page.css.ts'
import { StartupPage } from './startup-page.tsx'

/** The visitor's region or address is not served (status 2); the address is shown for customer service. */
export default function BlockedPage() {
  const t = useText('core')
  const { ip } = useSite().boot.status
  return (
    <StartupPage icon="shield" title={t('startup.blockedTitle')} text={t('startup.blockedText')}>
      {ip && (
        <div className={css.address}>
          <span className={css.addressLabel}>{t('startup.blockedIp')}</span>
          <bdi dir="ltr" className={css.addressValue}>
            {ip}
          </bdi>
          <p className={css.addressHelp}>{t('startup.blockedHelp')}</p>
        </div>
      )}
    </StartupPage>
  )
}
