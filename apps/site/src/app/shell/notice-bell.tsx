import { IconButton } from '@livery/ui/icon-button'
import { useText } from '../../shared/i18n/use-text.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './header.css.ts'

/** Opens the notices. */
export function NoticeBell() {
  const t = useText('core')
  const { popups } = useVisit()
  return (
    <IconButton
      className={css.bell}
      icon="bell"
      label={t('notice.open')}
      variant="plain"
      aria-haspopup="dialog"
      onClick={() => popups.open('notices', {})}
    />
  )
}
