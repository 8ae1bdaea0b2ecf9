import type { Registration } from '@livery/contract/auth/registration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SERVER_ALONE } from '../../../platform/database/testing/databases.ts'
import { type MessagingGateway, startMessagingGateway } from '../../../testing/messaging-gateway.ts'

const OASIS = { host: 'oasis.localhost' }
const NEUTRAL = { host: 'aurora.localhost' }
const always = {
  registerUrl: 'http://oasis.localhost/register',
  domain: 'oasis.localhost',
  registerMethod: 'WEB',
  login: true,
  termsAccepted: true,
  password: 'moonrise26',
  confirmPassword: 'moonrise26',
} as const

describe.each(SERVER_ALONE)('registering with proofs, on %s', (kind) => {
  let messaging: MessagingGateway
  let addresses = 0
  const from = (site: { readonly host: string }) => {
    addresses += 1
    return { ...site, ip: `10.20.50.${addresses}` }
  }
  const send = (mobileNo: string, site = OASIS) =>
    messaging.gateway.call('sendRegPhoneCode', { mobileNo, countryDialingCode: '63' }, from(site))
  const register = (values: Partial<Registration>, site = OASIS) =>
    messaging.gateway.call(
      'register',
      { ...always, domain: site.host, countryDialingCode: '63', ...values },
      from(site),
    )

  beforeAll(async () => {
    messaging = await startMessagingGateway(kind)
  })
  afterAll(() => messaging?.stop())

  test('the code proves the number, and the account has the number and the e-mail address', async () => {
    await send('9175550001')
    const { code } = await messaging.newest()
    const person = { username: 'proven', mobileNum: '0917 555 0001', email: 'proven@example.com' }
    expect(
      (await register({ ...person, verificationCode: code === '111111' ? '111112' : '111111' })).answer,
    ).toMatchObject({
      code: 'SMS_CODE_INVALID',
      fields: [{ field: 'verificationCode', code: 'smsInvalid' }],
    })
    expect((await register({ ...person, verificationCode: code })).answer).toMatchObject({ success: true })
    const { rows } = await messaging.gateway.gateway.database.pool.query(
      "select email, mobile, language from member where account = 'proven'",
    )
    expect(rows).toEqual([{ email: 'proven@example.com', mobile: '639175550001', language: 'AR' }])
  })

  test('another error does not use up the code, and a code registers one account only', async () => {
    await messaging.addMember({ account: 'occupied' })
    await send('9175550002')
    const { code } = await messaging.newest()
    const values = { mobileNum: '9175550002', verificationCode: code }
    expect((await register({ ...values, username: 'Occupied' })).answer).toMatchObject({ code: 'USERNAME_TAKEN' })
    expect((await register({ ...values, username: 'ab' })).answer).toMatchObject({ code: 'VALIDATION' })
    expect((await register({ ...values, username: 'lost1', affiliateCode: 'nobody' })).answer).toMatchObject({
      code: 'INVITATION_INVALID',
    })
    const answers = await Promise.all([
      register({ ...values, username: 'first01' }),
      register({ ...values, username: 'second02' }),
    ])
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1)
  })

  test('a number belongs to one account only, whichever method it was registered by', async () => {
    await messaging.addMember({ account: 'holder', mobile: '639175550003' })
    const values = { mobileNum: '9175550003', verificationCode: '123456' }
    const taken = { code: 'VALIDATION', fields: [{ field: 'mobileNum', code: 'taken' }] }
    expect((await register({ ...values, username: 'another' })).answer).toMatchObject(taken)
    const byMobile = { ...always, ...values, countryDialingCode: '63' }
    expect((await messaging.gateway.call('registerByMobile', byMobile, from(OASIS))).answer).toMatchObject(taken)
  })

  test('where errors are neutral, a taken number is reported only to who has its code', async () => {
    await messaging.addMember({ merchantId: 'aurora', account: 'holder', mobile: '639175550003' })
    await send('9175550003', NEUTRAL)
    const values = { mobileNum: '9175550003', username: 'another', verificationCode: '123456' }
    expect((await register(values, NEUTRAL)).answer).toMatchObject({ code: 'SMS_CODE_INVALID' })
  })

  test('a number of a country the merchant does not accept is refused', async () => {
    const values = {
      mobileNum: '501234567',
      countryDialingCode: '966',
      username: 'abroad1',
      verificationCode: '123456',
    }
    expect((await register(values)).answer).toMatchObject({ fields: [{ field: 'mobileNum', code: 'mobile' }] })
  })

  test('the settings say whether an invitation code is valid', async () => {
    const ask = async (code?: string) => {
      const request = { domain: 'oasis.localhost', ...(code && { code }) }
      const { answer } = await messaging.gateway.call('registerSettingsFor', request, from(OASIS))
      if (!answer.success) throw new Error(answer.code)
      expect(answer.value.settings.fields.username?.enabled).toBe(true)
      return answer.value.codeValid
    }
    expect(await ask()).toBe(null)
    expect(await ask('DEMOAGENT')).toBe(true)
    expect(await ask('agent')).toBe(false)
    expect(await ask('nobody')).toBe(false)
  })

  test('countries are in the merchant’s order, or all of them with the reader’s first', async () => {
    const ask = async (site: { readonly host: string }) => {
      const { answer } = await messaging.gateway.call('getCountryCode', {}, site)
      if (!answer.success) throw new Error(answer.code)
      return answer.value.countries
    }
    expect(await ask(OASIS)).toEqual([
      { countryCode: 'PH', countryDialingCode: '63' },
      { countryCode: 'SG', countryDialingCode: '65' },
    ])
    const all = await ask({ host: 'saola.localhost' })
    expect(all.length).toBeGreaterThan(230)
    expect(all[0]).toEqual({ countryCode: 'VN', countryDialingCode: '84' })
  })
})
