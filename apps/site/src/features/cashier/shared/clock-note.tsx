import { useZoneName } from '../../../shared/format/use-zone-name.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './clock-note.css.ts'

/** By which clock the times of a list are written. */
export function ClockNote() {
  const t = useText('cashier')
  return <p className={css.note}>{t('clock', { zone: useZoneName() })}</p>
}
