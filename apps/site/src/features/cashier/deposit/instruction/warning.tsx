import { Icon } from '@livery/ui/icon'
import type { ReactNode } from 'react'
import * as css from '../deposit.css.ts'

/** What one must not get wrong. */
export function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <p className={css.warning}>
      <Icon name="warning" size="sm" />
      <span>{children}</span>
    </p>
  )
}
