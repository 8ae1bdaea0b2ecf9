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
 * `useTranslation` it waits for no area to be loaded, since a page has its texts before it shows, and so costs a form
 * of twenty fields far less.
 */
export function useText<Area extends TextArea>(area: Area): TFunction<Area> {
  const { i18n } = useVisit()
  const { subscribe, language, functions } = textsOf(i18n)
  const tag = useSyncExternalStore(subscribe, language, language)
  const key = `${tag}/${area}`
  const known = functions.get(key) as TFunction<Area> | undefined
  if (known) return known
  // The library's type lists the keys of an area; remembering needs only that they are texts.
  const made = withMemory(i18n, i18n.getFixedT(tag, area) as unknown as Look) as unknown as TFunction<Area>
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

/** How many texts are remembered of an area; a countdown alone has hundreds. */
const MOST_REMEMBERED = 1000

type Look = (key: string, params?: object) => string

/** Looks a text up once for its parameters, until texts are added. */
function withMemory(page: i18n, look: Look): Look {
  const known = new Map<string, string>()
  page.store.on('added', () => known.clear())
  return (key, params) => {
    const name = nameOf(key, params)
    if (name === null) return look(key, params)
    const text = known.get(name) ?? look(key, params)
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(name, text)
    return text
  }
}

/** A text and its parameters as one word; null where a parameter is more than a text or a number. */
function nameOf(key: string, params: object = {}): string | null {
  let name = key
  for (const [param, value] of Object.entries(params)) {
    if (typeof value !== 'string' && typeof value !== 'number') return null
    name += `\n${param}=${value}`
  }
  return name
}
