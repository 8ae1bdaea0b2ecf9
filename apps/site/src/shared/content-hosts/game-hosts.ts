import { HostRotation } from './host-rotation.ts'
import type { OfVisit } from './of-visit.ts'

/** A host that does not answer within this time has failed. */
const ANSWER_MS = 4_000

interface Opened {
  readonly url: string
  readonly origin: string
}

/**
 * A launch through the session's host for games: its address with another origin. A host that does not answer is left
 * for the next one, and where none does, the game comes from its vendor.
 */
export async function throughGameHost<Launch extends Opened>(
  { boot, sessionStorage }: OfVisit,
  launch: Launch,
): Promise<Launch> {
  const hosts = new HostRotation(boot.status.launchGameCDNs, sessionStorage, 'gameHost')
  for (let host = hosts.current; host !== null; host = hosts.current) {
    if (await answers(host)) {
      const { pathname, search, hash } = new URL(launch.url)
      return { ...launch, url: `${host}${pathname}${search}${hash}`, origin: host }
    }
    hosts.fail(host)
  }
  return launch
}

/** Whether the host answers at all, whatever the answer is. */
async function answers(host: string): Promise<boolean> {
  try {
    await fetch(host, { mode: 'no-cors', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })
    return true
  } catch {
    return false
  }
}
