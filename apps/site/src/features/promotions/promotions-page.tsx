import { announcementsRequest } from '@livery/contract/lobby-queries'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Icon } from '@livery/ui/icon'
import { Skeleton } from '@livery/ui/skeleton'
import { Day } from '../../shared/format/day.tsx'
import { heads, title as ruledTitle } from '../../shared/hero/page-hero.css.ts'
import { CleanHtml } from '../../shared/html/clean-html.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useComposition } from '../../shared/visit/use-composition.ts'
import { useLanguageCode, useSession, useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './promotions-page.css.ts'

const PLACEHOLDERS = [1, 2, 3] as const

/** The merchant's current promotions; each has an anchor. */
export default function PromotionsPage() {
  const t = useText('core')
  const { boot, popups } = useVisit()
  const guest = useSession(({ phase }) => phase === 'guest')
  const { data, isPending, isError, refetch } = useAnswer(
    'getAnnouncementContentV2',
    announcementsRequest(useLanguageCode()),
  )
  const isPanel = useComposition().head === 'panel'
  const promotions = data?.promotions ?? []
  return (
    <div className={css.page}>
      <header className={isPanel ? css.head : heads.rule}>
        <h1 className={isPanel ? css.title : ruledTitle}>{t('nav.promotions')}</h1>
        <p>{boot.merchant.tagline}</p>
        {guest && (
          <Button size="lg" variant="secondary" onClick={() => popups.open('auth', { tab: 'register' })}>
            {t('header.register')}
          </Button>
        )}
        {isPanel && <Icon name="gift" className={css.ornament} />}
      </header>
      {isPending && PLACEHOLDERS.map((place) => <Skeleton key={place} shape="block" className={css.placeholder} />)}
      {isError && <RetryNotice onRetry={() => void refetch()} />}
      {data && promotions.length === 0 && (
        <EmptyState drawing="list" level={2} title={t('sideMenu.noPromotions')} text={t('state.emptyText')} />
      )}
      {promotions.map((promotion) => (
        <article key={promotion.id} id={promotion.id} className={css.promotion}>
          <span className={css.mark}>
            <Icon name="gift" size="lg" />
          </span>
          <div className={css.words}>
            <h2 className={css.name}>{promotion.title}</h2>
            <Day className={css.date} instant={promotion.publishedAt} />
            <CleanHtml html={promotion.content} className={css.content} />
          </div>
        </article>
      ))}
    </div>
  )
}
