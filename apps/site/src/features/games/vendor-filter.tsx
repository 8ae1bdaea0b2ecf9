import type { GameType } from '@livery/contract/games'
import { VendorTile } from '@livery/ui/vendor-tile'
import { useSearchParams } from 'react-router-dom'
import { useText } from '../../shared/i18n/use-text.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import * as css from './category-page.css.ts'

interface VendorFilterProps {
  readonly category: GameType
  /** The vendor's code; null for all. */
  readonly chosen: string | null
}

/** Whose games to show. Choosing begins again at the first page. */
export function VendorFilter({ category, chosen }: VendorFilterProps) {
  const t = useText('games')
  const [, setSearch] = useSearchParams()
  const { data } = useAnswer('getGameVendor', {})
  const vendors = data?.data.lanes.find(({ gameCategory }) => gameCategory === category)?.vendors ?? []
  if (vendors.length < 2) return null
  const choose = (code: string | null) => setSearch(code === null ? {} : { vassalage: code })
  return (
    <section aria-label={t('filter.vendor')} className={css.vendors}>
      <VendorTile
        className={css.vendor}
        name={t('filter.allVendors')}
        pressed={chosen === null}
        onSelect={() => choose(null)}
      />
      {vendors.map((vendor) => (
        <VendorTile
          key={vendor.vassalage}
          className={css.vendor}
          name={vendor.displayName}
          logoUrl={vendor.lagerIcon}
          named
          pressed={chosen === vendor.vassalage}
          onSelect={() => choose(chosen === vendor.vassalage ? null : vendor.vassalage)}
        />
      ))}
    </section>
  )
}
