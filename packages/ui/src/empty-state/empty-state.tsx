import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import type { DrawingName } from './drawing-names.ts'
import { drawings } from './drawings.tsx'
import * as css from './empty-state.css.ts'

export type EmptyStateProps = {
  drawing: DrawingName
  title: string
  level?: 2 | 3 | undefined
  /** A sentence: why it is empty, or what happened. */
  text?: ReactNode
  /** The next step: one button, two at most. */
  children?: ReactNode
  className?: string | undefined
}

/** Shown where there is nothing: a drawing, a sentence, a next step. */
export function EmptyState({ drawing, title, level = 3, text, children, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx(css.state, className)}>
      <svg className={css.drawing} viewBox="0 0 160 120" aria-hidden="true">
        {drawings[drawing]}
      </svg>
      <Heading className={css.title}>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {children && <div className={css.next}>{children}</div>}
    </div>
  )
}
