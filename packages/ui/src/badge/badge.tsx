import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import * as css from './badge.css.ts'
import type { BadgeTone } from './tones.ts'

export type { BadgeTone }

export type BadgeProps = {
  tone?: BadgeTone | undefined
  icon?: IconName | undefined
  className?: string | undefined
  children: ReactNode
}

/** A word or a number that marks one thing among others of its kind. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={cx(css.badge, css.tone[tone], className)}>
      {icon && <Icon name={icon} size="em" />}
      {children}
    </span>
  )
}
