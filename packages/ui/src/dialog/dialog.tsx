import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { PageDirection } from '../page-direction.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './dialog.css.ts'
import type { DrawerSide } from './sides.ts'
import type { DialogSize } from './sizes.ts'

export type { DialogSize }

export type DialogProps = {
  open: boolean
  /** Asked to close: by its button, by Escape, by a press on the cover, by its time. */
  onClose: () => void
  title: string
  titleHidden?: boolean | undefined
  closeLabel: string
  size?: DialogSize | undefined
  /** Comes from a side instead: a drawer. */
  side?: DrawerSide | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  /** A press on the cover does not close it: a form half filled, a challenge under way. */
  keepOnCover?: boolean | undefined
  /** Nothing closes it: work is under way. */
  locked?: boolean | undefined
  /** Closes by itself so many milliseconds after it opened. */
  timeoutMs?: number | undefined
  /** Content reaches the edges. */
  bare?: boolean | undefined
  /** Buttons beside the one that closes: full screen, help. */
  actions?: ReactNode
  footer?: ReactNode
  /** What has focus first; otherwise its first field, and where it has none the first thing one can press. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * A modal pop-up: locks the page's scroll and gives it back, keeps focus inside and gives it back, and still lets a
 * widget appended to the body (a bot check) be used. On phones it is a sheet from below.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, titleHidden, closeLabel, size = 'md', side, role, locked = false, bare, footer } = props
  const { timeoutMs } = props
  const body = useRef<HTMLDivElement>(null)

  // A page that renders every second must not put the end off.
  const end = useEffectEvent(() => onClose())
  useEffect(() => {
    if (!open || timeoutMs === undefined) return
    const timer = setTimeout(() => end(), timeoutMs)
    return () => clearTimeout(timer)
  }, [open, timeoutMs])

  const heading = <Base.Title className={css.title}>{title}</Base.Title>
  return (
    <PageDirection>
      <Base.Root
        open={open}
        onOpenChange={(next) => !next && !locked && onClose()}
        disablePointerDismissal={props.keepOnCover || locked}
      >
        <Base.Portal>
          {/* One above another covers that one too. */}
          <Base.Backdrop forceRender className={css.backdrop} />
          <Base.Viewport className={cx(css.viewport, (side || size === 'full') && css.flush)}>
            <Base.Popup
              {...(role && { role })}
              className={cx(css.popup, side ? css.side[side] : css.size[size], props.className)}
              initialFocus={
                props.initialFocus ?? ((openedBy) => (openedBy === 'touch' ? true : firstField(body.current)))
              }
            >
              <div className={css.header}>
                {titleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
                {props.actions}
                {!locked && (
                  <Base.Close
                    className={css.close}
                    render={<IconButton icon="close" label={closeLabel} title={undefined} />}
                  />
                )}
              </div>
              <div ref={body} className={cx(css.body, bare && css.bare)}>
                {props.children}
              </div>
              {footer && <div className={css.footer}>{footer}</div>}
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </PageDirection>
  )
}

/** By touch the pop-up itself has focus, so that no keyboard jumps up over it. */
function firstField(body: HTMLElement | null): HTMLElement | true {
  return body?.querySelector<HTMLElement>('input:not([type="hidden"], :disabled), select, textarea') ?? true
}
