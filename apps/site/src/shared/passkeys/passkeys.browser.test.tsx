import { afterEach, expect, test, vi } from 'vitest'
import type { CallFunction } from '../http/call.ts'
import { addPasskey, hasPasskeys, signInByPasskey } from './passkeys.ts'

afterEach(() => vi.restoreAllMocks())

const CHALLENGE = 'Y2hhbGxlbmdl'
const options = {
  challenge: CHALLENGE,
  rp: { name: 'Oasis', id: 'localhost' },
  user: { id: 'dXNlcg', name: 'uma', displayName: 'Uma' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}
const call = vi.fn(async () => ({ challengeId: 'one', options })) as unknown as CallFunction

function browserThat(fails: Error) {
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(fails)
  vi.spyOn(navigator.credentials, 'get').mockRejectedValue(fails)
}

test('thinking better of it is no failure', async () => {
  expect(hasPasskeys()).toBe(true)
  browserThat(new DOMException('no', 'NotAllowedError'))
  expect(await addPasskey({ call }, 'Phone')).toBeNull()
  expect(await signInByPasskey({ call })).toBeNull()
})

test('a device that cannot is told by its code', async () => {
  browserThat(new DOMException('no', 'NotSupportedError'))
  await expect(signInByPasskey({ call })).rejects.toMatchObject({ code: 'PASSKEY_INVALID' })
})
