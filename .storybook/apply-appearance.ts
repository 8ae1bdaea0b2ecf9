import { themes } from 'virtual:themes'
import { type AppearanceMode, showMode, showTheme } from '@livery/ui/appearance'

/** The appearance of a page. */
export type Appearance = {
  /** Id of a theme; the first one when it is unknown. */
  theme: string
  mode: AppearanceMode
  direction: 'ltr' | 'rtl'
  /** ISO 15924, the value of `html[data-script]`. */
  script: string
  /** BCP 47; by default the language of the script's sample texts. */
  lang?: string
  /** By default the theme's own. */
  density?: string | undefined
}

export const themeIds: readonly string[] = themes.map((theme) => theme.id)

/** The language of a script's sample texts. */
const SAMPLE_LANGUAGE: Readonly<Record<string, string>> = { Arab: 'ar', Aran: 'ur' }

/** The language of a story's own texts in a script. */
export const sampleLanguage = (script: string): string => SAMPLE_LANGUAGE[script] ?? 'en'

/**
 * Applies a theme to the page as the gateway does: the variables in one style element, the rest as attributes of
 * `<html>`.
 * @param alsoScripts scripts of other parts of the page, whose fonts are loaded too
 */
export function applyAppearance(
  { theme: id, mode, direction, script, lang, density }: Appearance,
  alsoScripts: readonly string[] = [],
): void {
  const root = document.documentElement
  root.dataset.script = script
  root.dir = direction
  root.lang = lang ?? sampleLanguage(script)
  if (density) root.dataset.density = density
  else delete root.dataset.density
  showMode(mode)
  showTheme(cssOf(id, [script, ...alsoScripts]))
}

/** A theme's variables with the fonts of these scripts. */
function cssOf(id: string, scripts: readonly string[]): string {
  const theme = themes.find((candidate) => candidate.id === id) ?? themes[0]
  if (!theme) throw new Error('the project has no theme')
  const own = [...new Set(scripts)].map(
    (script) => `${theme.scriptCss[script] ?? ''}${theme.fonts[script] ?? theme.fonts.Latn ?? ''}`,
  )
  return `${theme.css}${own.join('')}`
}
