import type { i18n } from 'i18next'
import { use } from 'react'
import { whileComing } from '../connection/pages-coming.ts'
import { textsTag } from '../visit/texts-tag.ts'
import { usePreferences, useVisit } from '../visit/use-visit.ts'
import type { Area } from './areas.ts'
import { loadTexts } from './load-texts.ts'

/**
 * React renders again when a promise fails and must then find the failed one, so it is stored; a later visit tries
 * again.
 */
const FORGOTTEN_AFTER_MS = 500

const coming = new WeakMap<i18n, Map<string, Promise<void>>>()

/** Suspends until the texts that only this page needs are loaded; on the first page they are there already. */
export function usePageTexts(areas: readonly Area[] = []): void {
  const visit = useVisit()
  const { i18n } = visit
  const language = usePreferences((state) => state.language)
  const missing = areas.filter((area) => !i18n.hasResourceBundle(textsTag(language), area))
  if (missing.length === 0) return
  const key = [language.code, ...missing].join()
  const promises = coming.get(i18n) ?? new Map<string, Promise<void>>()
  coming.set(i18n, promises)
  const promise = promises.get(key) ?? whileComing(loadTexts(visit, language, missing))
  promises.set(key, promise)
  promise.catch(() => setTimeout(() => promises.delete(key), FORGOTTEN_AFTER_MS))
  use(promise)
}
