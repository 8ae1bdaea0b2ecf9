import type { CallName } from '@livery/contract/calls'
import type { ServerEvent } from '@livery/contract/events'
import { toast } from '@livery/ui/toast'
import { endSession } from '../visit/session-store.ts'
import { sessionToast } from '../visit/session-toast.ts'
import type { Visit } from '../visit/visit.ts'
import { setBalance } from '../wallet/set-balance.ts'

/** The calls whose answers a deposit's step changes. */
const DEPOSIT_CALLS = ['deposit', 'deposits', 'depositMethods'] as const satisfies readonly CallName[]

const versions = new WeakMap<Visit, number>()

/** Updates the page for one event. A balance that is older than the shown one is ignored. */
export function applyEvent(visit: Visit, event: ServerEvent): void {
  switch (event.kind) {
    case 'balance':
      if (event.version < (versions.get(visit) ?? 0)) return
      versions.set(visit, event.version)
      setBalance(visit.queries, event)
      return
    case 'deposit':
      for (const call of DEPOSIT_CALLS) void visit.queries.invalidateQueries({ queryKey: [call] })
      return
    case 'ready':
      if (!event.missed) return
      // Another database may count the account's postings from a lower number.
      versions.delete(visit)
      void visit.queries.invalidateQueries()
      return
    case 'withdrawal':
      for (const name of ['withdrawalDesk', 'withdrawals', 'withdrawal'])
        void visit.queries.invalidateQueries({ queryKey: [name] })
      return
    case 'notice':
      toast({ tone: 'info', id: event.id, title: event.title })
      void visit.queries.invalidateQueries({ queryKey: ['getAnnouncementContentV2'] })
      return
    case 'signedOut':
      versions.delete(visit)
      endSession(visit.session, visit.sessionStorage)
      sessionToast({ tone: 'warning', title: visit.i18n.t('core:error.SESSION_EXPIRED') })
      return
    default:
  }
}
