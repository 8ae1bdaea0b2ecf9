import { type ComponentProps, useRef } from 'react'
import { cx } from '../cx.ts'
import * as fieldCss from '../field/field.css.ts'
import { Field, type FieldTexts } from '../field/field.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { CountryPicker } from './country-picker.tsx'
import * as css from './phone-field.css.ts'
import { type DialCountry, type PhoneValue, readPhone } from './read-phone.ts'

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
            onChange={(event) => onChange(readPhone(event.currentTarget.value, value.region, countries))}
          />
          {busy && <Spinner size="sm" />}
        </div>
      )}
    </Field>
  )
}
