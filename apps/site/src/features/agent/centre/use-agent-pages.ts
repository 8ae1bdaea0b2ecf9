import type { Page } from '../../../shared/pages/page.ts'
import { usePages } from '../../../shared/pages/pages-context.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'

/**
 * The pages of this agent's menu in the merchant's order. The current page is among them even before the menu is known.
 */
export function useAgentPages(): readonly Page[] {
  const own = usePages().filter(({ menus }) => menus?.includes('agentMenu'))
  const { data } = useAnswer('agentCentre', {}, { staleMs: 60_000 })
  if (!data) return own.slice(0, 1)
  return data.menu.flatMap((entry) => own.find((page) => (page.entry ?? page.id) === entry) ?? [])
}
