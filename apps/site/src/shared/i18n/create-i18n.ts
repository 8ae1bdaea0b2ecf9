import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

/**
 * An i18next of its own for one page: on the server one a request, in the browser one a visit. `texts` holds the parsed
 * areas of `tag`'s language; there is no fallback language, since every language is complete or is not offered.
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
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}
