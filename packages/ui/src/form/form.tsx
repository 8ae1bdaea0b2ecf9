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

/** A fault and its place; `id` is the control's. */
export type FormError = { readonly id: string; readonly message: string }

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'noValidate'> & {
  /**
   * Validates and submits; the result of react-hook-form's `handleSubmit` fits. The form is busy until the promise
   * settles. The caller must catch and show errors of the submission.
   */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => Promise<unknown> | undefined
  /** All faults in the order of the fields, from the browser and from the server alike. */
  errors?: readonly FormError[] | undefined
  /** Heading of the summary: "3 things need a look". Without it focus goes straight to the first fault. */
  summaryTitle?: ((count: number) => string) | undefined
  /** At the end: the submit button and other buttons. */
  buttons?: ReactNode
}

/**
 * A native form that can be submitted once at a time. After a submit with one fault the focus moves to its field, with
 * more to a summary that leads to them; faults that appear while somebody types never move the focus.
 */
export function Form({ onSubmit, errors = [], summaryTitle, buttons, className, children, ...rest }: FormProps) {
  const [busy, setBusy] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [summedUp, setSummedUp] = useState(0)
  // A second press may come before the busy state is rendered.
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
