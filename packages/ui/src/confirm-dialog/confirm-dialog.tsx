import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { Button, type ButtonVariant } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import * as css from './confirm-dialog.css.ts'
import type { ConfirmTone } from './tones.ts'
import { useLateClose } from './use-late-close.ts'

export type { ConfirmTone }

export type ConfirmAction = {
  readonly label: string
  readonly variant?: ButtonVariant
  readonly onPress?: (() => void) | undefined
  /** Pressing it also closes the dialog: at once, or after this many milliseconds. */
  readonly closes?: true | number
  /** The action is running; then nothing else in the dialog can be pressed. */
  readonly busy?: boolean
}

export type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  tone?: ConfirmTone | undefined
  icon?: IconName | undefined
  title: string
  closeLabel: string
  /** From the least to the most likely choice; the last one gets the focus, unless it is destructive. */
  actions: readonly ConfirmAction[]
  keepOnCover?: boolean | undefined
  /** Closes by itself this many milliseconds after it opened. */
  timeoutMs?: number | undefined
  /** The element that gets the focus at the end, where an action takes away what opened the dialog; else null. */
  finalFocus?: (() => HTMLElement | null) | undefined
  className?: string | undefined
  /** Text, or elements of HTML that the app has cleaned. */
  children?: ReactNode
}

const ICONS = { question: 'question', info: 'info', success: 'success', warning: 'warning', error: 'error' } as const

/** A message or a question: the generic dialog of the platform. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, tone = 'question', icon, title, closeLabel, actions, keepOnCover, timeoutMs, children } = props
  const focus = useRef<HTMLButtonElement>(null)
  const { isClosing, close } = useLateClose(open, onClose)
  const busy = actions.some((action) => action.busy)
  const last = actions.length - 1
  const first = actions[last]?.variant === 'danger' ? 0 : last
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={title}
      closeLabel={closeLabel}
      keepOnCover={keepOnCover}
      locked={busy}
      timeoutMs={timeoutMs}
      initialFocus={focus}
      finalFocus={props.finalFocus}
      className={props.className}
      footer={
        actions.length > 0 &&
        actions.map((action, index) => (
          <Button
            key={action.label}
            ref={index === first ? focus : undefined}
            className={css.button}
            variant={action.variant ?? (index === last ? 'primary' : 'secondary')}
            busy={action.busy}
            disabled={busy && !action.busy}
            onClick={() => {
              if (isClosing) return
              action.onPress?.()
              if (action.closes !== undefined) close(action.closes === true ? 0 : action.closes)
            }}
          >
            {action.label}
          </Button>
        ))
      }
    >
      <div className={css.content}>
        <span className={`${css.mark} ${css.tone[tone]}`}>
          <Icon name={icon ?? ICONS[tone]} size="lg" />
        </span>
        {children && (
          // Read together with the title when the dialog opens.
          <Base.Description className={css.text} render={<div />}>
            {children}
          </Base.Description>
        )}
      </div>
    </Dialog>
  )
}
