import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Preferences } from './preferences-store.ts'
import type { SessionState } from './session-store.ts'
import type { Visit } from './visit.ts'

export const VisitContext = createContext<Visit | null>(null)

/** The visit around this component. */
export function useVisit(): Visit {
  const visit = useContext(VisitContext)
  if (!visit) throw new Error('useVisit outside of <VisitContext>')
  return visit
}

export function useSession<Selected>(select: (state: SessionState) => Selected): Selected {
  return useStore(useVisit().session, select)
}

export function usePreferences<Selected>(select: (state: Preferences) => Selected): Selected {
  return useStore(useVisit().preferences, select)
}

/** The platform code of the reader's language, which calls send. */
export function useLanguageCode(): string {
  return usePreferences((state) => state.language.code)
}
