import type { Page } from './page.ts'

/** The path as pages state it: without a trailing slash, in lower case. */
export function normalisePath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '').toLowerCase()
  return trimmed === '' ? '/' : trimmed
}

/** The page at an address, or undefined. */
export function findPage(pages: readonly Page[], pathname: string): Page | undefined {
  const path = normalisePath(pathname)
  return pages.find((page) => page.paths.includes(path))
}
