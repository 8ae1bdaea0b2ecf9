import { IconButton } from '@livery/ui/icon-button'
import { useText } from '../../shared/i18n/use-text.ts'
import { useSite } from '../../shared/site/use-site.ts'
import * as css from './header.css.ts'

/** Opens the notices. */
export function NoticeBell() {
  const t = useText('core')
  const { popups } = useSite()
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
