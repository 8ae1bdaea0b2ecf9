import type { GameType } from '@livery/contract/games'
import { categoryPath } from '@livery/contract/pages'
import { VendorTile } from '@livery/ui/vendor-tile'
import { useText } from '../../shared/i18n/use-text.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import * as css from './top-navigation.css.ts'

/** From this number of games on, a category's panel is a large one (docs/product.md 9.1). */
const MANY = 10

/** A category's vendors, under its entry of the top navigation. */
export function VendorPanel({ category }: { readonly category: GameType }) {
  const t = useText('core')
  const { data } = useAnswer('getGameVendor', {})
  const games = useText('games')
  const lane = data?.data.lanes.find(({ gameCategory }) => gameCategory === category)
  const isLarge = Object.values(lane?.cards ?? {}).reduce((sum, own) => sum + own, 0) > MANY
  return (
    <div className={css.panel} data-large={isLarge}>
      <ul
        className={isLarge ? css.many : css.few}
        aria-label={t('nav.vendorsOf', { category: t(`category.${category}`) })}
      >
        {lane?.vendors.map((vendor) => (
          <li key={vendor.vassalage} className={css.vendor}>
            <VendorTile
              href={`${categoryPath(category)}?vassalage=${encodeURIComponent(vendor.vassalage)}`}
              name={vendor.displayName}
              logoUrl={vendor.lagerIcon}
              named
            />
            {isLarge && (
              <span className={css.count}>{games('section.count', { count: lane.cards[vendor.vassalage] ?? 0 })}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
