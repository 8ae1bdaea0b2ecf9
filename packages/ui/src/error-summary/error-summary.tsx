import { useEffect, useRef } from 'react'
import * as css from './error-summary.css.ts'
import { focusField } from './focus-field.ts'

export type ErrorSummaryProps = {
  title: string
  /** A fault and its place; `id` is that of a control or of a group of controls. */
  errors: readonly { readonly id: string; readonly message: string }[]
  /** Changes with every submit, so that the focus returns here each time. */
  attempt: number
}

/** Shown after submitting with two or more faults: the focus moves here, and each line leads to its field. */
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
