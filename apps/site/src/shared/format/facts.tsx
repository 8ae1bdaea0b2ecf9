import { cx } from '@livery/ui/cx'
import { Children, Fragment, type ReactNode } from 'react'
import * as css from './facts.css.ts'

interface FactsProps {
  /** One child is one fact; what is false or null is left out. */
  readonly children: ReactNode
  readonly className?: string
}

/** Facts in a line with dots between them. Where the line breaks there is no dot, at its end or at the next start. */
export function Facts({ children, className }: FactsProps) {
  return (
    <p className={cx(css.facts, className)}>
      {Children.toArray(children).map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts keep their order.
        <Fragment key={index}>
          {/* The space is not drawn; it separates the facts in what is copied and read out. */}
          {index > 0 && ' '}
          <span className={css.fact}>{fact}</span>
        </Fragment>
      ))}
    </p>
  )
}
