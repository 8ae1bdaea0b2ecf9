import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'

interface WaitingProps {
  readonly className: string
  /** What is on its way, where it is more than a part of a page. */
  readonly label?: string
  readonly children: ReactNode
}

/** The place of something that is on its way: screen readers hear of it once, whatever shapes stand in it. */
export function Waiting({ className, label, children }: WaitingProps) {
  const t = useText('core')
  return (
    <div className={className} role="status" aria-busy="true" aria-label={label ?? t('a11y.loading')}>
      {children}
    </div>
  )
}
