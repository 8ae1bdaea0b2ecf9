import type { GameFilter } from '@livery/contract/games/game-filter'
import { cx } from '@livery/ui/cx'
import { IconButton } from '@livery/ui/icon-button'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './controls.css.ts'

interface ControlsProps {
  readonly filter: GameFilter
  /** The vendors, and the bar of lists, kinds and names. */
  readonly children: ReactNode
}

/** The choices of a category. Phones have the lists and a button for the others, which are open where one of them is made. */
export function Controls({ filter: { vendor, classify, name }, children }: ControlsProps) {
  const t = useText('games')
  const id = useId()
  const isNarrowed = Boolean(vendor || classify || name)
  const [isOpen, setOpen] = useState(isNarrowed)
  return (
    <div id={id} className={cx(css.controls, !isOpen && css.folded)}>
      {children}
      <IconButton
        className={css.more}
        icon="filter"
        label={t('filter.label')}
        variant={isNarrowed ? 'primary' : 'secondary'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((present) => !present)}
      />
    </div>
  )
}
