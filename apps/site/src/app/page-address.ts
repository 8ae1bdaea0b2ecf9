import { NO_FILTER, readGameFilter, writeGameFilter } from '@livery/contract/games/game-filter'
import { normalisePath } from '@livery/contract/pages'
import type { SiteBuild } from '@livery/contract/render'
import { CHOICE_PARAMETER, readMenuChoice } from '../features/lobby/use-menu-choice.ts'
import { findPage } from '../shared/pages/find-page.ts'
import { pages } from './pages.ts'

const BASE = 'http://page.invalid'

/**
 * The address that a page is rendered and cached by. It has only those query parameters that the first HTML depends on.
 */
export const pageAddress: SiteBuild['pageAddress'] = (path, categories) => {
  const url = parsed(path)
  const page = url && findPage(pages, url.pathname)
  if (!url || !page || (page.category && !categories.includes(page.category))) return null
  const address = normalisePath(url.pathname)
  const search = page.category
    ? writeGameFilter(readGameFilter(url.searchParams))
    : page.id === 'home'
      ? choiceOf(url.searchParams, categories)
      : page.id === 'provider'
        ? writeGameFilter({ ...NO_FILTER, page: readGameFilter(url.searchParams).page })
        : new URLSearchParams()
  return search.size > 0 ? `${address}?${search}` : address
}

function choiceOf(search: URLSearchParams, categories: Parameters<typeof pageAddress>[1]): URLSearchParams {
  const choice = readMenuChoice(search, categories)
  return new URLSearchParams(choice === 'HOME' ? {} : { [CHOICE_PARAMETER]: choice })
}

/** Parsed once, since every request of a page comes here. */
function parsed(path: string): URL | null {
  try {
    return new URL(path, BASE)
  } catch {
    return null
  }
}
