import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { cx } from '../cx.ts'
import * as fieldCss from '../field/field.css.ts'
import type { FieldTexts } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { untilLoaded } from '../on-demand/until-loaded.ts'
import { Popover } from '../popover/popover.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { CalendarProps } from './calendar.tsx'
import * as css from './date-range.css.ts'
import { type DateSpan, isCalendarDate } from './dates.ts'

/** Loaded when it is opened, because most people use a preset or type. */
const Calendar = lazy(() => untilLoaded(() => import('./calendar.tsx')))

export type DatePreset = { readonly id: string; readonly label: string; readonly value: DateSpan }

export type DateRangeProps = FieldTexts &
  Omit<CalendarProps, 'value' | 'onChange'> & {
    value: DateSpan
    onChange: (value: DateSpan) => void
    fromLabel: string
    toLabel: string
    /** Opens the calendar: "Choose from a calendar". */
    openLabel: string
    closeLabel: string
    /** Presets, computed by the caller in the merchant's time zone: "Today", "Last 7 days". */
    presets?: readonly DatePreset[] | undefined
    disabled?: boolean | undefined
    id?: string | undefined
    className?: string | undefined
  }

/**
 * A range of days: two fields to type in (the browser's own, which format dates for the reader and are a wheel on
 * phones), a calendar to choose in, and presets. Typed values are never changed: the caller shows what is wrong with a
 * range (`spanFault`) as `error`.
 */
export function DateRange(props: DateRangeProps) {
  const { label, labelHidden, hint, error, errorPrefix, required, value, onChange, fromLabel, toLabel } = props
  const { openLabel, closeLabel, presets = [], min, max, disabled, className } = props
  const made = useId()
  const id = props.id ?? made
  const [open, setOpen] = useState(false)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const title = (
    <span id={`${id}-label`} className={cx(fieldCss.label, required && fieldCss.required)}>
      {label}
    </span>
  )
  const field = (end: keyof DateSpan, name: string) => (
    <TextField
      type="date"
      label={name}
      className={css.date}
      id={end === 'from' ? id : undefined}
      value={value[end] ?? ''}
      min={min}
      max={max}
      disabled={disabled}
      required={required}
      {...(error && { 'aria-invalid': true })}
      onChange={({ currentTarget: { value: text } }) =>
        onChange({ ...value, [end]: isCalendarDate(text) ? text : null })
      }
    />
  )
  return (
    <fieldset
      className={cx(css.group, className)}
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
    >
      <div className={css.head}>
        {labelHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        <Popover
          open={open}
          onChange={setOpen}
          title={label}
          closeLabel={closeLabel}
          align="end"
          trigger={<IconButton icon="calendar" label={openLabel} size="sm" disabled={disabled} />}
        >
          {presets.length > 0 && (
            <div className={css.presets}>
              {presets.map((preset) => (
                <Button
                  key={preset.id}
                  size="sm"
                  variant="secondary"
                  aria-pressed={preset.value.from === value.from && preset.value.to === value.to}
                  onClick={() => {
                    onChange(preset.value)
                    setOpen(false)
                  }}
                >
                  {preset.label}
                </Button>
              ))}
            </div>
          )}
          <Suspense
            fallback={
              <div className={css.waiting}>
                <Spinner />
              </div>
            }
          >
            <Calendar {...props} />
          </Suspense>
        </Popover>
      </div>
      <div className={css.row}>
        {field('from', fromLabel)}
        {field('to', toLabel)}
      </div>
      {hint && (
        <div id={`${id}-hint`} className={fieldCss.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={fieldCss.error}>
          <Icon name="error" size="xs" className={fieldCss.errorIcon} />
          <span>
            {errorPrefix && <VisuallyHidden>{errorPrefix} </VisuallyHidden>}
            {error}
          </span>
        </div>
      )}
    </fieldset>
  )
}
