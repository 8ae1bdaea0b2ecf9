import type { ContractKind } from '@livery/contract/agent/contract-words'
import { Badge } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import * as css from '../../../shared/contracts/contracts.css.ts'
import { TierList } from '../../../shared/contracts/tier-list.tsx'
import { useForceWords } from '../../../shared/contracts/use-force-words.ts'
import { useGamesName } from '../../../shared/contracts/use-games-name.ts'
import { Facts } from '../../../shared/format/facts.tsx'
import { useMoments } from '../../../shared/format/use-moments.ts'
import * as history from '../../../shared/history/history.css.ts'
import { usePages } from '../../../shared/history/use-pages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { WaitingCards } from '../../../shared/waiting/waiting-cards.tsx'

/** What happened to contracts, the latest first, each as it was then. */
export function ContractHistory({ kind }: { readonly kind: ContractKind }) {
  const t = useText('contract')
  const gamesName = useGamesName()
  const words = useText('history')
  const { moment } = useMoments()
  const forceWords = useForceWords()
  const { first, pages, hasMore, isComing, more } = usePages('contractHistory', { kind })
  if (first.isPending) return <WaitingCards cards={[2, 2, 2]} />
  if (pages.length === 0) return <RetryNotice onRetry={() => void first.refetch()} />
  const steps = pages.flatMap((page) => page.steps)
  if (steps.length === 0) return <EmptyState drawing="list" title={t('history.none')} text={t('history.noneText')} />
  return (
    <>
      <div className={css.cards}>
        {steps.map((step) => (
          <section key={step.id} className={css.card}>
            <div className={css.head}>
              <h3 className={css.title}>
                <time dateTime={step.at}>{moment(step.at)}</time>
              </h3>
              <Badge>{t(`step.${step.state}`)}</Badge>
            </div>
            <p className={css.small}>
              {t('history.between', { payer: step.payer, holder: step.holder, games: gamesName(step.gameType) })}
            </p>
            <TierList {...step} />
            {(step.since || step.until) && <Facts className={css.small}>{forceWords(step, new Date(step.at))}</Facts>}
          </section>
        ))}
      </div>
      {hasMore && (
        <Button variant="secondary" className={history.more} busy={isComing} onClick={() => void more()}>
          {words('more')}
        </Button>
      )}
    </>
  )
}
