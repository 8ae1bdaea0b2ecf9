import type { CONTRACT_GAME_TYPES } from '@livery/contract/agent/contract-words'
import { useText } from '../i18n/use-text.ts'

/** What the games of a contract are called: as their category everywhere else, and “all games” of the whole house. */
export function useGamesName(): (games: (typeof CONTRACT_GAME_TYPES)[number]) => string {
  const t = useText('core')
  return (games) => t(`category.${games === 'CONS' ? 'ALL' : games}`)
}
