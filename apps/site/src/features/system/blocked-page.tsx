import { useText } from '../../shared/i18n/use-text.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { usePreferences } from '../../shared/visit/use-visit.ts'
import * as css from './startup-page.css.ts'
import { StartupPage } from './startup-page.tsx'

const NO_BREAK_SPACE = '\u00a0'

/**
 * The visitor's region or address is not served (status 2); both are shown for customer service. The page is the same
 * for all who are blocked, so they are asked for, and have their place until they come.
 */
export default function BlockedPage() {
  const t = useText('core')
  const { formatTag, formatFallback } = usePreferences(({ language }) => language)
  const { data } = useAnswer('systemStatus', {})
  return (
    <StartupPage drawing="barred" title={t('startup.blockedTitle')} text={t('startup.blockedText')}>
      <div className={css.address}>
        <span className={css.addressLabel}>{t('startup.blockedIp')}</span>
        <bdi dir="ltr" className={css.addressValue}>
          {data?.ip ?? NO_BREAK_SPACE}
        </bdi>
        <bdi className={css.addressCountry}>
          {data?.location ? countryName(data.location, [formatTag, formatFallback ?? 'en']) : NO_BREAK_SPACE}
        </bdi>
        <p className={css.addressHelp}>{t('startup.blockedHelp')}</p>
      </div>
    </StartupPage>
  )
}

function countryName(country: string, locales: readonly string[]): string {
  return new Intl.DisplayNames(locales, { type: 'region' }).of(country) ?? country
}
