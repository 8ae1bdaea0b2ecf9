import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './switch.css.ts'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: string
  labelHidden?: boolean | undefined
}

/** A setting that is switched on or off at once, without saving. */
export function Switch({ label, labelHidden, className, ...input }: SwitchProps) {
  return (
    <label className={cx(css.row, className)}>
      {/*
       * biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says it itself; aria-checked beside it is an
       * error
       */}
      <input {...input} type="checkbox" role="switch" className={css.track} />
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </label>
  )
}
