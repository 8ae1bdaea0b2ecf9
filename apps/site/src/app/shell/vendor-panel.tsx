import type { GameType } from '@livery/contract/games'
import { VendorTile } from '@livery/ui/vendor-tile'
import type { FocusEvent } from 'react'
import { categoryPath } from '../../shared/games/category.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import * as css from './top-navigation.css.ts'

interface VendorPanelProps {
  readonly category: GameType
  readonly onPointerEnter: () => void
  /** The focus went elsewhere. */
  readonly onLeave: () => void
}

/** A category's vendors, under its entry of the top navigation. */
export function VendorPanel({ category, onPointerEnter, onLeave }: VendorPanelProps) {
  const t = useText('core')
  const { data } = useAnswer('getGameVendor', {})
  const lane = data?.data.lanes.find(({ gameCategory }) => gameCategory === category)
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onLeave()
  }
  return (
    <div className={css.panel} onPointerEnter={onPointerEnter} onBlur={leave}>
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
