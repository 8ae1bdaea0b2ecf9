import { afterAll, expect, test, vi } from 'vitest'
import type { CallContext } from './call-context.ts'

// The real client needs a build; this one reports for whom it would call. Tests of this project share their modules, so
// one that was loaded before would keep the real client.
vi.resetModules()
vi.doMock('./send.ts', () => ({ send: async (context: CallContext) => context.token() }))
const { createCall } = await import('./call.ts')
afterAll(() => {
  vi.doUnmock('./send.ts')
  vi.resetModules()
})

test('a call is of who was there when it was made, though the client comes later', async () => {
  let token: string | null = 'secret'
  const call = createCall({ token: () => token, languageTag: () => 'en', onSessionLost: () => undefined })
  const made = call('logout', {})
  token = null
  expect(await made).toBe('secret')
})
