import { PAGES } from '@livery/contract/pages'
import type { Raffle } from '@livery/contract/rewards/raffle/calls'
import { ButtonLink } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { PageHero } from '../../../shared/hero/page-hero.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { WaitingCards } from '../../../shared/waiting/waiting-cards.tsx'
import { ComingRaffle } from './coming-raffle.tsx'
import { DrawnRaffle } from './drawn-raffle.tsx'
import * as css from './raffle.css.ts'
import { useOwnRaffles, useRaffles } from './use-raffles.ts'

/** The raffles: those that come with their countdown, and those that were drawn with their winners. */
export default function RafflePage() {
  const t = useText('raffle')
  const core = useText('core')
  const { data, isPending, isError, refetch, clock } = useRaffles()
  return (
    <div className={css.page}>
      <PageHero icon="lottery-ticket" title={core('page.raffle')} lead={t('lead')} />
      {isError && !data && <RetryNotice level={2} onRetry={() => void refetch()} />}
      {isPending && <WaitingCards cards={[4, 3]} />}
      {data && <Raffles raffles={data.raffles} clock={clock} onEnd={() => void refetch()} />}
    </div>
  )
}

interface RafflesProps {
  readonly raffles: readonly Raffle[]
  readonly clock: () => number
  readonly onEnd: () => void
}

function Raffles({ raffles, clock, onEnd }: RafflesProps) {
  const t = useText('raffle')
  const core = useText('core')
  const own = useOwnRaffles()
  const coming = raffles.filter(({ state }) => state !== 'drawn')
  const drawn = raffles.filter(({ state }) => state === 'drawn')
  if (raffles.length === 0)
    return (
      <EmptyState drawing="list" level={2} title={t('empty')} text={t('emptyText')}>
        <ButtonLink href={PAGES.promotions.path} icon="promotions">
          {core('nav.promotions')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      {coming.map((raffle) => (
        <ComingRaffle key={raffle.id} raffle={raffle} own={own(raffle.id)} clock={clock} onEnd={onEnd} />
      ))}
      {drawn.length > 0 && <h2 className={css.heading}>{t('drawn')}</h2>}
      {drawn.map((raffle) => (
        <DrawnRaffle key={raffle.id} raffle={raffle} own={own(raffle.id)} />
      ))}
    </>
  )
}
