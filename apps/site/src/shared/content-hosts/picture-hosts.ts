import { getOrInsert } from '@livery/ui/get-or-insert'
import { HostRotation } from './host-rotation.ts'
import type { OfVisit } from './of-visit.ts'

/** The addresses of our picture service. */
const PICTURES = /^\/img\//

interface PictureHosts {
  /** An answer of the gateway whose pictures are taken from the session's host. */
  readonly moved: <Answer>(answer: Answer) => Answer
}

const known = new WeakMap<readonly string[], PictureHosts>()

/** The hosts a visit takes pictures from. Where one fails, its pictures come from the next, at last from our own. */
export function pictureHostsOf({ boot, sessionStorage }: OfVisit): PictureHosts {
  const { imageCDNs } = boot.status
  return getOrInsert(known, imageCDNs, () => {
    const hosts = new HostRotation(imageCDNs, sessionStorage, 'imageHost')
    // In the capture phase, so that this runs before the tile's own handling of a failed picture.
    document.addEventListener('error', (event) => replaceFailed(event, imageCDNs, hosts), true)
    return { moved: (answer) => withHost(answer, hosts.current) as typeof answer }
  })
}

function withHost(value: unknown, host: string | null): unknown {
  if (host === null) return value
  if (typeof value === 'string') return PICTURES.test(value) ? `${host}${value}` : value
  if (Array.isArray(value)) return value.map((entry) => withHost(entry, host))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withHost(entry, host)]))
}

function replaceFailed(event: Event, imageCDNs: readonly string[], hosts: HostRotation): void {
  const image = event.target
  if (!(image instanceof HTMLImageElement)) return
  const { origin } = new URL(image.currentSrc || image.src, location.href)
  // Pictures of other hosts, and finally of our own, are left to the component that shows them.
  if (!imageCDNs.includes(origin) || !image.src.startsWith(`${origin}/img/`)) return
  event.stopPropagation()
  hosts.fail(origin)
  const next = hosts.current ?? location.origin
  if (image.srcset) image.srcset = image.srcset.replaceAll(origin, next)
  image.src = image.src.replace(origin, next)
}
