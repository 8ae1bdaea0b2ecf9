import type { GameType } from '@livery/contract/games'
import { Select } from '@livery/ui/select'
import { kindName } from '../../../shared/games/kind-name.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './filter-bar.css.ts'

interface KindSelectProps {
  readonly category: GameType
  readonly chosen: string | null
  readonly onChoose: (kind: string | null) => void
}

/** The classifications of a category; nothing when there is only one. */
export function KindSelect({ category, chosen, onChoose }: KindSelectProps) {
  const t = useText('games')
  const { i18n } = useVisit()
  const { data } = useAnswer('getGameVendor', {})
  const kinds = data?.data.lanes.find(({ gameCategory }) => gameCategory === category)?.gameClassify ?? []
  if (kinds.length < 2) return null
  return (
    <Select
      className={css.choice}
      label={t('filter.classify')}
      labelHidden
      icon="filter"
      value={chosen ?? ''}
      options={[
        { value: '', label: t('filter.allKinds') },
        ...kinds.map((kind) => ({ value: kind, label: kindName(i18n, kind) })),
      ]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
    />
  )
}
