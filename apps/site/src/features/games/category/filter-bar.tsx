import type { GameType } from '@livery/contract/games'
import type { GameFilter } from '@livery/contract/games/game-filter'
import { IconButton } from '@livery/ui/icon-button'
import { useId, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './filter-bar.css.ts'
import { KindSelect } from './kind-select.tsx'
import { ListChoice } from './list-choice.tsx'
import type { Choice } from './narrow.ts'
import { SearchField } from './search-field.tsx'
import { VendorFilter } from './vendor-filter.tsx'
import { VendorSelect } from './vendor-select.tsx'

interface FilterBarProps {
  readonly category: GameType
  readonly filter: GameFilter
  /** From `useGameFilter()`. */
  readonly given: number
  readonly addressOf: (filter: GameFilter) => string
  readonly onChoose: (choice: Choice) => void
}

/**
 * The filters of a category: the list, in the list of all games kind and name, and the vendor. On phones vendor and
 * kind are folded, so that the first games are in the first screen, until somebody asks for them or has chosen one.
 */
export function FilterBar({ category, filter, given, addressOf, onChoose }: FilterBarProps) {
  const t = useText('games')
  const { list, vendor, classify, name } = filter
  const [unfolded, setUnfolded] = useState<boolean>()
  const isOpen = unfolded ?? (vendor !== null || classify !== null)
  const id = useId()
  const chooseVendor = (next: string | null) => onChoose({ vendor: next })
  return (
    <div id={id} className={css.filters} data-open={isOpen || undefined}>
      <div className={css.bar}>
        <ListChoice filter={filter} addressOf={addressOf} onChoose={onChoose} />
        <IconButton
          className={css.unfold}
          icon="filter"
          variant="secondary"
          size="lg"
          label={t('filter.label')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setUnfolded(!isOpen)}
        />
        <div className={css.fields}>
          <VendorSelect category={category} chosen={vendor} onChoose={chooseVendor} />
          {list === 'ALL' && (
            <>
              <KindSelect category={category} chosen={classify} onChoose={(next) => onChoose({ classify: next })} />
              {/* Another vendor or kind begins with an empty field. */}
              <SearchField
                key={[category, vendor, classify].join()}
                name={name}
                given={given}
                onSearch={(next) => onChoose({ name: next })}
              />
            </>
          )}
        </div>
      </div>
      <VendorFilter category={category} chosen={vendor} onChoose={chooseVendor} />
    </div>
  )
}
