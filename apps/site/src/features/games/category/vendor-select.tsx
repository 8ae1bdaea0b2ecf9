import type { GameType } from '@livery/contract/games'
import { Select } from '@livery/ui/select'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './filter-bar.css.ts'
import { useVendorChoice } from './use-vendor-choice.ts'

interface VendorSelectProps {
  readonly category: GameType
  /** The vendor's code; null for all. */
  readonly chosen: string | null
  readonly onChoose: (vendor: string | null) => void
}

/** Chooses among vendors that are too few for a line of tiles. */
export function VendorSelect({ category, chosen, onChoose }: VendorSelectProps) {
  const t = useText('games')
  const { few } = useVendorChoice(category)
  if (few.length === 0) return null
  return (
    <Select
      className={css.choice}
      label={t('filter.vendor')}
      labelHidden
      icon="games"
      value={chosen ?? ''}
      options={[
        { value: '', label: t('filter.allVendors') },
        ...few.map(({ vassalage, displayName }) => ({ value: vassalage, label: displayName })),
      ]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
    />
  )
}
