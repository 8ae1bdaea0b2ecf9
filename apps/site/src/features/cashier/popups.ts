import { definePopup } from '../../shared/popups/popup.ts'

declare module '../../shared/visit/popup-store.ts' {
  interface PopupProps {
    /** Paying in over what is open. */
    deposit: Readonly<Record<never, never>>
  }
}

export const cashierPopups = [
  definePopup({ name: 'deposit', areas: ['cashier', 'deposit'], load: () => import('./deposit/deposit-popup.tsx') }),
]
