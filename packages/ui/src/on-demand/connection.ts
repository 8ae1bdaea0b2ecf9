/** Whether the browser knows that it has no connection; on a server, and where it cannot tell, it is not offline. */
export function isOffline(): boolean {
  return typeof navigator === 'object' && navigator.onLine === false
}

/** Resolves at once when there is a connection, otherwise as soon as it is back. */
export function untilOnline(): Promise<void> {
  if (!isOffline()) return Promise.resolve()
  return new Promise((resume) => addEventListener('online', () => resume(), { once: true }))
}

/** Runs `work`; if it fails while the browser is offline, it is run again once the connection is back. */
export async function acrossOffline<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isOffline()) throw error
      await untilOnline()
    }
  }
}
