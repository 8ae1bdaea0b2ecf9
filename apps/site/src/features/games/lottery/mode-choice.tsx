import type { PrizeMode } from '@livery/contract/games/prize-modes'
import { Link } from 'react-router-dom'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './lottery.css.ts'

interface ModeChoiceProps {
  readonly path: string
  readonly modes: readonly PrizeMode[]
  readonly chosen: PrizeMode | undefined
}

/** The prize modes: links, since each has an address. */
export function ModeChoice({ path, modes, chosen }: ModeChoiceProps) {
  const t = useText('lottery')
  const core = useText('core')
  const name = (mode: PrizeMode) => (mode === 'ZY' || mode === 'SEA' ? t(`mode.${mode}`) : core(`category.${mode}`))
  return (
    <nav className={css.modes} aria-label={t('kinds')}>
      {modes.map((mode) => (
        <Link
          key={mode}
          to={`${path}?mode=${mode}`}
          className={css.mode}
          aria-current={mode === chosen ? 'page' : undefined}
        >
          {name(mode)}
        </Link>
      ))}
    </nav>
  )
}
