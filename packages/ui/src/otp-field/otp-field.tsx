import { type ComponentProps, useRef, useState } from 'react'
import { asciiDigits } from '../ascii-digits.ts'
import { cx } from '../cx.ts'
import { Field, type FieldTexts } from '../field/field.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import type { OtpLength } from './lengths.ts'
import * as css from './otp-field.css.ts'

type Given = 'id' | 'name' | 'disabled' | 'readOnly' | 'autoFocus' | 'className' | 'onBlur' | 'ref'

export type OtpFieldProps = Pick<ComponentProps<'input'>, Given> &
  FieldTexts & {
    length: OtpLength
    /** The digits so far, 0–9 only. Without it the field holds them itself. */
    value?: string | undefined
    onChange?: ((digits: string) => void) | undefined
    /** Called when the last digit is entered, once for each code. */
    onComplete?: ((digits: string) => void) | undefined
    /** The code is being checked. */
    busy?: boolean | undefined
  }

/**
 * A one-time code: one input over drawn cells, so that paste, autofill from a message, caret and screen readers work as
 * in any field. Digits of every script are accepted, and other characters are ignored.
 */
export function OtpField(props: OtpFieldProps) {
  const { label, labelHidden, hint, error, errorPrefix, required, length, value, onChange, onComplete, busy, ...rest } =
    props
  const { id, className, disabled, readOnly, ...input } = rest
  const [ownDigits, setOwnDigits] = useState('')
  const [caret, setCaret] = useState(0)
  const reported = useRef('')
  const digits = value ?? ownDigits

  const take = (text: string) => {
    const next = asciiDigits(text).replace(/\D/g, '').slice(0, length)
    setOwnDigits(next)
    setCaret(next.length)
    if (next !== digits) onChange?.(next)
    if (next.length < length) reported.current = ''
    else if (next !== reported.current) {
      reported.current = next
      onComplete?.(next)
    }
  }

  return (
    <Field {...{ label, labelHidden, hint, error, errorPrefix, required }} id={id} className={className}>
      {(control) => (
        <div className={css.room}>
          <div dir="ltr" className={cx(css.cells, css.length[length], css.at[Math.min(caret, length - 1)])}>
            {Array.from({ length }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              <span key={index} aria-hidden="true" className={cx(css.box, index < digits.length && css.filled)} />
            ))}
            <input
              {...input}
              {...control}
              className={css.input}
              value={digits}
              disabled={disabled}
              readOnly={readOnly || busy}
              {...(busy && { 'aria-busy': true })}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onChange={(event) => take(event.currentTarget.value)}
              onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? digits.length)}
            />
          </div>
          {busy && <Spinner size="sm" />}
        </div>
      )}
    </Field>
  )
}
