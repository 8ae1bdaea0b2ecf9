import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SERVER_ALONE } from '../../../platform/database/testing/databases.ts'
import { botAnswer } from '../../../testing/bot-answer.ts'
import { type MessagingGateway, startMessagingGateway } from '../../../testing/messaging-gateway.ts'
import { ofMerchant } from '../../../testing/of-merchant.ts'
import { type CodeKey, makeCode, takeCode } from './one-time-code.ts'

const OASIS = { host: 'oasis.localhost' }
const NEUTRAL = { host: 'aurora.localhost' }

describe.each(SERVER_ALONE)('codes, on %s', (kind) => {
  let messaging: MessagingGateway
  let addresses = 0
  /** Every request comes from another address, so that no limit of an earlier one applies. */
  const from = (site: { readonly host: string }) => {
    addresses += 1
    return { ...site, ip: `10.20.30.${addresses}` }
  }
  /** Moves every limit back, as if this much time had passed since the last code. */
  const wait = (seconds: number) =>
    messaging.gateway.gateway.database.pool.query(
      'update login_throttle set until = until - make_interval(secs => $1)',
      [seconds],
    )

  beforeAll(async () => {
    messaging = await startMessagingGateway(kind)
    await messaging.addMember({ account: 'marta77', mobile: '639171234567', language: 'AR' })
    await messaging.addMember({ merchantId: 'aurora', account: 'marta77', mobile: '639171234567' })
  })
  afterAll(() => messaging?.stop())

  const key: CodeKey = { merchantId: 'oasis', purpose: 'login', target: '639170000000' }
  const take = (of: CodeKey, code: string) =>
    takeCode(ofMerchant(messaging.gateway.gateway, of.merchantId), of, code).then(
      () => 'taken',
      (error: { code: string }) => error.code,
    )
  const make = (of: CodeKey, minutes = 3) => makeCode(ofMerchant(messaging.gateway.gateway, of.merchantId), of, minutes)
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  describe('a code', () => {
    test('is accepted once, in the digits of any script', async () => {
      const code = await make(key)
      expect(code).toMatch(/^\d{6}$/)
      const arabic = [...code].map((digit) => String.fromCodePoint(0x660 + Number(digit))).join('')
      expect(await take(key, ` ${arabic} `)).toBe('taken')
      expect(await take(key, code)).toBe('SMS_CODE_INVALID')
    })

    test('is accepted once when several requests send it at the same moment', async () => {
      const code = await make(key)
      const answers = await Promise.all(Array.from({ length: 8 }, () => take(key, code)))
      expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1)
    })

    test('is void after five wrong tries, even when they come at the same moment', async () => {
      const code = await make(key)
      await Promise.all(Array.from({ length: 4 }, () => take(key, wrong(code))))
      expect(await take(key, code)).toBe('taken')
      const other = await make(key)
      await Promise.all(Array.from({ length: 5 }, () => take(key, wrong(other))))
      expect(await take(key, other)).toBe('SMS_CODE_INVALID')
    })

    test('is void when a newer one is made, and when it expires', async () => {
      const [old, newer] = [await make(key), await make(key)]
      if (old !== newer) expect(await take(key, old)).toBe('SMS_CODE_INVALID')
      expect(await take(key, newer)).toBe('taken')
      expect(await take(key, await make(key, 0))).toBe('SMS_CODE_EXPIRED')
    })

    test('is bound to its merchant, purpose, number and sign-in', async () => {
      const code = await make({ ...key, boundTo: 'this' })
      for (const other of [
        { ...key, boundTo: 'this', merchantId: 'aurora' },
        { ...key, boundTo: 'this', purpose: 'password' },
        { ...key, boundTo: 'this', target: '639170000001' },
        { ...key, boundTo: 'that' },
        key,
      ] as const)
        expect(await take(other, code)).toBe('SMS_CODE_INVALID')
      expect(await take({ ...key, boundTo: 'this' }, code)).toBe('taken')
    })

    test('cannot be read from the database', async () => {
      const code = await make(key)
      const { rows } = await messaging.gateway.gateway.database.pool.query('select c::text as row from one_time_code c')
      expect(JSON.stringify(rows)).not.toContain(code)
    })
  })

  test('to register: in the reader’s language, bound to the host, valid as long as the answer says', async () => {
    const typed = { mobileNo: '0917 765 4321', countryDialingCode: '63' }
    const { answer } = await messaging.gateway.call('sendRegPhoneCode', typed, from(OASIS))
    expect(answer).toMatchObject({ success: true, value: { expiredMinutes: 3, message: expect.stringContaining('3') } })
    const { kind, recipient, body, code } = await messaging.newest()
    expect({ kind, recipient }).toEqual({ kind: 'sms', recipient: '+639177654321' })
    expect(body).toContain('Oasis')
    expect(body).toMatch(/رمزك/)
    expect(body.endsWith(`\n@oasis.localhost #${code}`)).toBe(true)
  })

  test('to sign in and to reset a password: sent to the number’s owner, in the language they chose', async () => {
    const typed = { mobileNum: '9171234567', countryDialingCode: '63' }
    for (const call of ['sendLoginPhoneCode', 'sendPasswordPhoneCode'] as const) {
      expect((await messaging.gateway.call(call, typed, from(OASIS))).answer.success).toBe(true)
      expect((await messaging.newest()).recipient).toBe('+639171234567')
      const stranger = await messaging.gateway.call(call, { ...typed, mobileNum: '9179999999' }, from(OASIS))
      expect(stranger).toMatchObject({ status: 404, answer: { code: 'MOBILE_UNKNOWN' } })
    }
  })

  test('no code is sent to an invalid number, to a country that is not accepted, or to a number that has an account', async () => {
    const send = (mobileNo: string, countryDialingCode: string) =>
      messaging.gateway.call('sendRegPhoneCode', { mobileNo, countryDialingCode }, from(OASIS))
    const before = (await messaging.sent()).length
    for (const [number, dialling, code] of [
      ['91712', '63', 'mobileLength'],
      ['9171234567', '966', 'mobile'],
      ['9171234567', '63', 'taken'],
    ] as const)
      expect((await send(number, dialling)).answer).toMatchObject({
        code: 'VALIDATION',
        fields: [{ field: 'mobileNum', code }],
      })
    expect((await messaging.sent()).length).toBe(before)
  })

  test('where errors are neutral, the answer does not tell whether a number has an account, and a number without one gets no message', async () => {
    const ask = async (mobileNum: string) =>
      messaging.gateway.call('sendLoginPhoneCode', { mobileNum, countryDialingCode: '63' }, from(NEUTRAL))
    const before = (await messaging.sent()).length
    const { answer: stranger, statements: work } = await messaging.before(() => ask('9178888888'))
    const { answer: member, statements } = await messaging.before(() => ask('9171234567'))
    // The message is sent after the answer; before it, both requests run the same statements.
    expect(statements).toEqual(work)
    expect(work.length).toBeGreaterThan(3)
    expect(stranger).toEqual(member)
    const taken = { mobileNo: '9171234567', countryDialingCode: '63' }
    const { answer } = await messaging.gateway.call('sendRegPhoneCode', taken, from(NEUTRAL))
    expect(answer.success).toBe(true)
    expect((await messaging.sent()).slice(before).map(({ recipient }) => recipient)).toEqual(['+639171234567'])
  })

  test('at most one a second, five in five minutes and twenty a day to one number, whoever asks', async () => {
    const ask = () =>
      messaging.gateway.call('sendRegPhoneCode', { mobileNo: '9170001000', countryDialingCode: '63' }, from(OASIS))
    const outcomes = async (count: number) => {
      const codes: string[] = []
      for (let index = 0; index < count; index += 1) {
        const { answer } = await ask()
        codes.push(answer.success ? 'sent' : answer.code)
        await wait(1)
      }
      return codes
    }
    expect((await ask()).answer.success).toBe(true)
    expect((await ask()).answer).toMatchObject({ code: 'TOO_MANY_REQUESTS', params: { seconds: 1 } })
    await wait(1)
    expect(await outcomes(5)).toEqual(['sent', 'sent', 'sent', 'sent', 'PHONE_TOO_MANY_REQUESTS'])
    expect((await ask()).answer).toMatchObject({ params: { minutes: 5 } })
    for (let window = 0; window < 3; window += 1) {
      await wait(300)
      expect((await outcomes(4)).every((outcome) => outcome === 'sent')).toBe(true)
    }
    await wait(300)
    expect(await outcomes(4)).toEqual(['sent', 'sent', 'sent', 'PHONE_TOO_MANY_REQUESTS'])
  })

  test('at most thirty in five minutes from one address, to any number', async () => {
    const ip = '203.0.113.5'
    const ask = (index: number) =>
      messaging.gateway.call(
        'sendRegPhoneCode',
        { mobileNo: `917100${1000 + index}`, countryDialingCode: '63' },
        { ...OASIS, ip },
      )
    // The route allows as many a minute and differs only in its message, so the test sets this counter directly.
    for (let index = 0; index < 29; index += 1) expect((await ask(index)).answer.success, String(index)).toBe(true)
    await messaging.gateway.gateway.database.pool.query(
      `update login_throttle set failures = 30 where key = 'code|address|203.0.113.5'`,
    )
    expect((await ask(29)).answer).toMatchObject({ code: 'PHONE_TOO_MANY_REQUESTS' })
  })

  test('a request without a fresh bot check gets none', async () => {
    messaging.checkBots()
    const typed = { mobileNum: '9171234567', countryDialingCode: '63' }
    const reg = { mobileNo: '9171239999', countryDialingCode: '63' }
    await wait(300)
    for (const call of ['sendLoginPhoneCode', 'sendPasswordPhoneCode'] as const)
      expect((await messaging.gateway.call(call, typed, from(OASIS))).answer).toMatchObject({
        code: 'VERIFICATION_FIRST',
      })
    expect((await messaging.gateway.call('sendRegPhoneCode', reg, from(OASIS))).answer).toMatchObject({
      code: 'VERIFICATION_FIRST',
    })
    const verification = await botAnswer(messaging.gateway, OASIS)
    const proven = { ...typed, verification }
    expect((await messaging.gateway.call('sendLoginPhoneCode', proven, from(OASIS))).answer.success).toBe(true)
    const again = { ...reg, geetest: verification }
    expect((await messaging.gateway.call('sendRegPhoneCode', again, from(OASIS))).answer).toMatchObject({
      code: 'BOT_CHECK_FAILED',
    })
  })

  test('a merchant that uses no codes sends none', async () => {
    const typed = { mobileNum: '9171234567', countryDialingCode: '63' }
    const { status } = await messaging.gateway.call('sendLoginPhoneCode', typed, from({ host: 'carmine.localhost' }))
    expect(status).toBe(403)
  })
})

describe('a carrier', () => {
  const statuses: number[] = []
  const texts: string[] = []
  const carrier = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => texts.push(JSON.parse(chunk.toString()).text))
    request.on('end', () => response.writeHead(statuses.shift() ?? 202).end())
  })
  let messaging: MessagingGateway
  let numbers = 0
  const send = (host: string) => {
    numbers += 1
    const typed = { mobileNo: `917765430${numbers}`, countryDialingCode: '63' }
    return messaging.gateway.call('sendRegPhoneCode', typed, { host })
  }

  beforeAll(async () => {
    await new Promise<void>((listening) => carrier.listen(0, '127.0.0.1', listening))
    const environment = {
      SMS_GATEWAY_URL: `http://127.0.0.1:${(carrier.address() as AddressInfo).port}/`,
      SMS_GATEWAY_SECRET: 'the-secret-of-an-sms-gateway',
    }
    messaging = await startMessagingGateway('postgres', environment, '{ "sms": { "provider": "gateway" } }')
  })
  afterAll(async () => {
    await messaging?.stop()
    await new Promise<void>((closed) => carrier.close(() => closed()))
  })

  test('brings the code', async () => {
    expect((await send(OASIS.host)).answer.success).toBe(true)
    expect(texts.at(-1)).toMatch(/^\d{6} /)
  })

  test.each([
    [[402], 'SMS_QUOTA', undefined],
    [[422], 'VALIDATION', [{ field: 'mobileNum', code: 'mobile' }]],
    [[500, 500], 'SERVICE_UNAVAILABLE', undefined],
  ])('that answers %j is reported as %s, but never by a neutral merchant', async (answers, code, fields) => {
    statuses.push(...answers)
    const reported = await send(OASIS.host)
    expect(reported.answer).toMatchObject({ code, ...(fields && { fields }) })
    statuses.push(...answers)
    const neutral = await send(NEUTRAL.host)
    expect(neutral.answer).toMatchObject({ success: true, value: { expiredMinutes: 3 } })
    await messaging.gateway.gateway.sending.settled()
    expect(statuses).toEqual([])
  })

  test('that was never set up answers FEATURE_DISABLED, and is named in the log at the start', async () => {
    const without = await startMessagingGateway('postgres', {}, '{ "sms": { "provider": "gateway" } }')
    const typed = { mobileNo: '9177654321', countryDialingCode: '63' }
    expect((await without.gateway.call('sendRegPhoneCode', typed, OASIS)).answer).toMatchObject({
      code: 'FEATURE_DISABLED',
    })
    const oasis = without.gateway.gateway.registry.site('oasis')
    expect(oasis && without.gateway.gateway.sending.missing(oasis.merchant)).toEqual([
      'SMS_GATEWAY_URL',
      'SMS_GATEWAY_SECRET',
    ])
    await without.stop()
  })
})
