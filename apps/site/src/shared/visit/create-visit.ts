import type { Boot } from '@livery/contract/boot'
import { type CallFunction, createCall } from '../http/call.ts'
import { safeStorage } from '../storage/storage.ts'
import { createAvailabilityStore } from './availability-store.ts'
import { createConnectionStore } from './connection-store.ts'
import { createI18n } from './create-i18n.ts'
import { createQueryClient } from './create-query-client.ts'
import { createFavouritesStore } from './favourites-store.ts'
import { noHydration } from './hydration.ts'
import { createPopupStore } from './popup-store.ts'
import { createPreferencesStore } from './preferences-store.ts'
import { createSessionStore, endSession } from './session-store.ts'
import { sessionToast } from './session-toast.ts'
import { textsTag } from './texts-tag.ts'
import type { Reach, Visit } from './visit.ts'

/** Assembles a visit from its boot document and the parsed text areas of its language. */
export function createVisit(boot: Boot, texts: Readonly<Record<string, unknown>>, reach: Reach = {}): Visit {
  const session = createSessionStore()
  const preferences = createPreferencesStore(boot, texts)
  const i18n = reach.i18n ?? createI18n(textsTag(boot.language), texts)
  const sessionStorage = safeStorage('sessionStorage')
  const queries = createQueryClient(boot.queries)
  const popups = createPopupStore()
  const answered: Visit['answered'] = new Set()
  const availability = createAvailabilityStore(boot.status)
  const call = createCall({
    adapter: reach.adapter,
    token: () => session.getState().token,
    languageTag: () => preferences.getState().language.tag,
    onAnswered: (name) => {
      for (const listen of answered) listen(name)
    },
    stepUp: async (needed) => (await import('./ask-step-up.ts')).askStepUp(popups, needed),
    onClosed: () => availability.ask(() => call('systemStatus', {})),
    onSessionLost: (token) => {
      // A call that was under way with an earlier token says nothing about the present session.
      if (session.getState().token !== token || session.getState().leaving) return
      if (session.getState().phase === 'member')
        sessionToast({ tone: 'warning', title: i18n.t('core:error.SESSION_EXPIRED') })
      endSession(session, sessionStorage)
    },
  })
  const moved: CallFunction = async (name, request, signal) => {
    const answer = await call(name, request, signal)
    const { pictureHostsOf } = await import('../content-hosts/picture-hosts.ts')
    return pictureHostsOf({ boot, sessionStorage }).moved(answer)
  }
  return {
    boot,
    i18n,
    // The code for picture hosts is loaded by merchants that have some.
    call: boot.status.imageCDNs.length > 0 ? moved : call,
    answered,
    openSocket: reach.openSocket ?? ((url) => new WebSocket(url)),
    session,
    preferences,
    sessionStorage,
    queries,
    popups,
    favourites: createFavouritesStore(queries),
    connection: createConnectionStore(),
    availability,
    localStorage: safeStorage('localStorage'),
    course: { go: () => undefined },
    addressCode: reach.addressCode,
    hydration: reach.hydration ?? noHydration,
  }
}
