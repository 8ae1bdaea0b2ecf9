import { Combobox as Base } from '@base-ui/react/combobox'
import { cx } from '../cx.ts'
import * as fieldCss from '../field/field.css.ts'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { PageDirection } from '../page-direction.tsx'
import * as css from './combobox.css.ts'
import type { ComboboxProps } from './combobox.tsx'
import { ComboboxList, useOptionFilter } from './list.tsx'
import type { ComboboxOption } from './option.ts'

export type MultiComboboxProps = Omit<ComboboxProps, 'value' | 'onChange' | 'icon'> & {
  values: readonly string[]
  onChange: (values: readonly string[]) => void
  /** Name of a chip's button: "Remove Kuwait". */
  removeLabel: (label: string) => string
}

/**
 * Choosing several of many options. The chosen ones are shown in the field; Backspace removes the last, arrows move
 * through them.
 */
export function MultiCombobox(props: MultiComboboxProps) {
  const { label, labelHidden, hint, error, errorPrefix, required, options, values, onChange, onSearch, locale } = props
  const { placeholder, clearLabel, openLabel, removeLabel, disabled, readOnly, name, id, className } = props
  const filter = useOptionFilter(locale)
  const chosen = values.flatMap((value) => options.find((option) => option.value === value) ?? [])
  return (
    <PageDirection>
      <Base.Root
        multiple
        items={options}
        value={chosen}
        onValueChange={(next: ComboboxOption[]) => onChange(next.map(({ value }) => value))}
        {...(onSearch && { onInputValueChange: onSearch })}
        isItemEqualToValue={(a: ComboboxOption, b: ComboboxOption) => a.value === b.value}
        filter={onSearch ? null : filter}
        autoHighlight
        {...{ disabled, readOnly, name }}
      >
        <Field {...{ label, labelHidden, hint, error, errorPrefix, required }} id={id} className={className}>
          {(control) => (
            <Base.InputGroup className={cx(fieldCss.frame, css.frame, css.several)}>
              <Base.Chips className={css.chips}>
                {chosen.map((option) => (
                  <Base.Chip key={option.value} className={css.chip} aria-label={option.label}>
                    <span lang={option.lang} dir="auto">
                      {option.label}
                    </span>
                    <Base.ChipRemove className={css.remove} aria-label={removeLabel(option.label)}>
                      <Icon name="close" size="xs" />
                    </Base.ChipRemove>
                  </Base.Chip>
                ))}
                <Base.Input
                  {...control}
                  placeholder={chosen.length > 0 ? undefined : placeholder}
                  className={css.typed}
                />
              </Base.Chips>
              {!disabled && !readOnly && (
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
