import { ROUND_STATES, type RoundState } from '@livery/contract/account/history/words'
import type { GameType } from '@livery/contract/games'
import { Select } from '@livery/ui/select'
import { TextField } from '@livery/ui/text-field'
import { type FormEvent, useState } from 'react'
import * as css from '../../../shared/history/history.css.ts'
import type { HistoryFilter } from '../../../shared/history/history-filter.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'

type Change = { readonly [Name in keyof HistoryFilter]?: HistoryFilter[Name] | undefined }

interface BettingFiltersProps {
  readonly filter: HistoryFilter
  readonly onChange: (change: Change) => void
}

/** Which rounds are shown: of a vendor, of a kind of games, in a state, or found by a game's name or a round's id. */
export function BettingFilters({ filter, onChange }: BettingFiltersProps) {
  const t = useText('history')
  const core = useText('core')
  const { menus } = useVisit().boot
  const { data } = useAnswer('getGameVendor', {})
  const vendors = new Map(
    data?.data.lanes.flatMap((lane) => lane.vendors.map(({ vassalage, displayName }) => [vassalage, displayName])),
  )
  const given = ({ currentTarget: { value } }: { currentTarget: { value: string } }) => value || undefined
  return (
    <div className={css.filters}>
      <Select
        label={t('filter.gameType')}
        value={filter.gameType ?? ''}
        placeholder={core('category.ALL')}
        options={menus.categories.map((value) => ({ value, label: core(`category.${value}`) }))}
        onChange={(event) => onChange({ gameType: given(event) as GameType | undefined })}
      />
      <Select
        label={t('filter.vendor')}
        value={filter.vendor ?? ''}
        placeholder={t('filter.allVendors')}
        options={[...vendors].map(([value, label]) => ({ value, label }))}
        onChange={(event) => onChange({ vendor: given(event) })}
      />
      <Select
        label={t('filter.state')}
        value={filter.state ?? ''}
        placeholder={t('filter.allStates')}
        options={ROUND_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={(event) => onChange({ state: given(event) as RoundState | undefined })}
      />
      <Search key={filter.search} given={filter.search ?? ''} onSearch={(search) => onChange({ search })} />
    </div>
  )
}

interface SearchProps {
  readonly given: string
  readonly onSearch: (search: string | undefined) => void
}

/** The search starts when the form is sent, so that each search is one entry of the browser's history. */
function Search({ given, onSearch }: SearchProps) {
  const t = useText('history')
  const [words, setWords] = useState(given)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() !== given) onSearch(words.trim() || undefined)
  }
  return (
    <search>
      <form onSubmit={send}>
        <TextField
          type="search"
          icon="search"
          enterKeyHint="search"
          dir="auto"
          maxLength={128}
          label={t('filter.search')}
          value={words}
          onChange={({ currentTarget: { value } }) => {
            setWords(value)
            if (value === '' && given !== '') onSearch(undefined)
          }}
        />
      </form>
    </search>
  )
}
