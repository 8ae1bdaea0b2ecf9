import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

/**
 * An i18next of its own for one page: on the server one a request, in the browser one a visit. `texts` holds the parsed
 * areas of `tag`'s language; there is no fallback language, since the gateway completes what it sends. Should a key still
 * be missing, as on a page of the build before, a reader sees nothing rather than a key.
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
    ...(import.meta.env.DEV ? {} : { parseMissingKeyHandler: () => '' }),
    react: { useSuspense: false },
  })
  return instance
}
