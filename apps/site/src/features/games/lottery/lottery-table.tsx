import { DEFAULT_LOTTERY_AREA } from '@livery/contract/games/prize-modes'
import { ButtonLink } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { CallError } from '../../../shared/http/call-error.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import type { AskForLaunch } from '../launch/use-launch.ts'
import { PageGame } from '../page-game.tsx'
import type { Hall } from './halls.ts'
import { PopularNumbers } from './popular-numbers.tsx'
import { usePrizeMode } from './use-prize-mode.ts'

interface LotteryTableProps {
  readonly hall: Hall
  readonly gameCode: string
}

/** A lottery as a page, with its popular numbers below. */
export function LotteryTable({ hall, gameCode }: LotteryTableProps) {
  const t = useText('lottery')
  const core = useText('core')
  const navigate = useNavigate()
  const { lobby, mode = 'LOTT' } = usePrizeMode(hall)
  const numbers = useAnswer('popularNumbers', { gameCode }).data?.list ?? []
  const lottoArea = lobby.data?.lottoArea ?? DEFAULT_LOTTERY_AREA
  const ask: AskForLaunch = useCallback(
    (visit, place, signal) =>
      visit.call(
        'lotteryLaunch',
        { lottoArea, launchMode: 'real', prizeMode: mode, gameCode, view: 'betting', ...place },
        signal,
      ),
    [lottoArea, mode, gameCode],
  )
  const back = { href: hall.path, label: t('all') }
  // The area is part of the request, so the request waits until the area is known.
  if (lobby.isPending) return null
  return (
    <PageGame
      ask={ask}
      fallbackName={core(hall.titleKey as 'nav.home')}
      back={back}
      onExit={() => navigate(hall.path)}
      missing={(error) =>
        error instanceof CallError && error.code === 'GAME_NOT_FOUND' ? (
          <EmptyState drawing="search" level={2} title={t('gone')}>
            <ButtonLink href={back.href}>{back.label}</ButtonLink>
          </EmptyState>
        ) : null
      }
    >
      {numbers.length > 0 && <PopularNumbers numbers={numbers} />}
    </PageGame>
  )
}
