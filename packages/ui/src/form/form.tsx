import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { ErrorSummary, type ErrorSummaryProps } from '../error-summary/error-summary.tsx'
import * as css from './form.css.ts'

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'method'> & {
  /**
   * Called at each try. While what it returns is under way, further tries are passed over: nothing is sent twice. What it
   * throws is the caller's; the form is open again all the same.
   */
  onSubmit: () => unknown
  /** What is wrong now, by control; two or more are told above the fields, and focus goes there after a try. */
  errors?: ErrorSummaryProps['errors'] | undefined
  /** "Please check these 3 fields". */
  summaryTitle?: ((count: number) => string) | undefined
  /** At the end: what sends, and what does not. */
  buttons?: ReactNode
}

/** From here on a summary helps; a single fault is at its field, which has focus. */
const SUMMARY_FROM = 2

/**
 * A form that cannot be sent twice at a time and says what is wrong where: after a try with one fault focus goes to its
 * field, with more to the summary, each line of which leads to its field. What is checked, and when, is the caller's.
 */
export function Form({ onSubmit, errors = [], summaryTitle, buttons, className, children, ...form }: FormProps) {
  const [attempt, setAttempt] = useState(-1)
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await onSubmit()
    } finally {
      running.current = false
      setBusy(false)
      setAttempt((now) => now + 1)
    }
  }
  const isSummed = attempt >= 0 && errors.length >= SUMMARY_FROM && summaryTitle !== undefined
  return (
    <form
      {...form}
      noValidate
      aria-busy={busy || undefined}
      className={cx(css.form, className)}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {isSummed && <ErrorSummary title={summaryTitle(errors.length)} errors={errors} attempt={attempt} />}
      {errors.length === 1 && attempt >= 0 && <FocusOn key={attempt} id={errors[0]?.id ?? ''} />}
      {children}
      {buttons && <div className={css.buttons}>{buttons}</div>}
    </form>
  )
}

/** Leads to the one field that is wrong, once for each try. */
function FocusOn({ id }: { id: string }) {
  return (
    <span
      hidden
      ref={(mark) => {
        if (mark) document.getElementById(id)?.focus()
      }}
    />
  )
}
