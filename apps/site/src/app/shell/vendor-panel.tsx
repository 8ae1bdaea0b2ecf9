import type { GameType } from '@livery/contract/games'
import { VendorTile } from '@livery/ui/vendor-tile'
import { categoryPath } from '../../shared/games/category.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import * as css from './top-navigation.css.ts'

/** A category's vendors, under its entry of the top navigation. */
export function VendorPanel({ category }: { readonly category: GameType }) {
  const t = useText('core')
  const { data } = useAnswer('getGameVendor', {})
  const lane = data?.data.lanes.find(({ gameCategory }) => gameCategory === category)
  return (
    <div className={css.panel}>
      <ul className={css.vendors} aria-label={t('nav.vendorsOf', { category: t(`category.${category}`) })}>
        {lane?.vendors.map((vendor) => (
          <li key={vendor.vassalage}>
            <VendorTile
              href={`${categoryPath(category)}?vassalage=${encodeURIComponent(vendor.vassalage)}`}
              name={vendor.displayName}
              logoUrl={vendor.lagerIcon}
              named
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
