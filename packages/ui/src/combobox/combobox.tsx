import { Combobox as Base } from '@base-ui/react/combobox'
import { cx } from '../cx.ts'
import * as fieldCss from '../field/field.css.ts'
import { Field, type FieldTexts } from '../field/field.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { PageDirection } from '../page-direction.tsx'
import * as css from './combobox.css.ts'
import { ComboboxList, type ListTexts, useOptionFilter } from './list.tsx'
import type { ComboboxOption } from './option.ts'

export type ComboboxProps = FieldTexts &
  ListTexts & {
    options: readonly ComboboxOption[]
    /** The chosen option's value; null for none. */
    value: string | null
    onChange: (value: string | null) => void
    /** Called with the typed text, when the options are fetched by it. */
    onSearch?: ((text: string) => void) | undefined
    placeholder?: string | undefined
    clearLabel: string
    openLabel: string
    icon?: IconName | undefined
    disabled?: boolean | undefined
    readOnly?: boolean | undefined
    name?: string | undefined
    /** BCP 47 tag of the language in which letters are compared; case and accents never count. */
    locale?: string | undefined
    id?: string | undefined
    className?: string | undefined
  }

/** Choosing one of many options by typing. For a few options use a Select. */
export function Combobox(props: ComboboxProps) {
  const { label, labelHidden, hint, error, errorPrefix, required, options, value, onChange, onSearch, locale } = props
  const { placeholder, clearLabel, openLabel, icon, disabled, readOnly, name, id, className } = props
  const filter = useOptionFilter(locale)
  const chosen = options.find((option) => option.value === value) ?? null
  return (
    <PageDirection>
      <Base.Root
        items={options}
        value={chosen}
        onValueChange={(next: ComboboxOption | null) => onChange(next?.value ?? null)}
        {...(onSearch && { onInputValueChange: onSearch })}
        isItemEqualToValue={(a: ComboboxOption, b: ComboboxOption) => a.value === b.value}
        // Options that are fetched by the typed text are filtered already.
        filter={onSearch ? null : filter}
        autoHighlight
        {...{ disabled, readOnly, name }}
      >
        <Field {...{ label, labelHidden, hint, error, errorPrefix, required }} id={id} className={className}>
          {(control) => (
            <Base.InputGroup className={cx(fieldCss.frame, css.frame)}>
              {icon && <Icon name={icon} size="sm" className={fieldCss.icon} />}
              <Base.Input {...control} placeholder={placeholder} className={fieldCss.control} />
              {!required && !disabled && !readOnly && (
                <Base.Clear className={css.mark} aria-label={clearLabel}>
                  <Icon name="close" size="sm" />
                </Base.Clear>
              )}
              <Base.Trigger className={css.mark} aria-label={openLabel}>
                <Icon name="chevron-down" size="sm" />
              </Base.Trigger>
            </Base.InputGroup>
          )}
        </Field>
        <ComboboxList {...props} />
      </Base.Root>
    </PageDirection>
  )
}
