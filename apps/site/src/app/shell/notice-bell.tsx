import { IconButton } from '@livery/ui/icon-button'
import { useText } from '../../shared/i18n/use-text.ts'
import { useComposition } from '../../shared/visit/use-composition.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './header.css.ts'

/** Opens the notices. */
export function NoticeBell() {
  const t = useText('core')
  const { popups } = useVisit()
  const { ticker } = useComposition()
  return (
    <IconButton
      className={ticker === 'moving' ? css.bell : undefined}
      icon="bell"
      label={t('notice.open')}
      variant="plain"
      aria-haspopup="dialog"
      onClick={() => popups.open('notices', {})}
    />
  )
}
