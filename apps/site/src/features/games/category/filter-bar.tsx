import type { GameType } from '@livery/contract/games'
import type { GameFilter } from '@livery/contract/games/game-filter'
import * as css from './filter-bar.css.ts'
import { KindSelect } from './kind-select.tsx'
import { ListChoice } from './list-choice.tsx'
import type { Choice } from './narrow.ts'
import { SearchField } from './search-field.tsx'

interface FilterBarProps {
  readonly category: GameType
  readonly filter: GameFilter
  /** From `useGameFilter()`. */
  readonly given: number
  readonly addressOf: (filter: GameFilter) => string
  readonly onChoose: (choice: Choice) => void
}

/** The filters of a category besides its vendors: the list and, in the list of all games, kind and name. */
export function FilterBar({ category, filter, given, addressOf, onChoose }: FilterBarProps) {
  const { list, vendor, classify, name } = filter
  return (
    <div className={css.bar}>
      <ListChoice filter={filter} addressOf={addressOf} onChoose={onChoose} />
      {list === 'ALL' && (
        <div className={css.fields}>
          <KindSelect category={category} chosen={classify} onChoose={(next) => onChoose({ classify: next })} />
          {/* Another vendor or kind begins with an empty field. */}
          <SearchField
            key={[category, vendor, classify].join()}
            name={name}
            given={given}
            onSearch={(next) => onChoose({ name: next })}
          />
        </div>
      )}
    </div>
  )
}
