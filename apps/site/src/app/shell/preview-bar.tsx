import { PAGES } from '@livery/contract/pages'
import { useText } from '../../shared/i18n/use-text.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './preview-bar.css.ts'

/** Says that other visitors do not see this release, with a link that leaves the preview. */
export function PreviewBar() {
  const t = useText('core')
  const { preview } = useVisit().boot
  if (!preview) return null
  return (
    <aside className={css.bar} aria-label={t('preview.title')}>
      <span>{t('preview.text', { release: preview.release.slice(0, 8) })}</span>
      {/* A plain link: the gateway ends the preview and answers with the live site. */}
      <a className={css.leave} href={`${PAGES.home.path}?preview=off`}>
        {t('preview.leave')}
      </a>
    </aside>
  )
}
