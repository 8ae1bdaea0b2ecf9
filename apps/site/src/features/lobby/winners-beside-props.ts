import type { ReactNode } from 'react'

/** What a place beside other sections holds. */
export interface WinnersBesideProps {
  /** The sections beside which the wins stand. */
  readonly sections: ReactNode
  readonly winners: ReactNode
}
