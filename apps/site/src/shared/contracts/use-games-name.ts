import type { CONTRACT_GAME_TYPES } from '@livery/contract/agent/contract-words'
import { useText } from '../i18n/use-text.ts'

/** The name of a contract's games: that of their category, or “all games”. */
export function useGamesName(): (games: (typeof CONTRACT_GAME_TYPES)[number]) => string {
  const t = useText('core')
  return (games) => t(`category.${games === 'CONS' ? 'ALL' : games}`)
}
