import { definePopup } from '../../shared/popups/popup.ts'

declare module '../../shared/popups/popup-store.ts' {
  interface PopupProps {
    /** Log in or sign up. `reason` or the name of a `game` says why it came up. */
    auth: {
      readonly tab: 'login' | 'register'
      readonly reason?: 'needed' | 'favorite' | 'recent'
      readonly game?: string
    }
  }
}

export const authPopups = [definePopup({ name: 'auth', areas: ['auth'], load: () => import('./auth-popup.tsx') })]
