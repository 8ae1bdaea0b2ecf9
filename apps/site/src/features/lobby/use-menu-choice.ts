import type { GameType } from '@livery/contract/games'
import { useSearchParams } from 'react-router-dom'
import { useVisit } from '../../shared/visit/use-visit.ts'

/** The tabs before the categories. */
export const FIXED_CHOICES = ['HOME', 'FAV', 'HOT'] as const
export type Choice = (typeof FIXED_CHOICES)[number] | GameType

/** The query parameter with the chosen tab, so that the back button and links restore it. */
export const CHOICE_PARAMETER = 'games'

/** The chosen tab of the game menu. */
export function useMenuChoice(): Choice {
  const [search] = useSearchParams()
  const { categories } = useVisit().boot.menus
  return readMenuChoice(search, categories)
}

/** The tab that an address's query names; the first one where it names none. */
export function readMenuChoice(search: URLSearchParams, categories: readonly GameType[]): Choice {
  const named = search.get(CHOICE_PARAMETER)?.toUpperCase()
  return [...FIXED_CHOICES, ...categories].find((one) => one === named) ?? 'HOME'
}
