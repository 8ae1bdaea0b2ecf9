import { expect, test } from 'vitest'
import { memoryStorage } from '../../../shared/testing/memory-storage.fixture.ts'
import { proveByFirebase } from './firebase-code.ts'

const MOBILE = { mobileNum: '9171234567', countryDialingCode: '63' }
const PROJECT = { apiKey: 'public', authDomain: 'x.firebaseapp.com', projectId: 'livery-test' }
type Visit = Parameters<typeof proveByFirebase>[0]

/** A visit at a merchant whose codes are sent by this Firebase project, with `sent` as the stored last code. */
function visit(sent: string | null, firebase?: typeof PROJECT): Visit {
  const sessionStorage = memoryStorage()
  if (sent !== null) sessionStorage.set('firebase.login', sent)
  return { boot: { merchant: { firebase } }, session: {}, sessionStorage } as unknown as Visit
}
const toAnother = JSON.stringify({ number: '+639170000000', verificationId: 'v' })

test('where the gateway sends the codes, nothing is proven here', async () => {
  expect(await proveByFirebase(visit(null), 'login', MOBILE, '123456')).toEqual({})
})

test.each([
  ['no code at all', toAnother, ' ', 'SMS_CODE_MISSING'],
  ['none sent in this visit', null, '123456', 'SMS_CODE_EXPIRED'],
  ['what nobody here has written', '{"number":7}', '123456', 'SMS_CODE_EXPIRED'],
  ['no text of ours', '[', '123456', 'SMS_CODE_EXPIRED'],
  ['one sent to another number', toAnother, '123456', 'SMS_CODE_INVALID'],
])('%s is refused before Firebase is asked', async (_what, sent, typed, code) => {
  await expect(proveByFirebase(visit(sent, PROJECT), 'login', MOBILE, typed)).rejects.toMatchObject({ code })
})
