import { type BootLanguage, LANGUAGE_COOKIE } from '@livery/contract/boot'
import { scriptFontsAddress, WORDS } from '@livery/contract/texts'
import { writeCookie } from '../storage/cookies.ts'
import { withWords } from '../visit/preferences-store.ts'
import { textsTag } from '../visit/texts-tag.ts'
import type { Visit } from '../visit/visit.ts'
import { TEXT_AREAS } from './areas.ts'
import { loadedAreas, loadTexts } from './load-texts.ts'

/** The language that was chosen last. */
const newest = new WeakMap<Visit, BootLanguage>()

/**
 * Changes the language without a reload: first the texts, so that nothing shows half translated; then attributes, fonts
 * and cookies; then the gateway's answers in the old language are requested again. When the texts cannot be loaded it
 * rejects and changes nothing.
 */
export async function changeLanguage(visit: Visit, language: BootLanguage): Promise<void> {
  const { i18n } = visit
  newest.set(visit, language)
  // Hydration fails when a part is in another language than the server rendered it in, so this waits for it.
  await visit.hydration.done
  const data = language.formatFallback === null ? [] : ([WORDS] as const)
  await loadTexts(visit, language, [...loadedAreas(i18n, TEXT_AREAS), ...data])
  // Another language was chosen while this one's texts were on their way.
  if (newest.get(visit) !== language) return
  const former = visit.preferences.getState().language
  if (former.script !== language.script) await addScriptStyles(language.script)
  remember(visit, former, language)
  const root = document.documentElement
  root.lang = language.tag
  root.dir = language.dir
  root.dataset.script = language.script
  await i18n.changeLanguage(textsTag(language))
  const words = i18n.getResourceBundle(textsTag(language), WORDS)
  visit.preferences.setState({ language: withWords(language, words) })
  visit.call('changeLanguage', { language: language.code }).catch(() => undefined)
}

function remember(visit: Visit, former: BootLanguage, language: BootLanguage): void {
  writeCookie(LANGUAGE_COOKIE, language.code)
  visit.localStorage.set('lang', language.code)
  visit.localStorage.set('hisLang', former.code)
}

/** Loads fonts and line heights of a script; a page without them is still readable, so this never rejects. */
function addScriptStyles(script: string): Promise<void> {
  const href = scriptFontsAddress(script)
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve()
  return new Promise((resume) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = link.onerror = () => resume()
    document.head.append(link)
  })
}
