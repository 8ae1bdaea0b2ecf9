import { type ToastMessage, toast } from '@livery/ui/toast'

/** Says in passing what became of one's session, in place of what was said of it before: the newest alone is true. */
export function sessionToast(message: Pick<ToastMessage, 'tone' | 'title'>): void {
  toast({ ...message, id: 'session' })
}
