import type { i18n, TFunction } from 'i18next'
import { useSyncExternalStore } from 'react'
import { useVisit } from '../visit/use-visit.ts'
import type { TextArea } from './areas.ts'

/** What all components of one page share, made once: nearly each of them asks for texts. */
interface Texts {
  readonly subscribe: (change: () => void) => () => void
  readonly language: () => string
  /** By language and area. */
  readonly functions: Map<string, unknown>
}

const pages = new WeakMap<i18n, Texts>()

/**
 * Text of an area in the reader's language; the component renders again when the language changes. Unlike
 * `useTranslation` it waits for no area to be loaded, since a page has its texts before it shows, and so costs a form of
 * twenty fields far less.
 */
export function useText<Area extends TextArea>(area: Area): TFunction<Area> {
  const { i18n } = useVisit()
  const { subscribe, language, functions } = textsOf(i18n)
  const tag = useSyncExternalStore(subscribe, language, language)
  const key = `${tag}/${area}`
  const known = functions.get(key) as TFunction<Area> | undefined
  if (known) return known
  const made = withMemory<TFunction<Area>>(i18n, i18n.getFixedT(tag, area))
  functions.set(key, made)
  return made
}

function textsOf(page: i18n): Texts {
  const known = pages.get(page)
  if (known) return known
  const made: Texts = {
    subscribe(change) {
      page.on('languageChanged', change)
      return () => page.off('languageChanged', change)
    },
    language: () => page.language,
    functions: new Map(),
  }
  pages.set(page, made)
  return made
}

/** The same function, which looks a text without parameters up once, until texts are added. */
function withMemory<Look extends (...of: never[]) => unknown>(page: i18n, look: Look): Look {
  const known = new Map<unknown, unknown>()
  page.store.on('added', () => known.clear())
  return new Proxy(look, {
    apply(target, self, of: readonly unknown[]) {
      const [key] = of
      if (of.length > 1 || typeof key !== 'string') return Reflect.apply(target, self, of)
      const text = known.get(key) ?? Reflect.apply(target, self, of)
      known.set(key, text)
      return text
    },
  })
}
