import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Preferences } from '../preferences/preferences-store.ts'
import type { SessionState } from '../session/session-store.ts'
import type { Site } from './site.ts'

export const SiteContext = createContext<Site | null>(null)

/** The visit around this component. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite outside of <SiteContext>')
  return site
}

export function useSession<Selected>(select: (state: SessionState) => Selected): Selected {
  return useStore(useSite().session, select)
}

export function usePreferences<Selected>(select: (state: Preferences) => Selected): Selected {
  return useStore(useSite().preferences, select)
}

/** The platform code of the reader's language, which calls send. */
export function useLanguageCode(): string {
  return usePreferences((state) => state.language.code)
}
