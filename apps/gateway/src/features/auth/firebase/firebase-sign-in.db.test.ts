import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FirebaseEmulator, startFirebaseEmulator } from '../../../../peers/firebase-emulator/emulator.ts'
import { type ConnectedMerchant, HOST, openConnectedMerchant } from '../testing/connected-merchant.ts'

const PROJECT = 'livery-test'
const MOBILE = { mobileNum: '9171234567', countryDialingCode: '63' }
const NUMBER = '+639171234567'

// Firebase's own emulator stands in for it. One database is enough: other tests run these queries on both.
describe('a merchant that leaves SMS codes to Firebase', () => {
  let emulator: FirebaseEmulator
  let merchant: ConnectedMerchant
  beforeAll(async () => {
    emulator = await startFirebaseEmulator(PROJECT)
    const firebase = { apiKey: 'public', authDomain: `${PROJECT}.firebaseapp.com`, projectId: PROJECT }
    merchant = await openConnectedMerchant(
      'embedded',
      { SMSLOGIN: true, CHNGPASSVERIF3: true },
      { sms: { provider: 'firebase', firebase } },
      { FIREBASE_AUTH_EMULATOR_HOST: emulator.host },
    )
    const { memberId } = await merchant.signedIn('sender')
    const { pool } = merchant.gateway.gateway.database
    await pool.query('update member set mobile = $2 where id = $1', [memberId, NUMBER.slice(1)])
  })
  afterAll(async () => {
    await merchant?.close()
    await emulator?.close()
  })

  async function ask(action: string, body: object) {
    const url = `http://${emulator.host}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=public`
    const headers = { 'content-type': 'application/json' }
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const given = new Set<string>()
  /** The token Firebase gives a browser that typed the code for a number. */
  async function proven(phoneNumber = NUMBER): Promise<string> {
    for (;;) {
      const { sessionInfo } = await ask('sendVerificationCode', { phoneNumber, recaptchaToken: 'of a test' })
      const { idToken } = await ask('signInWithPhoneNumber', { sessionInfo, code: await emulator.codeFor(phoneNumber) })
      if (!given.has(idToken)) {
        given.add(idToken)
        return idToken
      }
      // Two tokens made in the same second are identical, and each may be used only once.
      await new Promise((resume) => setTimeout(resume, 200))
    }
  }
  const login = (firebaseIdToken?: string, mobile = MOBILE) =>
    merchant.gateway.call(
      'loginV2',
      { type: 'sms', ...mobile, password: '123456', ...(firebaseIdToken && { firebaseIdToken }) },
      { host: HOST },
    )

  test('its token signs in the number’s owner, once', async () => {
    const token = await proven()
    expect((await login(token)).answer).toMatchObject({ success: true, value: { account: 'sender' } })
    expect((await login(token)).answer).toMatchObject({
      code: 'SMS_CODE_INVALID',
      fields: [{ field: 'verificationCode', code: 'smsInvalid' }],
    })
  })

  test('neither a code alone nor the token of another number is accepted', async () => {
    expect((await login()).answer).toMatchObject({ code: 'SMS_CODE_INVALID' })
    expect((await login(await proven('+639175550000'))).answer).toMatchObject({ code: 'SMS_CODE_INVALID' })
  })

  test('somebody who has proven a number is told that it has no account', async () => {
    const nobody = { ...MOBILE, mobileNum: '9175550001' }
    expect((await login(await proven('+639175550001'), nobody)).answer).toMatchObject({ code: 'MOBILE_UNKNOWN' })
  })

  test('its token sets a new password', async () => {
    const request = { ...MOBILE, verificationCode: '123456', newPassword: 'sunrise-27!x' }
    const answer = await merchant.gateway.call(
      'getPasswordByPhone',
      { ...request, firebaseIdToken: await proven() },
      { host: HOST },
    )
    expect(answer.answer).toMatchObject({ success: true, value: { account: 'sender' } })
  })

  test('the gateway sends no code of its own there', async () => {
    const { answer } = await merchant.gateway.call(
      'sendLoginPhoneCode',
      { ...MOBILE, verification: { payload: 'x' } },
      { host: HOST },
    )
    expect(answer).toMatchObject({ success: false })
  })
})
