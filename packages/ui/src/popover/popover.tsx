import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { PageDirection } from '../page-direction.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './popover.css.ts'
import type { PopoverAlign, PopoverSide } from './sides.ts'

export type PopoverProps = {
  /** The element that opens it: a `<Button>` or an `<IconButton>`. */
  trigger: ReactElement
  title: string
  titleHidden?: boolean | undefined
  closeLabel: string
  /** Whether it is open; without it the popover holds that state itself. */
  open?: boolean | undefined
  onChange?: ((open: boolean) => void) | undefined
  side?: PopoverSide | undefined
  align?: PopoverAlign | undefined
  children: ReactNode
}

/**
 * Additional content beside the button that opens it. The page stays usable: the popover closes with Escape, a press
 * elsewhere, and when it loses the focus, which returns to its button.
 */
export function Popover(props: PopoverProps) {
  const { trigger, title, titleHidden, closeLabel, open, onChange, side = 'bottom', align = 'center', children } = props
  const heading = <Base.Title className={css.title}>{title}</Base.Title>
  return (
    <PageDirection>
      <Base.Root {...(open !== undefined && { open })} onOpenChange={(next) => onChange?.(next)}>
        <Base.Trigger render={trigger} />
        <Base.Portal>
          <Base.Positioner className={css.positioner} side={side} align={align} sideOffset={8} collisionPadding={8}>
            <Base.Popup className={css.popup}>
              <div className={css.head}>
                {titleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
                <Base.Close
                  className={css.close}
                  render={<IconButton icon="close" label={closeLabel} size="sm" title={undefined} />}
                />
              </div>
              <div>{children}</div>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </PageDirection>
  )
}
