import { gamesRequest, LIST_PAGE_SIZE } from '@livery/contract/lobby-queries'
import { Icon } from '@livery/ui/icon'
import { Pagination } from '@livery/ui/pagination'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useCount } from '../../shared/format/use-count.ts'
import { CATEGORY_ICONS } from '../../shared/games/category.ts'
import { GameGrid, GameGridSkeleton } from '../../shared/games/game-grid.tsx'
import { NoGames } from '../../shared/games/no-games.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../shared/notice/retry-notice.tsx'
import { normalisePath } from '../../shared/pages/find-page.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useLanguageCode, useSite } from '../../shared/site/use-site.ts'
import * as css from './category-page.css.ts'
import { VendorFilter } from './vendor-filter.tsx'

/** A category: all its games by page, and by vendor. What is chosen lives in the address. */
export default function CategoryPage() {
  const t = useText('games')
  const core = useText('core')
  const count = useCount()
  const language = useLanguageCode()
  const { menus } = useSite().boot
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const name = normalisePath(pathname).slice(1).toUpperCase()
  const category = menus.categories.find((one) => one === name) ?? menus.categories[0] ?? 'RNG'
  const vendor = search.get('vassalage')
  const page = pageNumber(search.get('page'))
  const { data, isPending, isError, refetch, isPlaceholderData } = useAnswer(
    'games',
    gamesRequest(language, category, page, LIST_PAGE_SIZE, vendor),
    { keepFormer: true },
  )
  const goTo = (next: number) => {
    setSearch((now) => {
      const changed = new URLSearchParams(now)
      if (next > 1) changed.set('page', String(next))
      else changed.delete('page')
      return changed
    })
    scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <div className={css.page}>
      <header className={css.head}>
        <span className={css.mark}>
          <Icon name={CATEGORY_ICONS[category]} size="lg" />
        </span>
        <div>
          <h1 className={css.title}>{core(`category.${category}`)}</h1>
          <p className={css.lead}>{t(`lead.${category}`)}</p>
        </div>
        {data && (
          <p className={css.count} aria-live="polite">
            {t('section.count', { count: data.total })}
          </p>
        )}
      </header>
      <VendorFilter category={category} chosen={vendor} />
      <div className={css.games} data-stale={isPlaceholderData || undefined} aria-busy={isPending || isPlaceholderData}>
        {isPending ? <GameGridSkeleton count={LIST_PAGE_SIZE} /> : null}
        {isError ? <RetryNotice onRetry={() => void refetch()} /> : null}
        {data && data.games.length === 0 ? <NoGames /> : null}
        {data && data.games.length > 0 ? <GameGrid games={data.games} label={core(`category.${category}`)} /> : null}
      </div>
      <Pagination
        className={css.pages}
        label={core('pagination.label')}
        previousLabel={core('pagination.previous')}
        nextLabel={core('pagination.next')}
        formatPage={count}
        pageLabel={(number) => core('pagination.page', { page: count(number) })}
        page={page}
        total={data?.totalPages ?? 1}
        onChange={goTo}
      />
    </div>
  )
}

function pageNumber(text: string | null): number {
  const page = Number(text ?? 1)
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1
}
