import {
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { cx } from '../cx.ts'
import { ErrorSummary } from '../error-summary/error-summary.tsx'
import { focusField } from '../error-summary/focus-field.ts'
import * as css from './form.css.ts'
import { FormBusy } from './form-busy.ts'

/** What is wrong where; `id` is the control's. */
export type FormError = { readonly id: string; readonly message: string }

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'noValidate'> & {
  /**
   * Looks at what was typed and does the work; what `handleSubmit` of react-hook-form returns fits. The form is busy
   * until the promise is settled. Failures of the work are the caller's to catch and show.
   */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => Promise<unknown> | undefined
  /** All faults in the order of the fields, from the browser and from the server alike. */
  errors?: readonly FormError[] | undefined
  /** Heading of the summary: "3 things need a look". Without it focus goes straight to the first fault. */
  summaryTitle?: ((count: number) => string) | undefined
  /** At the end: what sends, and what does not. */
  buttons?: ReactNode
}

/**
 * A native form that is submitted once at a time. After an attempt with one fault focus is in its field, with more in a
 * summary that leads to them; faults that come while one types never take the focus away.
 */
export function Form({ onSubmit, errors = [], summaryTitle, buttons, className, children, ...rest }: FormProps) {
  const [busy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [summedUp, setSummedUp] = useState(0)
  // A second press may come before the first one is rendered.
  const running = useRef(false)

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await onSubmit(event)
    } finally {
      running.current = false
      setBusy(false)
      setAttempt((now) => now + 1)
    }
  }

  const lead = useEffectEvent(() => {
    const [first] = errors
    const isSummedUp = summaryTitle !== undefined && errors.length > 1
    setSummedUp(isSummedUp ? attempt : 0)
    if (first && !isSummedUp) focusField(first.id)
  })
  useEffect(() => {
    if (attempt > 0) lead()
  }, [attempt])

  return (
    <FormBusy value={busy}>
      <form {...rest} className={cx(css.form, className)} onSubmit={submit} noValidate>
        {summaryTitle !== undefined && summedUp > 0 && errors.length > 0 && (
          <ErrorSummary title={summaryTitle(errors.length)} attempt={summedUp} errors={errors} />
        )}
        {children}
        {buttons && <div className={css.buttons}>{buttons}</div>}
      </form>
    </FormBusy>
  )
}
