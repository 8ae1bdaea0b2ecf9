import { Icon } from '@livery/ui/icon'
import * as css from '../../shared/i18n/language-switch.css.ts'
import { useLanguageChoice } from '../../shared/i18n/use-language-choice.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { usePreferences, useVisit } from '../../shared/visit/use-visit.ts'
import { entry } from './side-menu.css.ts'

/** The languages in the side menu: an expandable list, because a drawer has no room for a menu above it. */
export function LanguageList() {
  const t = useText('core')
  const { languages } = useVisit().boot
  const current = usePreferences((state) => state.language)
  const { choose, coming } = useLanguageChoice()
  return (
    <details className={css.details}>
      <summary className={entry}>
        <Icon name="globe" />
        <span lang={current.nativeTag}>{current.nativeName}</span>
        <Icon name="chevron-down" size="xs" className={css.end} />
      </summary>
      <ul aria-label={t('language.choose')}>
        {languages.map((language) => (
          <li key={language.code}>
            <button
              type="button"
              className={`${entry} ${css.choice}`}
              lang={language.nativeTag}
              dir={language.dir}
              aria-current={language.code === current.code}
              aria-busy={language.code === coming}
              onClick={() => choose(language)}
            >
              {language.nativeName}
              {language.code === current.code && <Icon name="check" size="sm" className={css.end} />}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
