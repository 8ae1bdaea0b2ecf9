import { Icon } from '@livery/ui/icon'
import type { ReactNode } from 'react'
import * as css from './alert.css.ts'

/** The error of a form as a whole; screen readers read it when it appears. */
export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.alert} role="alert">
      <Icon name="error" className={css.icon} />
      <div>{children}</div>
    </div>
  )
}
