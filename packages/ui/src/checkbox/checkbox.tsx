import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import * as fieldCss from '../field/field.css.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './checkbox.css.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'required' | 'children'> & {
  /** May contain links. */
  label: ReactNode
  error?: string | undefined
  errorPrefix?: string | undefined
  required?: boolean | undefined
}

/** A native checkbox in the theme's style; it works without any script. */
export function Checkbox({ label, error, errorPrefix, required, id: given, className, ...input }: CheckboxProps) {
  const made = useId()
  const id = given ?? made
  return (
    <div className={cx(css.row, className)}>
      <input
        {...input}
        id={id}
        type="checkbox"
        className={css.box}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {error && (
        <div id={`${id}-error`} className={cx(fieldCss.error, css.below)}>
          {errorPrefix && <VisuallyHidden>{errorPrefix} </VisuallyHidden>}
          {error}
        </div>
      )}
    </div>
  )
}
