import type { ReactNode } from 'react'

/** The content of a layout with the wins beside other sections. */
export interface WinnersBesideProps {
  /** The sections beside which the wins stand. */
  readonly sections: ReactNode
  readonly winners: ReactNode
}
