import type { GameType } from '@livery/contract/games'
import { gamesRequest } from '@livery/contract/lobby-queries'
import { categoryPath } from '@livery/contract/pages'
import { Link } from 'react-router-dom'
import { CATEGORY_ICONS } from '../../shared/games/category.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useLanguageCode } from '../../shared/visit/use-visit.ts'
import { GameRow } from './game-row.tsx'
import * as css from './home-sections.css.ts'
import { useHomeLimit } from './use-home-limit.ts'

/** The number of vendors of a category on the home page (docs/product.md 9.1). */
const VENDORS = 6

/** A category: its vendors, and its first games. */
export function CategorySection({ category, half = false }: { readonly category: GameType; readonly half?: boolean }) {
  const t = useText('games')
  const core = useText('core')
  const language = useLanguageCode()
  const limit = useHomeLimit(category)
  const { data: lanes } = useAnswer('getGameVendor', {})
  const { data, isPending } = useAnswer('games', gamesRequest(language, category, 1, limit))
  if (!isPending && !data?.games.length) return null
  const vendors = lanes?.data.lanes.find(({ gameCategory }) => gameCategory === category)?.vendors ?? []
  const path = categoryPath(category)
  return (
    <GameRow
      id={category.toLowerCase()}
      icon={CATEGORY_ICONS[category]}
      title={t(`section.${category}`)}
      total={data?.total}
      games={data?.games}
      more={path}
      half={half}
      category={category}
    >
      {vendors.length > 1 && (
        <ul className={css.vendors} aria-label={core('nav.vendorsOf', { category: core(`category.${category}`) })}>
          {vendors.slice(0, VENDORS).map(({ vassalage, displayName }) => (
            <li key={vassalage}>
              <Link className={css.vendor} to={`${path}?vassalage=${encodeURIComponent(vassalage)}`}>
                <bdi>{displayName}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </GameRow>
  )
}
