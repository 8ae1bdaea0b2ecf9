import { PUSH_KINDS, type PushKind } from '@livery/contract/messages/push-words'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { CallError } from '../../../shared/http/call-error.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { pushSupport } from '../../../shared/push/push-support.ts'
import { ownDevice, subscribe, unsubscribe } from '../../../shared/push/subscription.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'

/** The member's notifications, and what can be done with them; one thing at a time. */
export function useNotifications() {
  const t = useText('messages')
  const visit = useVisit()
  const settings = useAnswer('pushSettings', {}, { staleMs: 0 })
  const [support, setSupport] = useState(pushSupport)
  const [busy, setBusy] = useState<string | null>(null)
  const [noAnswer, setNoAnswer] = useState(false)
  const own = ownDevice(visit)
  const isOn = settings.data?.devices.some(({ id }) => id === own?.id) ?? false

  const work = async (what: string, failure: (error: unknown) => string, does: () => Promise<unknown>) => {
    setBusy(what)
    try {
      await does()
      await visit.queries.invalidateQueries({ queryKey: ['pushSettings'] })
    } catch (error) {
      toast({ tone: 'error', title: failure(error) })
    } finally {
      setBusy(null)
    }
  }
  const callFailed = (error: unknown) => errorText(visit.i18n, error)
  const pushFailed = (error: unknown) => {
    if (!(error instanceof CallError)) return t('push.failed')
    return error.code === 'FEATURE_DISABLED' ? t('push.refused') : callFailed(error)
  }
  const turnOn = (publicKey: string) =>
    work('here', pushFailed, async () => {
      // The browser's permission is requested only here, on a press.
      const permission = await Notification.requestPermission()
      setSupport(pushSupport())
      setNoAnswer(permission === 'default')
      if (permission === 'granted') await subscribe(visit, publicKey)
    })
  const remove = (id: string, done?: string) =>
    work(id, callFailed, async () => {
      await visit.call('removePushDevice', { id })
      if (id === own?.id) await unsubscribe(visit)
      if (done) toast({ tone: 'success', title: done })
    })
  const choose = (kind: PushKind, isChosen: boolean) => {
    const kinds = PUSH_KINDS.filter((one) => (one === kind ? isChosen : settings.data?.kinds.includes(one)))
    return work(kind, callFailed, () => visit.call('choosePushKinds', { kinds }))
  }
  return {
    settings,
    support,
    busy,
    noAnswer,
    own: own?.id ?? null,
    isOn,
    turn: (isChosen: boolean) => {
      if (!isChosen && own) void remove(own.id)
      else if (settings.data) void turnOn(settings.data.publicKey)
    },
    remove: (id: string, done: string) => void remove(id, done),
    choose: (kind: PushKind, isChosen: boolean) => void choose(kind, isChosen),
  }
}
