import type { Notice } from '@livery/contract/messages/announcements'
import type { ConfirmDialogProps } from '@livery/ui/confirm-dialog'
import { definePopup } from '../../shared/popups/popup.ts'

declare module '../../shared/visit/popup-store.ts' {
  interface PopupProps {
    /** The notices; `id` opens one of them. */
    notices: { readonly id?: string }
    /** Notifications on this device and the member's others. */
    notifications: Readonly<Record<never, never>>
    /** The merchant's current announcements. */
    announcements: { readonly list: readonly Notice[] }
    /** The generic dialog: an icon, a title, HTML, buttons, and a time after which it closes by itself. */
    modal: Pick<ConfirmDialogProps, 'tone' | 'icon' | 'title' | 'timeoutMs' | 'keepOnCover'> & {
      readonly html?: string
      /** A button closes the dialog unless it says otherwise. Without buttons there is "OK". */
      readonly actions?: ConfirmDialogProps['actions']
    }
  }
}

export const messagesPopups = [
  definePopup({ name: 'notices', areas: [], ahead: 'everybody', load: () => import('./notices-popup.tsx') }),
  definePopup({ name: 'notifications', areas: ['messages'], load: () => import('./push/notifications-popup.tsx') }),
  definePopup({
    name: 'announcements',
    areas: [],
    load: () => import('./announcements/announcements-popup.tsx'),
  }),
  definePopup({ name: 'modal', areas: [], ahead: 'everybody', load: () => import('./modal-popup.tsx') }),
]
