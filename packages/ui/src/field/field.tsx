import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './field.css.ts'

/** What every field may say around its control. */
export type FieldTexts = {
  label: string
  /** Label is read but not shown: only where the surroundings name the field. */
  labelHidden?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  /** Read before the error: "Error:". */
  errorPrefix?: string | undefined
  required?: boolean | undefined
}

/** What ties a control to its label, hint and error; to be spread on the control. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export type FieldProps = FieldTexts & {
  /** Id of the control; made up when it is not given. */
  id?: string | undefined
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A control with its label above and its hint and error below, tied together for those who listen. */
export function Field(props: FieldProps) {
  const { id: given, label, labelHidden, hint, error, errorPrefix, required, className, children } = props
  const made = useId()
  const id = given ?? made
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const text = (
    <label htmlFor={id} className={cx(css.label, required && css.required)}>
      {label}
    </label>
  )
  return (
    <div className={cx(css.field, className)}>
      {labelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <div id={`${id}-hint`} className={css.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={css.error}>
          <Icon name="error" size="xs" className={css.errorIcon} />
          <span>
            {errorPrefix && <VisuallyHidden>{errorPrefix} </VisuallyHidden>}
            {error}
          </span>
        </div>
      )}
    </div>
  )
}
