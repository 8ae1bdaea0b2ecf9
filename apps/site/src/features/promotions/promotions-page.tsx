import { announcementsRequest } from '@livery/contract/lobby-queries'
import { PROMOTION_KINDS } from '@livery/contract/messages/promotion-words'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { useState } from 'react'
import { PageHero } from '../../shared/hero/page-hero.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { CodeSection } from '../../shared/rewards/code-section.tsx'
import { useRewards } from '../../shared/rewards/use-rewards.ts'
import { useLanguageCode } from '../../shared/visit/use-visit.ts'
import { PromotionCard } from './promotion-card.tsx'
import { type KindChoice, PromotionFilter } from './promotion-filter.tsx'
import * as css from './promotions-page.css.ts'

const PLACEHOLDERS = [1, 2, 3, 4, 5] as const

/** The merchant's current promotions, the newest wide above the others; each has an anchor. */
export default function PromotionsPage() {
  const t = useText('core')
  const page = useText('promotions')
  const [chosen, setChosen] = useState<KindChoice>('ALL')
  const { data, isPending, isError, refetch } = useAnswer(
    'getAnnouncementContentV2',
    announcementsRequest(useLanguageCode()),
  )
  const own = useRewards().data
  const promotions = data?.promotions ?? []
  const kinds = PROMOTION_KINDS.filter((kind) => promotions.some((promotion) => promotion.kind === kind))
  // A kind may end while it is chosen.
  const kind = chosen === 'ALL' || kinds.includes(chosen) ? chosen : 'ALL'
  const shown = promotions.filter((promotion) => kind === 'ALL' || promotion.kind === kind)
  return (
    <div className={css.page}>
      <PageHero icon="gift" title={t('nav.promotions')} lead={page('lead')} />
      {kinds.length > 1 && <PromotionFilter kinds={kinds} chosen={kind} onChoose={setChosen} />}
      {isError && <RetryNotice onRetry={() => void refetch()} />}
      {data && promotions.length === 0 && (
        <EmptyState drawing="list" level={2} title={t('sideMenu.noPromotions')} text={t('state.emptyText')} />
      )}
      <div className={css.list} aria-busy={isPending}>
        {isPending && PLACEHOLDERS.map((place) => <Skeleton key={place} shape="block" className={css.placeholder} />)}
        {shown.map((promotion, index) => (
          <PromotionCard
            key={promotion.id}
            promotion={promotion}
            programme={own?.programmes.find(({ promotionId }) => promotionId === promotion.id)}
            isFirst={index === 0}
            isWide={index === 0 || isAlone(index, shown.length)}
            onTurn={() => void refetch()}
          />
        ))}
      </div>
      {own?.hasCodes && <CodeSection />}
    </div>
  )
}

/** Below the first card they stand in pairs; the last one of an odd number has a row of its own. */
const isAlone = (index: number, count: number): boolean => index === count - 1 && index % 2 === 1
