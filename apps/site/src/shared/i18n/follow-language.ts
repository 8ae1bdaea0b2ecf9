import type { Visit } from '../visit/visit.ts'
import { changeLanguage } from './change-language.ts'

/** Speaks the language that another tab of this site has chosen. Returns a function that ends this. */
export function followLanguage(visit: Visit): () => void {
  const follow = ({ key, newValue, storageArea }: StorageEvent) => {
    if (key !== 'lang' || storageArea !== localStorage) return
    const language = visit.boot.languages.find(({ code }) => code === newValue)
    if (!language || language.code === visit.preferences.getState().language.code) return
    // The page stays as it is when the texts cannot be loaded.
    changeLanguage(visit, language).catch(() => undefined)
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
