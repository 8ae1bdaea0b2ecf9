import { useText } from '../../shared/i18n/use-text.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useLanguageCode, useSite } from '../../shared/site/use-site.ts'
import * as css from './auth-popup.css.ts'

const CARDS = 3

/** The merchant's face beside the forms, where there is room for it: decoration, and not read out. */
export function AuthWelcome() {
  const t = useText('core')
  const { merchant } = useSite().boot
  const { data } = useAnswer('getHotGameList', { language: useLanguageCode() })
  return (
    <div className={css.welcome} aria-hidden="true">
      <div className={css.welcomeWords}>
        <img className={css.welcomeMark} src={merchant.logo.mark} alt="" />
        <p className={css.welcomeName}>{merchant.name}</p>
        <p className={css.welcomeText}>{merchant.tagline}</p>
        <div className={css.hand}>
          {data?.list.slice(0, CARDS).map((game) => (
            <img key={game.nodeId} className={css.card} src={`${game.iconUrl}/240`} alt="" />
          ))}
        </div>
        <p className={css.welcomeSmall}>
          {t('compliance.age', { age: merchant.jurisdiction.ageMinimum })} · {t('compliance.responsible')}
        </p>
      </div>
    </div>
  )
}
