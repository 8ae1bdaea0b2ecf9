import { type ComponentProps, useRef } from 'react'
import { asciiDigits } from '../ascii-digits.ts'
import { cx } from '../cx.ts'
import * as fieldCss from '../field/field.css.ts'
import { Field, type FieldTexts } from '../field/field.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { CountryPicker } from './country-picker.tsx'
import * as css from './phone-field.css.ts'

export type { DialCountry } from './read-phone.ts'

import { type DialCountry, type PhoneValue, readPhone } from './read-phone.ts'
import { useCaret } from './use-caret.ts'

type Given = 'id' | 'name' | 'disabled' | 'readOnly' | 'placeholder' | 'className' | 'onBlur' | 'ref'

export type PhoneFieldProps = Pick<ComponentProps<'input'>, Given> &
  FieldTexts & {
    /** In the order of the list; the most likely ones first. */
    countries: readonly DialCountry[]
    value: PhoneValue
    onChange: (value: PhoneValue) => void
    /** Formats the national number for display, such as with spaces; unchanged when left out. */
    format?: ((value: PhoneValue) => string) | undefined
    /** Name of the button that opens the list: "Country, Philippines +63". */
    countryLabel: (country: DialCountry | undefined) => string
    searchLabel: string
    emptyText: string
    busy?: boolean | undefined
    /** BCP 47 tag of the language in which names are compared. */
    locale?: string | undefined
  }

/**
 * A phone number: dial code and national number. A pasted international number chooses its country. It runs from left
 * to right in every language. The caller checks whether it is a valid number.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, labelHidden, hint, error, errorPrefix, required, countries, value, onChange, format, busy } = props
  const { countryLabel, searchLabel, emptyText, locale, id, className, disabled, readOnly, placeholder } = props
  const frame = useRef<HTMLDivElement>(null)
  const caret = useCaret()
  const country = countries.find(({ region }) => region === value.region)
  return (
    <Field {...{ label, labelHidden, hint, error, errorPrefix, required }} id={id} className={className}>
      {(control) => (
        <div className={cx(fieldCss.frame, css.frame)} ref={frame} dir="ltr">
          <CountryPicker
            country={country}
            onChange={({ region }) => onChange({ ...value, region })}
            anchor={frame}
            {...{ countries, countryLabel, searchLabel, emptyText, locale, disabled, readOnly }}
          />
          <input
            {...control}
            ref={props.ref}
            name={props.name}
            onBlur={props.onBlur}
            className={cx(fieldCss.control, css.number)}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder={placeholder}
            disabled={disabled}
            readOnly={readOnly}
            {...(busy && { 'aria-busy': true })}
            value={format ? format(value) : value.number}
            onChange={({ currentTarget, nativeEvent }) => {
              const typed = readPhone(currentTarget.value, value.region, countries)
              const before = caret.digitsBefore(currentTarget)
              const deleted = digitToDelete(nativeEvent, typed, value)
              const all = asciiDigits(currentTarget.value).replace(/\D/g, '').length
              // The digits of a typed dial code are not in the number any more.
              const digits = Math.max(0, before - (all - typed.number.length))
              onChange(
                deleted
                  ? { ...typed, number: without(typed.number, deleted === 'before' ? digits : digits + 1) }
                  : typed,
              )
              caret.put(currentTarget, deleted === 'before' ? digits - 1 : digits)
            }}
          />
          {busy && <Spinner size="sm" />}
        </div>
      )}
    </Field>
  )
}

/**
 * Which digit to delete when only a separator was deleted, which the next formatting would restore: the digit on its
 * other side. Null for any other change.
 */
function digitToDelete(event: Event, typed: PhoneValue, former: PhoneValue): 'before' | 'after' | null {
  if (!(event instanceof InputEvent) || typed.number !== former.number) return null
  if (event.inputType === 'deleteContentBackward') return 'before'
  return event.inputType === 'deleteContentForward' ? 'after' : null
}

/** The number without its `count`-th digit; counted from 1. */
function without(number: string, count: number): string {
  return number.slice(0, Math.max(0, count - 1)) + number.slice(count)
}
