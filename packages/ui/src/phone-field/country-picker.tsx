import { Combobox as Base } from '@base-ui/react/combobox'
import type { RefObject } from 'react'
import * as listCss from '../combobox/combobox.css.ts'
import { Icon } from '../icon/icon.tsx'
import { PageDirection } from '../page-direction.tsx'
import * as css from './phone-field.css.ts'
import type { DialCountry } from './read-phone.ts'
import { useStandIn } from './use-stand-in.ts'

export type CountryPickerProps = {
  countries: readonly DialCountry[]
  country: DialCountry | undefined
  onChange: (country: DialCountry) => void
  /** What the list opens below. */
  anchor: RefObject<HTMLElement | null>
  countryLabel: (country: DialCountry | undefined) => string
  searchLabel: string
  emptyText: string
  locale: string | undefined
  disabled: boolean | undefined
  readOnly: boolean | undefined
}

/**
 * The dial code, a button that opens the list of countries. The list costs as much as the rest of a long form and few
 * open it, so it is made when somebody turns to the button; until then a plain button of the same look stands there.
 */
export function CountryPicker(props: CountryPickerProps) {
  const { country, countryLabel, disabled, readOnly } = props
  const { isReplaced, control, standIn } = useStandIn<HTMLButtonElement>()
  if (isReplaced) return <CountryList {...props} trigger={control} />
  return (
    <button
      {...standIn}
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-haspopup="dialog"
      aria-label={countryLabel(country)}
      aria-readonly={readOnly || undefined}
      disabled={disabled}
      className={css.code}
    >
      <DialCode country={country} />
    </button>
  )
}

function DialCode({ country }: { country: DialCountry | undefined }) {
  return (
    <>
      <span className={css.region}>{country?.region}</span>
      {country && `+${country.dialCode}`}
      <Icon name="chevron-down" size="xs" />
    </>
  )
}

function CountryList(props: CountryPickerProps & { trigger: RefObject<HTMLButtonElement | null> }) {
  const { countries, country, onChange, anchor, trigger, locale, disabled, readOnly } = props
  const { countryLabel, searchLabel, emptyText } = props
  const { contains } = Base.useFilter({ locale, sensitivity: 'base' })
  return (
    <PageDirection>
      <Base.Root
        items={countries}
        value={country ?? null}
        onValueChange={(next: DialCountry | null) => next && onChange(next)}
        isItemEqualToValue={(a: DialCountry, b: DialCountry) => a.region === b.region}
        itemToStringLabel={({ name }: DialCountry) => name}
        filter={({ name, region, dialCode }: DialCountry, query: string) =>
          contains(`${name} ${region} +${dialCode}`, query)
        }
        autoHighlight
        disabled={disabled}
        readOnly={readOnly}
      >
        <Base.Trigger ref={trigger} className={css.code} aria-label={countryLabel(country)}>
          <DialCode country={country} />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className={listCss.positioner} anchor={anchor} sideOffset={6} collisionPadding={8}>
            <Base.Popup className={listCss.popup} aria-label={searchLabel}>
              <Base.Input className={css.search} aria-label={searchLabel} placeholder={searchLabel} />
              <Base.Empty className={listCss.status}>{emptyText}</Base.Empty>
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
    </PageDirection>
  )
}
