import { Dialog } from '@livery/ui/dialog'
import { IconButton } from '@livery/ui/icon-button'
import { useRef, useState } from 'react'
import { useCount } from '../../../shared/format/use-count.ts'
import { CleanHtml } from '../../../shared/html/clean-html.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { PopupComponentProps } from '../../../shared/popups/popup.ts'
import * as css from './announcements.css.ts'

/**
 * Announcements side by side, to be swiped or stepped through in a loop. A single one has no navigation
 * (docs/product.md 5.3).
 */
export default function AnnouncementsPopup({ open, close, list }: PopupComponentProps<'announcements'>) {
  const t = useText('core')
  const count = useCount()
  const belt = useRef<HTMLUListElement>(null)
  // The pop-up opens by itself, so the focus goes to the content and not to the close button, which would show a ring.
  const news = useRef<HTMLHeadingElement>(null)
  const [index, setIndex] = useState(0)
  const total = list.length
  const step = (by: number) => {
    const next = (index + by + total) % total
    setIndex(next)
    belt.current?.children[next]?.scrollIntoView({ inline: 'start', block: 'nearest' })
  }
  // The slides are scrolled by finger; the scroll position tells which slide is shown, in either direction.
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
            <h3 ref={place === 0 ? news : undefined} className={css.title} tabIndex={-1}>
              {title}
            </h3>
            <CleanHtml html={content} className={css.content} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
