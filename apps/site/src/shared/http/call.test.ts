import { expect, test, vi } from 'vitest'
import { createCall } from './call.ts'
import type { CallContext } from './call-context.ts'

// The real client needs a build; this one reports for whom it would call.
vi.mock('./send.ts', () => ({ send: async (context: CallContext) => context.token() }))

test('a call is of who was there when it was made, though the client comes later', async () => {
  let token: string | null = 'secret'
  const call = createCall({ token: () => token, languageTag: () => 'en', onSessionLost: () => undefined })
  const made = call('logout', {})
  token = null
  expect(await made).toBe('secret')
})
