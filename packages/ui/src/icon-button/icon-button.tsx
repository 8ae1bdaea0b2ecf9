import type { ButtonProps, ButtonSize } from '../button/button.tsx'
import { Button, ButtonLink } from '../button/button.tsx'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import type { LinkProps } from '../link/link.tsx'
import * as css from './icon-button.css.ts'

type Look = {
  icon: IconName
  /** The action in words, because there is no visible text. */
  label: string
  variant?: ButtonProps['variant']
  size?: ButtonSize | undefined
  round?: boolean | undefined
}

export type IconButtonProps = Omit<ButtonProps, 'icon' | 'iconEnd' | 'block' | 'children' | 'aria-label'> &
  Look & {
    /** For a toggle button. */
    pressed?: boolean | undefined
  }

const iconSize = { sm: 'sm', md: 'md', lg: 'lg' } as const

/** A button with only an icon, square or round, never smaller than a small control. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'ghost', size = 'md', round, pressed, busy, className, ...rest } = props
  return (
    <Button
      title={label}
      {...rest}
      busy={busy}
      variant={variant}
      size={size}
      aria-label={label}
      aria-pressed={pressed}
      className={cx(css.square, css.size[size], round && css.round, className)}
    >
      {!busy && <Icon name={icon} size={iconSize[size]} />}
    </Button>
  )
}

export type IconLinkProps = Omit<LinkProps, 'children' | 'aria-label'> & Look

/** The same as a link. */
export function IconLink({ icon, label, variant = 'ghost', size = 'md', round, className, ...rest }: IconLinkProps) {
  return (
    <ButtonLink
      title={label}
      {...rest}
      variant={variant}
      size={size}
      aria-label={label}
      className={cx(css.square, css.size[size], round && css.round, className)}
    >
      <Icon name={icon} size={iconSize[size]} />
    </ButtonLink>
  )
}
