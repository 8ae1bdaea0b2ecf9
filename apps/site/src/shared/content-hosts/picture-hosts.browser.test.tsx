import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { until } from '../testing/visit.fixture.tsx'
import type { OfVisit } from './of-visit.ts'
import { pictureHostsOf } from './picture-hosts.ts'

// Nothing listens at these ports, so that each picture fails at once as at a host that is down.
const [A, B] = ['http://127.0.0.1:9', 'http://localhost:9'] as const

let stored: Map<string, string>
let box: HTMLElement
beforeEach(() => {
  stored = new Map()
  box = document.createElement('main')
  document.body.append(box)
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  box.remove()
  vi.restoreAllMocks()
})

function visitWith(imageCDNs: readonly string[]): OfVisit {
  const sessionStorage = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, to: string) => stored.set(key, to),
  }
  return { boot: { status: { imageCDNs } }, sessionStorage } as never
}

/** Shows a picture and follows every address it takes. */
function picture(src: string, srcset = '') {
  const image = document.createElement('img')
  const addresses = [src]
  const failures: string[] = []
  new MutationObserver(() => addresses.at(-1) !== image.src && addresses.push(image.src)).observe(image, {
    attributeFilter: ['src'],
  })
  // The page's own handler, which would replace a failed picture by a drawing.
  image.addEventListener('error', () => failures.push(image.src))
  if (srcset) image.srcset = srcset
  image.src = src
  box.append(image)
  return { image, addresses, failures }
}

test('pictures anywhere in an answer come from the session’s host, and nothing else is changed', () => {
  const answer = {
    total: 2,
    none: null,
    list: [{ url: '/img/game/7', name: 'Koi /img/', logo: '/brand/logo.svg' }],
    far: 'https://else.example/img/1',
  }
  expect(pictureHostsOf(visitWith([A, B])).moved(answer)).toEqual({
    ...answer,
    list: [{ url: `${A}/img/game/7`, name: 'Koi /img/', logo: '/brand/logo.svg' }],
  })
})

test('a host that fails gives way to the next, at last to our own; only then the page hears of it', async () => {
  const visit = visitWith([A, B])
  const own = `${location.origin}/img/none/7`
  const { moved } = pictureHostsOf(visit)
  const shown = picture(`${A}/img/none/7`, `${A}/img/none/7/160 160w, ${A}/img/none/7/320 320w`)
  await until(() => shown.addresses.at(-1) === own, 'our own host')
  expect(shown.addresses).toEqual([`${A}/img/none/7`, `${B}/img/none/7`, own])
  expect(shown.image.srcset).toBe(`${location.origin}/img/none/7/160 160w, ${location.origin}/img/none/7/320 320w`)
  expect(shown.failures.filter((src) => src !== own)).toEqual([])
  expect(moved('/img/game/8')).toBe('/img/game/8')
})

test('what fails late at a host that was left takes the session’s, and leaves it in its place', async () => {
  const visit = visitWith([A, B])
  stored.set('imageHost', B).set('imageHostFirst', A)
  pictureHostsOf(visit)
  const shown = picture(`${A}/img/none/9`)
  const hosts: (string | undefined)[] = []
  // The new host is stored at once, before the second host fails too.
  new MutationObserver(() => hosts.push(stored.get('imageHost'))).observe(shown.image, { attributeFilter: ['src'] })
  await until(() => shown.addresses[1], 'another host')
  expect(shown.addresses[1]).toBe(`${B}/img/none/9`)
  expect(hosts[0]).toBe(B)
})

test('a picture of somebody else that fails is not asked from a host of ours, and the page hears of it', async () => {
  pictureHostsOf(visitWith([A]))
  const shown = picture('http://127.0.0.1:9999/img/banner.png')
  await until(() => shown.failures.length > 0, 'the failure')
  expect(shown.addresses).toEqual(['http://127.0.0.1:9999/img/banner.png'])
  expect(stored.get('imageHost') ?? A).toBe(A)
})
