import { useText } from '../../shared/i18n/use-text.ts'
import { useSite } from '../../shared/site/use-site.ts'
import * as css from './auth-popup.css.ts'

/** The merchant's face beside the forms, where there is room for it. */
export function AuthWelcome() {
  const t = useText('core')
  const { merchant } = useSite().boot
  return (
    <div className={css.welcome} aria-hidden="true">
      <img className={css.welcomeShadow} src={merchant.logo.mark} alt="" />
      <img className={css.welcomeMark} src={merchant.logo.mark} alt="" />
      <p className={css.welcomeName}>{merchant.name}</p>
      <p className={css.welcomeText}>{merchant.tagline}</p>
      <p className={css.welcomeSmall}>
        {t('compliance.age', { age: merchant.jurisdiction.ageMinimum })} · {t('compliance.responsible')}
      </p>
    </div>
  )
}
