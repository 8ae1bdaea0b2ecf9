import { Icon } from '@livery/ui/icon'
import type { ReactNode } from 'react'
import * as css from './alert.css.ts'

/** What went wrong with the whole of a form; read out as it appears. */
export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.alert} role="alert">
      <Icon name="error" className={css.icon} />
      <div>{children}</div>
    </div>
  )
}
