import type { SocialNetwork } from '@livery/contract/auth/social'
import type { ReactNode } from 'react'
import * as css from '../auth-popup.css.ts'

/**
 * The networks' letters, drawn by us in the text's colour: by them a visitor finds the button, and nothing of the
 * networks' own artwork is shipped.
 */
const marks: Readonly<Record<SocialNetwork, ReactNode>> = {
  google: <path d="M19.4 7.6A8.7 8.7 0 1 0 20.7 12H12.4" fill="none" stroke="currentColor" strokeWidth="3.2" />,
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="currentColor" />
      <path
        className={css.networkLetter}
        d="M16 6.6h-1.6c-1.9 0-2.7 1-2.7 2.8V23M8.6 13h6.6"
        fill="none"
        strokeWidth="2.7"
      />
    </>
  ),
}

export function NetworkMark({ network }: { readonly network: SocialNetwork }) {
  return (
    <svg className={css.networkMark} viewBox="0 0 24 24" aria-hidden="true">
      {marks[network]}
    </svg>
  )
}
