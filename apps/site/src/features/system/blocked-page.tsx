import { useText } from '../../shared/i18n/use-text.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import * as css from './startup-page.css.ts'
import { StartupPage } from './startup-page.tsx'

const NO_BREAK_SPACE = '\u00a0'

/**
 * The visitor's region or address is not served (status 2); the address is shown for customer service. The page is the
 * same for all who are blocked, so the address is asked for, and has its place until it comes.
 */
export default function BlockedPage() {
  const t = useText('core')
  const { data } = useAnswer('systemStatus', {})
  return (
    <StartupPage icon="shield" title={t('startup.blockedTitle')} text={t('startup.blockedText')}>
      <div className={css.address}>
        <span className={css.addressLabel}>{t('startup.blockedIp')}</span>
        <bdi dir="ltr" className={css.addressValue}>
          {data?.ip ?? NO_BREAK_SPACE}
        </bdi>
        <p className={css.addressHelp}>{t('startup.blockedHelp')}</p>
      </div>
    </StartupPage>
  )
}
