/** A slower mirror is of no use. */
const LIMIT_MS = 5_000

/** The response time of a host in milliseconds, measured by this browser; null when it does not answer. */
export async function measure(host: string): Promise<number | null> {
  const begun = performance.now()
  try {
    // The answer is not read, so the host need not allow that (CORS).
    await fetch(`https://${host}/health/live`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    return Math.round(performance.now() - begun)
  } catch {
    return null
  }
}
