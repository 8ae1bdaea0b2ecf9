import type { ComponentProps, MouseEvent } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Link, type LinkProps } from '../link/link.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import * as css from './button.css.ts'
import type { ButtonSize, ButtonVariant } from './looks.ts'

export type { ButtonSize, ButtonVariant }

type Look = {
  /** `primary` is what one should press: one in a view. `plain` takes the colour of what it stands on. */
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** As wide as its container. */
  block?: boolean | undefined
}

type Parts = { icon?: IconName | undefined; iconEnd?: IconName | undefined }

export type ButtonProps = ComponentProps<'button'> &
  Look &
  Parts & {
    /** Its work is under way: it keeps focus and its label, shows a spinner, and does not answer. */
    busy?: boolean | undefined
  }

/** The class of a button, for what is a button by looks only. */
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

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ variant, size, block, icon, iconEnd, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={cx(buttonClass({ variant, size, block }), className)}>
      {icon && <Icon name={icon} size={iconSize(size)} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={iconSize(size)} />}
    </Link>
  )
}
