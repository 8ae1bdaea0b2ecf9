import type { PromotionKind } from '@livery/contract/messages/promotion-words'
import { useText } from '../../shared/i18n/use-text.ts'
import * as css from './promotion-filter.css.ts'

export type KindChoice = PromotionKind | 'ALL'

interface PromotionFilterProps {
  /** The kinds there are. */
  readonly kinds: readonly PromotionKind[]
  readonly chosen: KindChoice
  readonly onChoose: (kind: KindChoice) => void
}

/** All promotions, or those of one kind. */
export function PromotionFilter({ kinds, chosen, onChoose }: PromotionFilterProps) {
  const t = useText('promotions')
  return (
    <fieldset aria-label={t('filter.label')} className={css.filter}>
      {(['ALL', ...kinds] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className={css.choice}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          {t(`filter.${kind}`)}
        </button>
      ))}
    </fieldset>
  )
}
