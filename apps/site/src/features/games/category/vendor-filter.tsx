import type { GameType } from '@livery/contract/games'
import { VendorTile } from '@livery/ui/vendor-tile'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './filter-bar.css.ts'
import { useVendorChoice } from './use-vendor-choice.ts'

interface VendorFilterProps {
  readonly category: GameType
  /** The vendor's code; null for all. */
  readonly chosen: string | null
  readonly onChoose: (vendor: string | null) => void
}

/** Chooses the vendor; pressing the chosen one again shows all. */
export function VendorFilter({ category, chosen, onChoose }: VendorFilterProps) {
  const t = useText('games')
  const { many } = useVendorChoice(category)
  if (many.length === 0) return null
  return (
    <section aria-label={t('filter.vendor')} className={css.vendors}>
      <VendorTile
        className={css.vendor}
        name={t('filter.allVendors')}
        pressed={chosen === null}
        onSelect={() => onChoose(null)}
      />
      {many.map((vendor) => (
        <VendorTile
          key={vendor.vassalage}
          className={css.vendor}
          name={vendor.displayName}
          logoUrl={vendor.lagerIcon}
          named
          pressed={chosen === vendor.vassalage}
          onSelect={() => onChoose(chosen === vendor.vassalage ? null : vendor.vassalage)}
        />
      ))}
    </section>
  )
}
