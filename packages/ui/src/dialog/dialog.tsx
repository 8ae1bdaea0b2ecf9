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
  /** Called when the dialog should close: by its button, by Escape, by a press on the backdrop, by its timeout. */
  onClose: () => void
  title: string
  titleHidden?: boolean | undefined
  closeLabel: string
  size?: DialogSize | undefined
  /** Slides in from a side instead: a drawer. */
  side?: DrawerSide | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  /** A press on the backdrop does not close it: for a half-filled form or a challenge. */
  keepOnCover?: boolean | undefined
  /** Nothing can close it while an action is running. */
  locked?: boolean | undefined
  /** Closes by itself this many milliseconds after it opened. */
  timeoutMs?: number | undefined
  /** The content reaches the edges. */
  bare?: boolean | undefined
  /** Buttons beside the close button: full screen, help. */
  actions?: ReactNode
  footer?: ReactNode
  /** The element that gets the focus first; by default the first field, otherwise the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** The element that gets the focus at the end; null for what had it before. */
  finalFocus?: (() => HTMLElement | null) | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * A modal pop-up. It locks the page's scrolling and restores it, traps the focus and gives it back, and still allows
 * the use of a widget that is appended to the body (a bot check). On phones it is a sheet from below.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, titleHidden, closeLabel, size = 'md', side, role, locked = false, bare, footer } = props
  const { timeoutMs, finalFocus } = props
  const body = useRef<HTMLDivElement>(null)

  // A page that renders every second must not restart the timeout.
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
          {/* The backdrop of an upper dialog covers the lower one too. */}
          <Base.Backdrop forceRender className={css.backdrop} />
          <Base.Viewport className={cx(css.viewport, (side || size === 'full') && css.flush)}>
            <Base.Popup
              {...(role && { role })}
              className={cx(css.popup, side ? css.side[side] : css.size[size], props.className)}
              initialFocus={
                props.initialFocus ?? ((openedBy) => (openedBy === 'touch' ? true : firstField(body.current)))
              }
              {...(finalFocus && { finalFocus: () => finalFocus() ?? true })}
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

/** When opened by touch, the pop-up itself gets the focus, so that no on-screen keyboard opens. */
function firstField(body: HTMLElement | null): HTMLElement | true {
  return body?.querySelector<HTMLElement>('input:not([type="hidden"], [hidden], :disabled), select, textarea') ?? true
}
