import { merchants } from 'virtual:merchants'
import { pseudoLocales } from '@livery/locale/pseudo'
import { type Appearance, sampleLanguage } from './apply-appearance.ts'
import { OWN, type Toolbar, toolbarLocales } from './toolbar.ts'

/** The toolbar's locale if its merchant has it or it is a pseudo-locale; otherwise the merchant's first. */
export function spokenLocale({ merchant, locale }: Toolbar): string {
  const { languages = [] } = merchants.find(({ id }) => id === merchant) ?? merchants[0] ?? {}
  const isPseudo = pseudoLocales.some(({ code }) => code === locale)
  return isPseudo || languages.includes(locale) ? locale : (languages[0] ?? locale)
}

/**
 * The theme, mode and language of a story, from the toolbar and from the story's own parameters.
 * @param spoken restricts the language to those of the merchant, as the gateway does
 */
export function appearanceOf(globals: Toolbar, spoken = false): Appearance {
  const merchant = merchants.find(({ id }) => id === globals.merchant) ?? merchants[0]
  const code = spoken ? spokenLocale(globals) : globals.locale
  const locale = toolbarLocales.find((row) => row.code === code) ?? toolbarLocales[0]
  if (!merchant || !locale) throw new Error('the project has no merchant')
  const script = globals.script === OWN ? locale.script : globals.script
  return {
    theme: globals.theme === OWN ? merchant.theme : globals.theme,
    mode: globals.mode,
    direction: globals.direction === OWN ? locale.direction : globals.direction,
    script,
    // Sample texts in another script belong to another language.
    lang: script === locale.script ? locale.tag : sampleLanguage(script),
    density: globals.density === OWN ? undefined : globals.density,
  }
}
