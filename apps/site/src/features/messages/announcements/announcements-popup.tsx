import { Dialog } from '@livery/ui/dialog'
import { IconButton } from '@livery/ui/icon-button'
import { useRef, useState } from 'react'
import { useCount } from '../../../shared/format/use-count.ts'
import { CleanHtml } from '../../../shared/html/clean-html.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { PopupComponentProps } from '../../../shared/popups/popup.ts'
import * as css from './announcements.css.ts'

/**
 * Announcements side by side, to be swiped or stepped through; after the last comes the first. One alone has nothing to
 * step to (docs/product.md 5.3).
 */
export default function AnnouncementsPopup({ open, close, list }: PopupComponentProps<'announcements'>) {
  const t = useText('core')
  const count = useCount()
  const belt = useRef<HTMLUListElement>(null)
  // It opens by itself: who reads begins with the news, and no ring stands around the button that closes it.
  const news = useRef<HTMLHeadingElement>(null)
  const [index, setIndex] = useState(0)
  const total = list.length
  const step = (by: number) => {
    const next = (index + by + total) % total
    setIndex(next)
    belt.current?.children[next]?.scrollIntoView({ inline: 'start', block: 'nearest' })
  }
  // A finger moves the belt; which slide it came to rest at is seen by how far it went, in either direction.
  const follow = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    setIndex(Math.round(Math.abs(currentTarget.scrollLeft) / Math.max(1, currentTarget.clientWidth)))
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('announcement.title')}
      closeLabel={t('announcement.close')}
      initialFocus={news}
      footer={
        total > 1 && (
          <div className={css.steps}>
            <IconButton icon="chevron-start" label={t('announcement.previous')} onClick={() => step(-1)} />
            <p className={css.counter} aria-live="polite">
              {t('announcement.counter', { index: count(index + 1), total: count(total) })}
            </p>
            <IconButton icon="chevron-end" label={t('announcement.next')} onClick={() => step(1)} />
          </div>
        )
      }
    >
      <ul ref={belt} className={css.belt} onScrollEnd={follow} tabIndex={total > 1 ? 0 : undefined}>
        {list.map(({ id, title, content }, place) => (
          <li key={id} className={css.slide} inert={place !== index}>
            <h3 ref={place === 0 ? news : undefined} className={css.title} dir="auto" tabIndex={-1}>
              {title}
            </h3>
            <CleanHtml html={content} className={css.content} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
