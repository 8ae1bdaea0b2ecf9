import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import * as fieldCss from '../field/field.css.ts'
import type { FieldTexts } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { RadioLook, RadioOrientation } from './looks.ts'
import * as css from './radio-group.css.ts'

export type RadioOption<Value extends string = string> = {
  readonly value: Value
  readonly label: ReactNode
  readonly hint?: string
  readonly disabled?: boolean
}

export type RadioGroupProps<Value extends string> = FieldTexts & {
  options: readonly RadioOption<Value>[]
  /** The chosen value; without it the browser holds the state, beginning with `initial`. */
  value?: Value | undefined
  initial?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
  /** The name of the group in a form; generated when it is not given. */
  name?: string | undefined
  disabled?: boolean | undefined
  look?: RadioLook | undefined
  orientation?: RadioOrientation | undefined
  id?: string | undefined
  className?: string | undefined
}

/** Choosing one of a few visible options. Native controls: arrows move and choose, Tab enters at the chosen one. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, labelHidden, hint, error, errorPrefix, required, options, value, initial, onChange, disabled } = props
  const { look = 'list', orientation = 'vertical', className } = props
  const made = useId()
  const id = props.id ?? made
  const name = props.name ?? made
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const title = (
    <span id={`${id}-label`} className={cx(fieldCss.label, required && fieldCss.required)}>
      {label}
    </span>
  )
  return (
    <div
      id={id}
      role="radiogroup"
      className={cx(css.group, className)}
      aria-labelledby={`${id}-label`}
      aria-disabled={disabled || undefined}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
    >
      {labelHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      {hint && (
        <div id={`${id}-hint`} className={fieldCss.hint}>
          {hint}
        </div>
      )}
      <div className={cx(css.orientation[orientation], look === 'cards' && css.spacious)}>
        {options.map((option) => (
          <label key={option.value} className={cx(css.row, css.look[look])}>
            <input
              type="radio"
              className={css.dot}
              name={name}
              value={option.value}
              disabled={disabled || option.disabled}
              aria-invalid={error ? true : undefined}
              aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
              {...(value === undefined
                ? { defaultChecked: option.value === initial }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span className={css.words}>
              {option.label}
              {option.hint && (
                <span id={`${id}-${option.value}`} className={css.hint}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div id={`${id}-error`} className={fieldCss.error}>
          <Icon name="error" size="xs" className={fieldCss.errorIcon} />
          <span>
            {errorPrefix && <VisuallyHidden>{errorPrefix} </VisuallyHidden>}
            {error}
          </span>
        </div>
      )}
    </div>
  )
}
