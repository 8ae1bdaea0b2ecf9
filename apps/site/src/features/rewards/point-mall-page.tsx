import { PAGES } from '@livery/contract/pages'
import { ButtonLink } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { PageHero } from '../../shared/hero/page-hero.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './point-mall-page.css.ts'

/** The points mall; it says that it is empty until the merchant has filled it. */
export default function PointMallPage() {
  const t = useText('core')
  const { merchant } = useVisit().boot
  const page = t('nav.pointMall')
  return (
    <div className={css.page}>
      <PageHero icon="gift" title={page} lead={merchant.tagline} />
      <EmptyState drawing="list" level={2} title={t('page.soonTitle', { page })} text={t('page.soonText')}>
        <ButtonLink href={PAGES.promotions.path} icon="promotions">
          {t('nav.promotions')}
        </ButtonLink>
        <ButtonLink href={PAGES.home.path} variant="secondary" icon="home">
          {t('action.backHome')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
