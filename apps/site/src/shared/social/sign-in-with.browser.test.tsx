import { socialChannel } from '@livery/contract/auth/social'
import { afterEach, expect, test, vi } from 'vitest'
import type { CallFunction } from '../http/call.ts'
import { signInWith } from './sign-in-with.ts'

afterEach(() => vi.restoreAllMocks())

const call = vi.fn(async (_name: string, { code }: { code: string }) => ({
  token: `of ${code}`,
})) as unknown as CallFunction

/** A simulated window of the social network; `then` is what happens in it. */
function windowThat(then: (channel: BroadcastChannel, shown: { closed: boolean }) => void) {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  return vi.spyOn(window, 'open').mockImplementation((address) => {
    const attempt = new URL(String(address), location.href).searchParams.get('attempt') ?? ''
    const shown = { closed: false, close: () => undefined }
    setTimeout(() => then(new BroadcastChannel(socialChannel(attempt)), shown), 20)
    return shown as unknown as Window
  })
}

test('the code that comes back is turned into a session', async () => {
  const open = windowThat((channel) => channel.postMessage({ code: 'abc' }))
  expect(await signInWith({ call }, 'google', { terms: true })).toEqual({ token: 'of abc' })
  expect(open.mock.calls[0]?.[0]).toMatch(/^\/api\/auth\/social\/google\/start\?attempt=[0-9a-f]{32}&terms=1$/)
})

test('what went wrong there comes back by its code', async () => {
  windowThat((channel) => channel.postMessage({ error: 'SOCIAL_UNKNOWN' }))
  await expect(signInWith({ call }, 'facebook', { terms: false })).rejects.toMatchObject({ code: 'SOCIAL_UNKNOWN' })
})

test('closing the window is told, and an answer just before it is not lost', async () => {
  windowThat((_channel, shown) => {
    shown.closed = true
  })
  await expect(signInWith({ call }, 'google', { terms: true })).rejects.toMatchObject({ code: 'SOCIAL_CLOSED' })
  windowThat((channel, shown) => {
    shown.closed = true
    setTimeout(() => channel.postMessage({ code: 'late' }), 400)
  })
  expect(await signInWith({ call }, 'google', { terms: true })).toEqual({ token: 'of late' })
})

test('a browser that opens no window is told so at once', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  await expect(signInWith({ call }, 'google', { terms: true })).rejects.toMatchObject({ code: 'WINDOW_BLOCKED' })
})
