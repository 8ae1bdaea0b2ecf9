import type { OwnRaffle, Raffle, RafflePrize } from '@livery/contract/rewards/raffle/calls'
import { useCallback, useMemo } from 'react'
import { useCount } from '../../../shared/format/use-count.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useRewardText } from '../../../shared/rewards/use-reward-text.ts'
import { useLanguageCode, useSession } from '../../../shared/visit/use-visit.ts'

/** How often the raffles are requested while no events arrive; otherwise events report changes. */
const EVERY_MS = 30_000

/** The raffles, the same for everybody, and the server's clock. */
export function useRaffles() {
  const answer = useAnswer(
    'raffles',
    { language: useLanguageCode() },
    { staleMs: 0, everyMs: EVERY_MS, keepFormer: true },
  )
  const { data, dataUpdatedAt } = answer
  const ahead = useMemo(() => (data ? Date.parse(data.now) - dataUpdatedAt : 0), [data, dataUpdatedAt])
  const clock = useCallback(() => Date.now() + ahead, [ahead])
  return { ...answer, clock }
}

/** Whether somebody is signed in who can have tickets; trial accounts cannot. */
export function useIsMember(): boolean {
  return useSession(({ phase, member }) => phase === 'member' && member?.isTrial === false)
}

/** What the member has, by raffle. */
export function useOwnRaffles(): (id: string) => OwnRaffle | undefined {
  const { data } = useAnswer('ownRaffles', {}, { staleMs: 0, enabled: useIsMember() })
  return (id) => data?.raffles.find((raffle) => raffle.id === id)
}

/** What a prize is, in words. */
export function usePrizeText(): (prize: RafflePrize) => string {
  const rewardText = useRewardText()
  return ({ kind, amount, name }) => (kind === 'goods' ? (name ?? '') : rewardText(kind, amount ?? '0'))
}

/** How often the winner has to stake the prize, where that is required. */
export function useTerms(): (prize: RafflePrize) => string | null {
  const t = useText('raffle')
  const count = useCount()
  return ({ turnoverTimes }) => (turnoverTimes > 0 ? t('stake', { times: count(turnoverTimes) }) : null)
}

/** How many prizes a raffle has. */
export const prizesOf = ({ prizes }: Pick<Raffle, 'prizes'>) => prizes.reduce((sum, { count }) => sum + count, 0)
