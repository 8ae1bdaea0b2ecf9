import type { ComponentProps, MouseEvent } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Link, type LinkProps } from '../link/link.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import * as css from './button.css.ts'
import type { ButtonSize, ButtonVariant } from './looks.ts'

export type { ButtonSize, ButtonVariant }

type Look = {
  /** `primary` is the main action, at most one in a view. `plain` takes the colour of its background's text. */
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** As wide as its container. */
  block?: boolean | undefined
}

type Parts = { icon?: IconName | undefined; iconEnd?: IconName | undefined }

export type ButtonProps = ComponentProps<'button'> &
  Look &
  Parts & {
    /** The action is running: the button keeps focus and label, shows a spinner and ignores presses. */
    busy?: boolean | undefined
  }

/** The class of a button, for elements that only look like one. */
export function buttonClass({ variant = 'primary', size = 'md', block = false }: Look = {}): string {
  return cx(css.button, css.variant[variant], css.size[size], block && css.block)
}

function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

const iconSize = (size: ButtonSize | undefined) => (size === 'lg' ? 'md' : 'sm')

export function Button(props: ButtonProps) {
  const { variant, size, block, busy = false, icon, iconEnd, className, children, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ variant, size, block }), className)}
      onClick={busy ? ignore : onClick}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {busy ? <Spinner size="sm" /> : icon && <Icon name={icon} size={iconSize(size)} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={iconSize(size)} />}
    </button>
  )
}

export type ButtonLinkProps = LinkProps & Look & Parts

/** A link that looks like a button, because it leads to another page. */
export function ButtonLink({ variant, size, block, icon, iconEnd, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={cx(buttonClass({ variant, size, block }), className)}>
      {icon && <Icon name={icon} size={iconSize(size)} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={iconSize(size)} />}
    </Link>
  )
}
