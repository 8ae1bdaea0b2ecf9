import { Button } from '@livery/ui/button'
import { Menu } from '@livery/ui/menu'
import { usePreferences, useVisit } from '../visit/use-visit.ts'
import * as css from './language-switch.css.ts'
import { useLanguageChoice } from './use-language-choice.ts'
import { useText } from './use-text.ts'

/** The languages in the header, each in its own script. */
export function LanguageSwitch() {
  const t = useText('core')
  const { languages } = useVisit().boot
  const current = usePreferences((state) => state.language)
  const { choose, coming } = useLanguageChoice()
  const short = current.nativeTag.split('-')[0]?.toUpperCase()
  return (
    <Menu
      label={t('language.choose')}
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant="plain"
          icon="globe"
          className={css.button}
          busy={coming !== null}
          // The accessible name contains the visible text, for people who use voice control.
          aria-label={t('language.current', { language: `${current.nativeName} · ${short}` })}
        >
          {short}
        </Button>
      )}
      entries={languages.map((language) => ({
        id: language.code,
        label: language.nativeName,
        lang: language.nativeTag,
        checked: language.code === current.code,
        onSelect: () => void choose(language),
      }))}
    />
  )
}
