import { afterEach, expect, test, vi } from 'vitest'
import { throughGameHost } from './game-hosts.ts'
import type { OfVisit } from './of-visit.ts'

const LAUNCH = { url: 'https://vendor.example/play/7?token=t#x', origin: 'https://vendor.example', mount: 'iframe' }

afterEach(() => vi.restoreAllMocks())

function visit(hosts: readonly string[]): OfVisit {
  const stored = new Map<string, string>()
  return {
    boot: { status: { launchGameCDNs: hosts } },
    sessionStorage: {
      get: (key: string) => stored.get(key) ?? null,
      set: (key: string, value: string) => stored.set(key, value),
    },
  } as never
}

test('a game is opened through the host of the session, at the vendor’s path', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  expect(await throughGameHost(visit(['https://a.example']), LAUNCH)).toEqual({
    url: 'https://a.example/play/7?token=t#x',
    origin: 'https://a.example',
    mount: 'iframe',
  })
})

test('a host that does not answer is left for the next, which the session keeps', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (host) => {
    if (host === 'https://a.example') throw new TypeError('unreachable')
    return new Response()
  })
  const one = visit(['https://a.example', 'https://b.example'])
  expect((await throughGameHost(one, LAUNCH)).origin).toBe('https://b.example')
  expect((await throughGameHost(one, LAUNCH)).origin).toBe('https://b.example')
  expect(fetched.mock.calls.map(([host]) => host)).toEqual([
    'https://a.example',
    'https://b.example',
    'https://b.example',
  ])
})

test('where no host answers, the game comes from its vendor', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('unreachable'))
  expect(await throughGameHost(visit(['https://a.example', 'https://b.example']), LAUNCH)).toEqual(LAUNCH)
})
