import { PRIZE_MODES, type PrizeMode } from '@livery/contract/games/prize-modes'
import { useSearchParams } from 'react-router-dom'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useLanguageCode } from '../../../shared/visit/use-visit.ts'
import type { Hall } from './halls.ts'

const DEVICE = 'WEB'

/**
 * The prize modes of a hall, and the one its address states, otherwise the merchant's first; undefined while unknown.
 */
export function usePrizeMode(hall: Hall) {
  const language = useLanguageCode()
  const [search] = useSearchParams()
  const lobby = useAnswer('lotteryLobby', { device: DEVICE, language })
  const modes = hall.mode ? [hall.mode] : (lobby.data?.prizeModes ?? [])
  const fromAddress = PRIZE_MODES.find((mode) => mode === search.get('mode'))
  const mode: PrizeMode | undefined = fromAddress && modes.includes(fromAddress) ? fromAddress : modes[0]
  return { lobby, modes, mode }
}

/** The menus of a hall in a prize mode. */
export function useMenus(hall: Hall, mode: PrizeMode | undefined) {
  const language = useLanguageCode()
  const hasMode = mode !== undefined
  const prizeMode = mode ?? 'LOTT'
  const menus = useAnswer(
    'lotteryMenus',
    { prizeMode, device: DEVICE, language },
    { enabled: hasMode && !hall.isVietnamese, keepFormer: true },
  )
  const vietnamese = useAnswer(
    'lotteryVietnamMenus',
    { prizeMode, device: DEVICE, language },
    { enabled: hasMode && hall.isVietnamese === true },
  )
  return hall.isVietnamese ? vietnamese : menus
}

/** The member's recent lottery games. */
export function useRecentLotteries() {
  return useAnswer('lotteryRecent', { device: DEVICE, language: useLanguageCode() }, { staleMs: 0 })
}
