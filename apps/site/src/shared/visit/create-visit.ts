import type { Boot } from '@livery/contract/boot'
import { createConnectionStore } from '../events/connection-store.ts'
import { createFavouritesStore } from '../favourites/favourites-store.ts'
import { createCall } from '../http/call.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import { textsTag } from '../i18n/texts-tag.ts'
import { createPopupStore } from '../popups/popup-store.ts'
import { createPreferencesStore } from '../preferences/preferences-store.ts'
import { safeStorage } from '../preferences/storage.ts'
import { createQueryClient } from '../query/create-query-client.ts'
import { createSessionStore, endSession } from '../session/session-store.ts'
import { sessionToast } from '../session/session-toast.ts'
import { noHydration } from './hydration.ts'
import type { Reach, Visit } from './visit.ts'

/** Assembles a visit from its boot document and the parsed text areas of its language. */
export function createVisit(boot: Boot, texts: Readonly<Record<string, unknown>>, reach: Reach = {}): Visit {
  const session = createSessionStore()
  const preferences = createPreferencesStore(boot)
  const i18n = createI18n(textsTag(boot.language), texts)
  const sessionStorage = safeStorage('sessionStorage')
  const queries = createQueryClient(boot.queries)
  const call = createCall({
    adapter: reach.adapter,
    token: () => session.getState().token,
    languageTag: () => preferences.getState().language.tag,
    onSessionLost: () => {
      if (session.getState().phase === 'member')
        sessionToast({ tone: 'warning', title: i18n.t('core:error.SESSION_EXPIRED') })
      endSession(session, sessionStorage)
    },
  })
  return {
    boot,
    i18n,
    call,
    openSocket: reach.openSocket ?? ((url) => new WebSocket(url)),
    session,
    preferences,
    sessionStorage,
    queries,
    popups: createPopupStore(),
    favourites: createFavouritesStore(queries),
    connection: createConnectionStore(),
    localStorage: safeStorage('localStorage'),
    course: { go: () => undefined },
    addressCode: reach.addressCode,
    hydration: reach.hydration ?? noHydration,
  }
}
