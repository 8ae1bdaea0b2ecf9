import { type ComponentProps, type ReactNode, useId } from 'react'
import * as css from '../field/field.css.ts'
import { type FieldTexts, fieldAround } from '../field/field.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'required' | 'size' | 'children'> &
  FieldTexts & {
    icon?: IconName | undefined
    /** Before the typed text: a dialling code. */
    start?: ReactNode
    /** After the typed text: a button, a unit. */
    end?: ReactNode
    /** The typed value is being checked, such as whether a name is taken. Typing can go on. */
    busy?: boolean | undefined
  }

/**
 * One line of text. Uncontrolled or controlled like an `<input>`, whose attributes and `ref` it takes. Give `dir`:
 * `ltr` for accounts, phones, codes and passwords, `auto` for names.
 */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, errorPrefix, required, icon, start, end, busy, id, className, ...input } =
    props
  const made = useId()
  const around = { label, labelHidden, hint, error, errorPrefix, required, className }
  return fieldAround(id ?? made, around, (control) => (
    <div className={css.frame}>
      {icon && <Icon name={icon} size="sm" className={css.icon} />}
      {start}
      <input {...input} {...control} className={css.control} {...(busy && { 'aria-busy': true })} />
      {busy && <Spinner size="sm" />}
      {end}
    </div>
  ))
}
