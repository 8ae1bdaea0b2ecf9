import { PAGES } from '@livery/contract/pages'
import { Button, ButtonLink } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { PageHero } from '../../shared/hero/page-hero.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import { Waiting } from '../../shared/waiting/waiting.tsx'
import * as css from './point-mall-page.css.ts'
import { BalanceSection } from './points/balance-section.tsx'
import { OwnSection } from './points/own-section.tsx'
import * as points from './points/points.css.ts'
import { RatesSection } from './points/rates-section.tsx'
import { Shelves } from './points/shelves.tsx'
import { type Mall, useBalance, useIsMember, useMall } from './points/use-points.ts'

const PLACEHOLDERS = [1, 2, 3, 4] as const

/** The points mall: what there is for points, what earns them, and for members what they have and ordered. */
export default function PointMallPage() {
  const core = useText('core')
  const { merchant } = useVisit().boot
  const { data, isPending, isError, refetch } = useMall()
  return (
    <div className={css.page}>
      <PageHero icon="gift" title={core('nav.pointMall')} lead={data?.name || merchant.tagline} />
      {isError && !data && <Failed onRetry={() => void refetch()} />}
      {isPending && (
        <Waiting className={points.grid}>
          {PLACEHOLDERS.map((place) => (
            <Skeleton key={place} shape="block" className={points.placeholder} />
          ))}
        </Waiting>
      )}
      {data && (data.isOpen ? <OpenMall mall={data} /> : <NoMall />)}
    </div>
  )
}

/** Its heading has level 2, because it stands right below the page's title. */
function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const core = useText('core')
  return (
    <EmptyState drawing="offline" level={2} title={core('state.errorTitle')} text={core('state.errorText')}>
      <Button icon="refresh" onClick={onRetry}>
        {core('action.retry')}
      </Button>
    </EmptyState>
  )
}

function OpenMall({ mall }: { readonly mall: Mall }) {
  const t = useText('rewards')
  const isMember = useIsMember()
  const balance = useBalance().data
  return (
    <>
      <BalanceSection mall={mall} />
      {mall.items.length === 0 ? (
        <EmptyState drawing="list" level={2} title={t('mall.empty')} text={t('mall.emptyText')} />
      ) : (
        <Shelves items={mall.items} balance={isMember ? balance : undefined} />
      )}
      {isMember && <OwnSection />}
      {mall.rates.length > 0 && <RatesSection rates={mall.rates} />}
    </>
  )
}

function NoMall() {
  const t = useText('rewards')
  const core = useText('core')
  return (
    <EmptyState drawing="list" level={2} title={t('mall.none')} text={t('mall.noneText')}>
      <ButtonLink href={PAGES.promotions.path} icon="promotions">
        {core('nav.promotions')}
      </ButtonLink>
      <ButtonLink href={PAGES.home.path} variant="secondary" icon="home">
        {core('action.backHome')}
      </ButtonLink>
    </EmptyState>
  )
}
