import type { ComponentProps } from 'react'
import { hidden } from './visually-hidden.css.ts'

/** Text for those who listen: read out, not shown. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={hidden} />
}
