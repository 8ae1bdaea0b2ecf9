import type { ServerEvent } from '@livery/contract/events'
import { toast } from '@livery/ui/toast'
import { endSession } from '../session/session-store.ts'
import { sessionToast } from '../session/session-toast.ts'
import type { Site } from '../site/site.ts'

const versions = new WeakMap<Site, number>()

/** Updates the page for one event. A balance that is older than the shown one is ignored. */
export function applyEvent(site: Site, event: ServerEvent): void {
  switch (event.kind) {
    case 'balance':
      if (event.version < (versions.get(site) ?? 0)) return
      versions.set(site, event.version)
      site.queries.setQueryData(['getBalanceV2', {}], { balance: event.balance, currency: event.currency })
      return
    case 'notice':
      toast({ tone: 'info', id: event.id, title: event.title })
      void site.queries.invalidateQueries({ queryKey: ['getAnnouncementContentV2'] })
      return
    case 'signedOut':
      versions.delete(site)
      endSession(site.session, site.sessionStorage)
      sessionToast({ tone: 'warning', title: site.i18n.t('core:error.SESSION_EXPIRED') })
      return
    default:
  }
}
