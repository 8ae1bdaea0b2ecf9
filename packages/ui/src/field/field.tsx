import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './field.css.ts'

/** The props that all fields share. */
export type FieldTexts = {
  label: string
  /** The label is read but not shown: only where the surroundings name the field. */
  labelHidden?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  /** Read before the error: "Error:". */
  errorPrefix?: string | undefined
  required?: boolean | undefined
}

/** The attributes that connect a control with its label, hint and error; to be spread on the control. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type Around = FieldTexts & {
  className?: string | undefined
  /** Stands below at the end: a counter. */
  aside?: ReactNode
  /** Id of something else that is read with the control. */
  describedBy?: string | undefined
}

export type FieldProps = Around & {
  /** Id of the control; generated when it is not given. */
  id?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** A control with its label above and its hint and error below, connected for screen readers. */
export function Field({ id, children, ...around }: FieldProps) {
  const made = useId()
  return fieldAround(id ?? made, around, children)
}

/** The same as elements: a component for each field of a long form would cost a tenth of it. */
export function fieldAround(id: string, props: Around, control: FieldProps['children']): ReactNode {
  const { label, labelHidden, hint, error, errorPrefix, required, className, aside, describedBy } = props
  const described = [describedBy, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const text = (
    <label htmlFor={id} className={cx(css.label, required && css.required)}>
      {label}
    </label>
  )
  const texts = (
    <>
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
    </>
  )
  return (
    <div className={cx(css.field, className)}>
      {labelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {control({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {aside ? (
        <div className={css.below}>
          <div className={css.texts}>{texts}</div>
          {aside}
        </div>
      ) : (
        texts
      )}
    </div>
  )
}
