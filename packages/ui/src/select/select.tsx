import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import * as fieldCss from '../field/field.css.ts'
import { Field, type FieldTexts } from '../field/field.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import * as css from './select.css.ts'

export type SelectOption = {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
  /** Language of the label where it is not the page's. */
  readonly lang?: string
}

export type SelectProps = Omit<ComponentProps<'select'>, 'required' | 'size' | 'children' | 'multiple'> &
  FieldTexts & {
    icon?: IconName | undefined
    options: readonly SelectOption[]
    /** An entry that means that nothing is chosen. */
    placeholder?: string | undefined
  }

/** Choosing one of several options. The native control: the phone's own wheel, type-ahead, and no script. */
export function Select(props: SelectProps) {
  const { label, labelHidden, hint, error, errorPrefix, required, icon, options, placeholder, id, className, ...rest } =
    props
  const texts = { label, labelHidden, hint, error, errorPrefix, required }
  return (
    <Field {...texts} id={id} className={className}>
      {(control) => (
        <div className={fieldCss.frame}>
          {icon && <Icon name={icon} size="sm" className={fieldCss.icon} />}
          <select {...rest} {...control} className={cx(fieldCss.control, css.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label, disabled, lang }) => (
              <option key={value} value={value} disabled={disabled} lang={lang}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="sm" className={css.chevron} />
        </div>
      )}
    </Field>
  )
}
