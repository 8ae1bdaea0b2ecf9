import { Combobox as Base } from '@base-ui/react/combobox'
import { type ComponentProps, useRef } from 'react'
import * as listCss from '../combobox/combobox.css.ts'
import { cx } from '../cx.ts'
import * as fieldCss from '../field/field.css.ts'
import { Field, type FieldTexts } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { PageDirection } from '../page-direction.tsx'
import { Spinner } from '../spinner/spinner.tsx'
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
  const { contains } = Base.useFilter({ locale, sensitivity: 'base' })
  const country = countries.find(({ region }) => region === value.region)
  return (
    <PageDirection>
      <Field {...{ label, labelHidden, hint, error, errorPrefix, required }} id={id} className={className}>
        {(control) => (
          <div className={cx(fieldCss.frame, css.frame)} ref={frame} dir="ltr">
            <Base.Root
              items={countries}
              value={country ?? null}
              onValueChange={(next: DialCountry | null) => next && onChange({ ...value, region: next.region })}
              isItemEqualToValue={(a: DialCountry, b: DialCountry) => a.region === b.region}
              itemToStringLabel={({ name }: DialCountry) => name}
              filter={({ name, region, dialCode }: DialCountry, query: string) =>
                contains(`${name} ${region} +${dialCode}`, query)
              }
              autoHighlight
              disabled={disabled}
              readOnly={readOnly}
            >
              <Base.Trigger className={css.code} aria-label={countryLabel(country)}>
                <span className={css.region}>{country?.region}</span>
                {country && `+${country.dialCode}`}
                <Icon name="chevron-down" size="xs" />
              </Base.Trigger>
              <Base.Portal>
                <Base.Positioner className={listCss.positioner} anchor={frame} sideOffset={6} collisionPadding={8}>
                  <Base.Popup className={listCss.popup} aria-label={searchLabel}>
                    <Base.Input className={css.search} aria-label={searchLabel} placeholder={searchLabel} />
                    <Base.Empty className={listCss.said}>{emptyText}</Base.Empty>
                    <Base.List className={listCss.list} aria-label={searchLabel}>
                      {(one: DialCountry) => (
                        <Base.Item key={one.region} value={one} className={listCss.item}>
                          <span className={listCss.tick}>
                            <Base.ItemIndicator render={<span />}>
                              <Icon name="check" size="sm" />
                            </Base.ItemIndicator>
                          </span>
                          <span className={listCss.words} dir="auto">
                            {one.name}
                          </span>
                          <bdi dir="ltr" className={listCss.end}>
                            +{one.dialCode}
                          </bdi>
                        </Base.Item>
                      )}
                    </Base.List>
                  </Base.Popup>
                </Base.Positioner>
              </Base.Portal>
            </Base.Root>
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
    </PageDirection>
  )
}
