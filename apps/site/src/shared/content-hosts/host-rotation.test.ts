import { expect, test, vi } from 'vitest'
import { HostRotation } from './host-rotation.ts'

const HOSTS = ['https://a.example', 'https://b.example', 'https://c.example']

function storage() {
  const stored = new Map<string, string>()
  return {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
  }
}

test('one is drawn at random, and stays for the session', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValueOnce(0.5).mockReturnValue(0)
  const session = storage()
  expect(new HostRotation(HOSTS, session, 'k').current).toBe('https://b.example')
  expect(new HostRotation(HOSTS, session, 'k').current).toBe('https://b.example')
  expect(new HostRotation(HOSTS, storage(), 'k').current).toBe('https://a.example')
  random.mockRestore()
})

test('the next takes the place of one that fails, each once, and then there is none', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const hosts = new HostRotation(HOSTS, storage(), 'k')
  const turns = HOSTS.map(() => {
    const now = hosts.current ?? ''
    hosts.fail(now)
    // Several pictures of one host fail together, and count once.
    hosts.fail(now)
    return now
  })
  expect(turns).toEqual(['https://b.example', 'https://c.example', 'https://a.example'])
  expect(hosts.current).toBeNull()
  random.mockRestore()
})

test('a host that the list has no more is drawn anew', () => {
  const session = storage()
  session.set('k', 'https://gone.example')
  expect(HOSTS).toContain(new HostRotation(HOSTS, session, 'k').current)
})
