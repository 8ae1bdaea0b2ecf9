import { useSyncExternalStore } from 'react'

/** What a browser hands over where it can install a site by itself; not in the types of the platform. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallOffer | null = null
const followers = new Set<() => void>()

function keep(next: InstallOffer | null): void {
  offer = next
  for (const tell of followers) tell()
}

/** Keeps the browser's offer, which it makes once a document, mostly before the page that shows it is open. */
export function followInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event as InstallOffer)
  })
  addEventListener('appinstalled', () => keep(null))
}

/** Has the browser ask. An offer is good for one question; after a refusal the browser makes another when it likes. */
export function install(taken: InstallOffer): void {
  keep(null)
  void taken.prompt()
}

function follow(tell: () => void): () => void {
  followers.add(tell)
  return () => followers.delete(tell)
}

/** The browser's offer to install the site; null where it makes none, or where it was taken. */
export const useInstallOffer = () =>
  useSyncExternalStore(
    follow,
    () => offer,
    () => null,
  )
