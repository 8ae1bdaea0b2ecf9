import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './switch.css.ts'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: string
  labelHidden?: boolean | undefined
}

/** Something that is on or off at once, without saving. */
export function Switch({ label, labelHidden, className, ...input }: SwitchProps) {
  return (
    <label className={cx(css.row, className)}>
      <input {...input} type="checkbox" role="switch" className={css.track} />
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </label>
  )
}
