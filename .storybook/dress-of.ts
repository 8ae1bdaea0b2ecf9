import { merchants } from 'virtual:merchants'
import { OWN, type Toolbar, toolbarLocales } from './toolbar.ts'
import { type Dress, sampleLanguage } from './wear.ts'

/** What a story wears, by the toolbar and by what it holds fast itself. */
export function dressOf(globals: Toolbar): Dress {
  const merchant = merchants.find(({ id }) => id === globals.merchant) ?? merchants[0]
  const locale = toolbarLocales.find(({ code }) => code === globals.locale) ?? toolbarLocales[0]
  if (!merchant || !locale) throw new Error('the project has no merchant')
  const script = globals.script === OWN ? locale.script : globals.script
  return {
    theme: globals.theme === OWN ? merchant.theme : globals.theme,
    mode: globals.mode,
    direction: globals.direction === OWN ? locale.direction : globals.direction,
    script,
    // Sample texts in other letters are in a language of their own.
    lang: script === locale.script ? locale.tag : sampleLanguage(script),
    density: globals.density === OWN ? undefined : globals.density,
  }
}
