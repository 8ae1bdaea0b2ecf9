import { definePopup } from '../../shared/popups/popup.ts'

declare module '../../shared/visit/popup-store.ts' {
  interface PopupProps {
    /** The help centre over the current page; `section` is open in it, otherwise the first. */
    help: { readonly section?: string }
    /** The chat, in a room or in the first one. */
    chatRoom: { readonly room?: string }
  }
}

export const supportPopups = [
  definePopup({ name: 'help', areas: ['support'], ahead: 'everybody', load: () => import('./help/help-popup.tsx') }),
  definePopup({ name: 'chatRoom', areas: ['support', 'chat'], load: () => import('./chat/chat-room-popup.tsx') }),
]
