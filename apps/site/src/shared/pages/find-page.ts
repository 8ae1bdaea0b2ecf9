import { pageIdAt } from '@livery/contract/pages'
import type { Page } from './page.ts'

/** The page at an address, or undefined where none of these is there. */
export function findPage(pages: readonly Page[], pathname: string): Page | undefined {
  const id = pageIdAt(pathname)
  return pages.find((page) => page.id === id)
}
