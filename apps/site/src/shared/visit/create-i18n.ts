import { insertion } from '@livery/locale/isolate'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

/**
 * A separate i18next for one page: on the server one for each request, in the browser one for each visit. `texts` holds
 * the parsed areas of `tag`'s language. There is no fallback language, because the gateway fills the gaps. If a key is
 * still missing, as on a page of an older build, nothing is shown rather than the key.
 */
export function createI18n(tag: string, texts: Readonly<Record<string, unknown>>): i18n {
  const instance = createInstance()
  instance.use(initReactI18next).init({
    lng: tag,
    fallbackLng: false,
    defaultNS: 'core',
    ns: Object.keys(texts),
    resources: { [tag]: texts as Record<string, Record<string, string>> },
    initAsync: false,
    // React escapes; what is inserted is isolated from the direction of the text around it.
    interpolation: { escapeValue: true, escape: (value: string) => insertion(value, directionOf(instance)) },
    ...(import.meta.env.DEV ? {} : { parseMissingKeyHandler: () => '' }),
    react: { useSuspense: false },
  })
  return instance
}

const directions = new Map<string, 'ltr' | 'rtl'>()

/** The direction is remembered, because finding it takes longer than inserting the text. */
function directionOf(page: i18n): 'ltr' | 'rtl' {
  const direction = directions.get(page.language) ?? page.dir(page.language)
  directions.set(page.language, direction)
  return direction
}
