import { useEffect, useRef } from 'react'
import * as css from './error-summary.css.ts'
import { focusField } from './focus-field.ts'

export type ErrorSummaryProps = {
  title: string
  /** What is wrong where; `id` is the control's, or that of a group of controls. */
  errors: readonly { readonly id: string; readonly message: string }[]
  /** Changes with every attempt to submit: then focus comes here again. */
  attempt: number
}

/** Shown after submitting with two faults or more: focus moves here, and each line leads to its field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt >= 0) ref.current?.focus()
  }, [attempt])
  return (
    <div ref={ref} className={css.summary} tabIndex={-1}>
      <div role="alert">
        <h3 className={css.title}>{title}</h3>
        <ul className={css.list}>
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a
                className={css.link}
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(id)
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
