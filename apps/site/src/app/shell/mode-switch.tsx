import { Icon } from '@livery/ui/icon'
import { IconButton } from '@livery/ui/icon-button'
import { useText } from '../../shared/i18n/use-text.ts'
import { changeMode } from '../../shared/theme/change-mode.ts'
import { isDark } from '../../shared/theme/is-dark.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './mode-switch.css.ts'
import { entry } from './side-menu.css.ts'

function useToggle() {
  const visit = useVisit()
  return () => changeMode(visit, isDark(visit.preferences.getState().mode) ? 'light' : 'dark')
}

/** Switches between light and dark. The style sheet chooses the icon, because the device may decide the mode. */
export function ModeSwitch() {
  const t = useText('core')
  const toggle = useToggle()
  return (
    <span className={css.pair}>
      <IconButton
        className={css.whenLight}
        icon="moon"
        label={t('appearance.switchToDark')}
        variant="plain"
        onClick={toggle}
      />
      <IconButton
        className={css.whenDark}
        icon="sun"
        label={t('appearance.switchToLight')}
        variant="plain"
        onClick={toggle}
      />
    </span>
  )
}

/** The same as an entry of the side menu. */
export function ModeRow() {
  const t = useText('core')
  const toggle = useToggle()
  return (
    <span className={css.pair}>
      <button type="button" className={`${entry} ${css.row} ${css.whenLight}`} onClick={toggle}>
        <Icon name="moon" />
        {t('appearance.switchToDark')}
      </button>
      <button type="button" className={`${entry} ${css.row} ${css.whenDark}`} onClick={toggle}>
        <Icon name="sun" />
        {t('appearance.switchToLight')}
      </button>
    </span>
  )
}
