import { providerRequest } from '@livery/contract/catalogue-requests'
import { NO_FILTER, writeGameFilter } from '@livery/contract/games/game-filter'
import { LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'
import { categoryPath, namedAt } from '@livery/contract/pages'
import { ButtonLink } from '@livery/ui/button'
import { cx } from '@livery/ui/cx'
import { useLocation } from 'react-router-dom'
import { CATEGORY_ICONS } from '../../../shared/games/category.ts'
import { GameGrid, GameGridSkeleton } from '../../../shared/games/game-grid.tsx'
import { NoGames } from '../../../shared/games/no-games.tsx'
import { PageHero } from '../../../shared/hero/page-hero.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { PageNumbers } from '../../../shared/page-numbers/page-numbers.tsx'
import { usePageTitle } from '../../../shared/pages/use-page-title.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useComposition } from '../../../shared/visit/use-composition.ts'
import { useLanguageCode, useVisit } from '../../../shared/visit/use-visit.ts'
import { usePageNumber } from '../own/use-page-number.ts'
import * as css from './provider-page.css.ts'

/** A provider: its logo, its categories with the number of games in each, and all its games. */
export default function ProviderPage() {
  const t = useText('games')
  const core = useText('core')
  const information = useText('information')
  const { head } = useComposition()
  const { merchant } = useVisit().boot
  const { vendor: named = '' } = namedAt('provider', useLocation().pathname) ?? {}
  const code = named.toUpperCase()
  const { page, onPage } = usePageNumber()
  const lanes = useAnswer('getGameVendor', {}).data?.data.lanes
  const own = lanes?.filter(({ vendors }) => vendors.some(({ vassalage }) => vassalage === code))
  const vendor = own?.[0]?.vendors.find(({ vassalage }) => vassalage === code)
  const request = providerRequest(useLanguageCode(), named, page, LIST_PAGE_SIZE)
  const { data, isError, refetch } = useAnswer('houseGames', request, { keepFormer: true })
  usePageTitle(vendor?.displayName)
  if (lanes && !vendor) return <NoGames title={core('notFound.title')} text={core('notFound.text')} />
  const title = vendor?.displayName ?? code
  return (
    <div className={css.page}>
      <PageHero
        icon="games"
        title={title}
        mark={vendor?.lagerIcon}
        lead={information('provider.lead', { vendor: title, merchant: merchant.name })}
        pictures={data?.games.slice(0, 3).map(({ iconUrl }) => `${iconUrl}/240`)}
        count={data && t('section.count', { count: data.total })}
      />
      <nav className={cx(css.classes, head === 'rule' && css.centred)} aria-label={t('tab.label')}>
        {own?.map(({ gameCategory, cards }) => (
          <ButtonLink
            key={gameCategory}
            href={`${categoryPath(gameCategory)}?${writeGameFilter({ ...NO_FILTER, vendor: code })}`}
            variant="secondary"
            size="sm"
            icon={CATEGORY_ICONS[gameCategory]}
          >
            {`${core(`category.${gameCategory}`)} · ${cards[code] ?? 0}`}
          </ButtonLink>
        ))}
      </nav>
      {data ? null : isError ? (
        <RetryNotice onRetry={() => void refetch()} />
      ) : (
        <GameGridSkeleton count={LIST_PAGE_SIZE} />
      )}
      {data && (data.games.length > 0 ? <GameGrid games={data.games} label={title} /> : <NoGames />)}
      <PageNumbers className={css.pages} page={page} total={data?.totalPages ?? 1} onChange={onPage} />
    </div>
  )
}
