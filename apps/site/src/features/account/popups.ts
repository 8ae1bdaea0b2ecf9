import { definePopup } from '../../shared/popups/popup.ts'

declare module '../../shared/popups/popup-store.ts' {
  interface PopupProps {
    /** Asks before signing out, and does it. */
    signOut: Readonly<Record<never, never>>
  }
}

export const accountPopups = [definePopup({ name: 'signOut', areas: [], load: () => import('./sign-out-popup.tsx') })]
