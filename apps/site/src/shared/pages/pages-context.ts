import { createContext, useContext } from 'react'
import type { Page } from './page.ts'

/** The pages this merchant has, in no particular order; menus take theirs from here. */
export const PagesContext = createContext<readonly Page[]>([])

export function usePages(): readonly Page[] {
  return useContext(PagesContext)
}
