import { definePopup } from '../../shared/popups/popup.ts'

declare module '../../shared/popups/popup-store.ts' {
  interface PopupProps {
    /** The notices; `id` opens one of them. */
    notices: { readonly id?: string }
  }
}

export const messagesPopups = [definePopup({ name: 'notices', areas: [], load: () => import('./notices-popup.tsx') })]
