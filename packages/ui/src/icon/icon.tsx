import { cx } from '../cx.ts'
import { glyphs, type IconName } from './glyphs.ts'
import * as css from './icon.css.ts'
import type { IconSize } from './sizes.ts'

export type { IconName }

export type IconProps = {
  name: IconName
  size?: IconSize | undefined
  className?: string | undefined
  /** The text for screen readers. Without it the icon is decoration and is not read. */
  label?: string | undefined
}

/** An icon of our own drawing on a 24 grid, in the colour of the text around it. */
export function Icon({ name, size = 'md', className, label }: IconProps) {
  const { line, fill, turns } = glyphs[name]
  const marks = (
    <>
      {line && <path d={line} />}
      {fill && <path d={fill} fill="currentColor" stroke="none" />}
    </>
  )
  const classes = cx(css.icon, css.size[size], turns && css.directional, className)
  return label ? (
    <svg viewBox="0 0 24 24" className={classes} role="img" aria-label={label}>
      {marks}
    </svg>
  ) : (
    <svg viewBox="0 0 24 24" className={classes} aria-hidden="true">
      {marks}
    </svg>
  )
}
