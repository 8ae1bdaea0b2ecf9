import { type ToastMessage, toast } from '@livery/ui/toast'

/** Shows a message about the session, which replaces an earlier one, because only the newest is true. */
export function sessionToast(message: Pick<ToastMessage, 'tone' | 'title'>): void {
  toast({ ...message, id: 'session' })
}
