import { type ReactNode, useRef } from 'react'
import { Button, type ButtonVariant } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import * as css from './confirm-dialog.css.ts'

export type ConfirmTone = keyof typeof css.tone

export type ConfirmAction = {
  readonly label: string
  readonly variant?: ButtonVariant
  readonly onPress: () => void
  /** Its work is under way: then nothing else in the dialog can be pressed. */
  readonly busy?: boolean
}

export type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  tone?: ConfirmTone | undefined
  icon?: IconName | undefined
  title: string
  closeLabel: string
  /** From the least to the most wanted; the last one has focus first, unless it does harm. */
  actions: readonly ConfirmAction[]
  keepOnCover?: boolean | undefined
  timeoutMs?: number | undefined
  /** Text, or HTML that the app has cleaned. */
  children?: ReactNode
}

const ICONS = { question: 'question', info: 'info', success: 'success', warning: 'warning', error: 'error' } as const

/** Says one thing or asks one thing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, tone = 'question', icon, title, closeLabel, actions, keepOnCover, timeoutMs, children } = props
  const focus = useRef<HTMLButtonElement>(null)
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
      footer={actions.map((action, index) => (
        <Button
          key={action.label}
          ref={index === first ? focus : undefined}
          className={css.button}
          variant={action.variant ?? (index === last ? 'primary' : 'secondary')}
          busy={action.busy}
          disabled={busy && !action.busy}
          onClick={action.onPress}
        >
          {action.label}
        </Button>
      ))}
    >
      <div className={css.content}>
        <span className={`${css.mark} ${css.tone[tone]}`}>
          <Icon name={icon ?? ICONS[tone]} size="lg" />
        </span>
        <div className={css.text}>{children}</div>
      </div>
    </Dialog>
  )
}
