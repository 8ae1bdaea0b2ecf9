import type { InboxMessage } from '@livery/contract/messages/inbox'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'

/** Long enough to see what was deleted, and to think better of it. */
const UNDO_MS = 10_000

/** The actions of a member on messages. Afterwards the list and the number of unread ones are requested again. */
export function useInboxActs() {
  const t = useText('messages')
  const { call, queries, i18n } = useVisit()
  const [isBusy, setBusy] = useState(false)
  const act = async (sent: Promise<{ readonly unreadMessage: number }>) => {
    setBusy(true)
    try {
      queries.setQueryData(['getUnreadMessageV2', {}], await sent)
      await queries.invalidateQueries({ queryKey: ['messages'] })
      return true
    } catch (error) {
      toast({ tone: 'error', title: errorText(i18n, error) })
      return false
    } finally {
      setBusy(false)
    }
  }
  const remove = async ({ id, title }: InboxMessage) => {
    if (!(await act(call('deleteMessages', { ids: [id] })))) return
    toast({
      id: `deleted-${id}`,
      tone: 'info',
      title: t('deleted', { title }),
      timeoutMs: UNDO_MS,
      action: { label: t('undo'), onPress: () => void act(call('deleteMessages', { ids: [id], undo: true })) },
    })
  }
  return {
    isBusy,
    /** Marks messages as read; null for all. */
    read: (ids: string[] | null) => void act(call('readMessages', ids ? { ids } : {})),
    remove: (message: InboxMessage) => void remove(message),
  }
}
