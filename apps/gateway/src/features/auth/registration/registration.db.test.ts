import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Registration } from '@livery/contract/auth/registration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase, SERVER_ALONE, type TestDatabase } from '../../../platform/database/testing/databases.ts'
import { assembleOn, projectCopy, type TestGateway } from '../../../testing/assembled.ts'
import { botAnswer } from '../../../testing/bot-answer.ts'

const rule = (patternId: number, minLength: number, maxLength: number, required = true) => ({
  enabled: true,
  required,
  patternId,
  minLength,
  maxLength,
})
/** Oasis with many fields, in both methods. */
const FIELDS = {
  username: rule(1, 4, 15),
  mobileNum: { ...rule(6, 6, 15), type: 'tel' },
  password: rule(19, 8, 20),
  confirmPassword: rule(19, 8, 20),
  paymentPassword: rule(6, 6, 6),
  payeeName: rule(0, 2, 60),
  email: rule(3, 6, 60, false),
  line: { ...rule(0, 1, 20, false), enabled: false },
  wechat: { ...rule(0, 1, 20, false), acceptedPattern: '^(?=.*\\d)[a-z\\d]{3,9}$' },
}

const always = {
  domain: 'oasis.localhost',
  registerUrl: 'http://oasis.localhost/register',
  registerMethod: 'WEB',
  login: true,
  termsAccepted: true,
} as const
const person = {
  ...always,
  password: 'moonrise26',
  confirmPassword: 'moonrise26',
  paymentPassword: '471108',
  payeeName: ' Marta Lindqvist ',
}
const mobile = (mobileNum: string): Registration => ({ ...person, mobileNum, countryDialingCode: '63' })

describe.each(SERVER_ALONE)('registering, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  const project = projectCopy((merchants) => {
    const file = join(merchants, 'oasis', 'merchant.json')
    const flags =
      '"thirdParties": { "sms": { "provider": "mailbox" } }, "flags": { "MOBILENUMREG3": true, "MOBILENUMPASSREG3": true,'
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"flags":\s*\{/, flags))
    const registration = { version: 1, fields: FIELDS, countries: ['PH'] }
    writeFileSync(join(merchants, 'oasis', 'registration.json'), JSON.stringify(registration))
  })
  let calls = 0
  const call = async (
    name: 'register' | 'registerByMobile',
    request: Registration,
    host = 'oasis.localhost',
    domain = host,
  ) => {
    calls += 1
    const proven = { ...request, domain, geetest: await botAnswer(gateway, { host }) }
    return gateway.call(name, proven, { host, ip: `127.0.1.${calls}` })
  }
  const memberOf = async (account: string) => {
    const { rows } = await gateway.gateway.database.pool.query(
      "select profile, referral, member::text as whole from member where merchant_id = 'oasis' and account = $1",
      [account],
    )
    return rows[0]
  }

  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own, {}, project.folder)
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
    project.remove()
  })

  test('an account is opened at the merchant’s own addresses only, and its digits count in every script', async () => {
    const answer = await call('registerByMobile', mobile('9170000077'), 'oasis.localhost', 'evil.example')
    expect(answer).toMatchObject({ status: 403, answer: { code: 'INVALID_URL' } })
    const check = { code: 'any', domain: 'evil.example' }
    expect((await gateway.call('affiliateCheck', check, { host: 'oasis.localhost' })).answer).toMatchObject({
      code: 'INVALID_URL',
    })
    const arabic = { ...mobile('9170000077'), paymentPassword: '٤٧١١٠٨' }
    expect(await call('registerByMobile', arabic)).toMatchObject({ status: 200 })
  })

  test('a merchant’s own pattern decides what a field may hold', async () => {
    const typed = (wechat: string) => call('register', { ...mobile('09171112233'), username: 'wechat1', wechat })
    expect(await typed('abcdef')).toMatchObject({
      status: 422,
      answer: { fields: [{ field: 'wechat', code: 'custom' }] },
    })
    expect(await typed('abc123')).toMatchObject({ status: 200 })
  })

  test('by username: the account has normalised values, and no secret can be read', async () => {
    const request = { ...mobile('0917 123 4567'), username: 'marta77', referralCode: 'demoPlayer' }
    const { status, answer } = await call('register', request)
    expect(answer).toMatchObject({ success: true, value: { account: 'marta77', firstTimeLogin: true } })
    expect(status).toBe(200)
    const { profile, referral, whole } = await memberOf('marta77')
    expect(profile).toEqual({
      mobileNum: '9171234567',
      countryDialingCode: '63',
      payeeName: 'Marta Lindqvist',
      paymentPasswordHash: expect.stringMatching(/^\$argon2id\$/),
    })
    expect(referral).toBe('DEMOPLAYER')
    for (const secret of ['moonrise26', '471108']) expect(whole).not.toContain(secret)
  })

  test('by mobile number: the number is the account name, and the password signs in', async () => {
    const { answer } = await call('registerByMobile', mobile('+63 917 765 4321'))
    expect(answer).toMatchObject({ success: true, value: { account: '639177654321' } })
    const login = { username: '639177654321', password: 'moonrise26', type: 'username' } as const
    expect((await gateway.call('login', login, { host: 'oasis.localhost' })).answer).toMatchObject({ success: true })
    const again = await call('registerByMobile', mobile('09177654321'))
    expect(again).toMatchObject({ status: 422, answer: { fields: [{ field: 'mobileNum', code: 'taken' }] } })
  })

  test('reports every fault at once, with its code and parameters', async () => {
    const { status, answer } = await call('register', {
      ...always,
      username: '7',
      mobileNum: '917',
      countryDialingCode: '63',
      password: 'short',
      confirmPassword: 'other',
      paymentPassword: 'abc',
      email: 'nobody',
      line: 'not asked for',
      termsAccepted: false,
    })
    expect(status).toBe(422)
    expect(answer).toMatchObject({
      code: 'VALIDATION',
      fields: [
        { field: 'username', code: 'rule.1.range', params: { min: 4, max: 15 } },
        { field: 'mobileNum', code: 'mobileLength', params: { length: 10 } },
        { field: 'password', code: 'rule.19.range', params: { min: 8, max: 20 } },
        { field: 'confirmPassword', code: 'confirmMismatch' },
        { field: 'payeeName', code: 'required' },
        { field: 'paymentPassword', code: 'rule.6.exact', params: { min: 6, max: 6 } },
        { field: 'email', code: 'rule.3.range', params: { min: 6, max: 60 } },
        { field: 'terms', code: 'termsRequired' },
        { field: 'line', code: 'unexpected' },
      ],
    })
  })

  test('an affiliate code is checked before the registration, and again in it', async () => {
    const check = async (code: string) =>
      (await gateway.call('affiliateCheck', { code, domain: 'aurora.localhost' }, { host: 'aurora.localhost' })).answer
    expect(await check('demoagent')).toMatchObject({ value: { valid: true } })
    // Names of agents and codes of players are not accepted as an invitation.
    expect(await check('AGENT')).toMatchObject({ value: { valid: false } })
    expect(await check('DEMOPLAYER')).toMatchObject({ value: { valid: false } })
    expect(await check('player')).toMatchObject({ value: { valid: false } })
    expect(await check('nobody')).toMatchObject({ value: { valid: false } })
    const wrong = await call('register', { ...mobile('9170000001'), username: 'lost77', affiliateCode: 'nobody' })
    expect(wrong.answer).toMatchObject({ code: 'INVITATION_INVALID', fields: [{ field: 'affiliateCode' }] })
    expect(await memberOf('lost77')).toBeUndefined()
  })

  test('a referral code is kept as it was given out, and one that is nobody’s is dropped', async () => {
    const open = async (username: string, number: string, referralCode: string) => {
      expect((await call('register', { ...mobile(number), username, referralCode })).answer.success).toBe(true)
      return (await memberOf(username))?.referral
    }
    expect(await open('referred', '9170000021', 'demoplayer')).toBe('DEMOPLAYER')
    expect(await open('misled', '9170000022', 'FREE-MONEY')).toBeNull()
  })

  test('a password that is guessed among the first is refused: a common one, a repetition, a name', async () => {
    const fault = async (password: string, username = 'cautious') => {
      const { answer } = await call('register', {
        ...mobile('9170000023'),
        username,
        password,
        confirmPassword: password,
      })
      return answer.success ? null : answer.fields?.filter(({ field }) => field === 'password').map(({ code }) => code)
    }
    expect(await fault('password')).toEqual(['passwordCommon'])
    expect(await fault('QWERTYUIOP')).toEqual(['passwordCommon'])
    expect(await fault('x'.repeat(20))).toEqual(['passwordCommon'])
    expect(await fault('My-Oasis-26')).toEqual(['passwordIsName'])
    expect(await fault('cautious.2026')).toEqual(['passwordIsName'])
    expect(await fault('moonrise-26')).toBeNull()
  })

  test('a hard puzzle replaces the captcha picture; a normal one does not', async () => {
    const host = 'sterling.localhost'
    const request: Registration = {
      ...always,
      username: 'unseen77',
      password: 'Moonrise-2026',
      confirmPassword: 'Moonrise-2026',
      payeeName: 'Marta Lindqvist',
      email: 'marta@example.com',
    }
    expect((await call('register', request, host)).answer).toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'captcha', code: 'captchaRequired' }],
    })
    const wrong = await call('register', { ...request, captcha: 'ABCD', captchaId: 'none' }, host)
    expect(wrong.answer).toMatchObject({ code: 'CAPTCHA_INVALID' })
    const geetest = await botAnswer(gateway, { host, effort: 'high' })
    expect((await gateway.call('register', { ...request, domain: host, geetest }, { host })).answer).toMatchObject({
      success: true,
    })
  })

  test('a method the merchant does not offer answers REGISTRATION_CLOSED', async () => {
    expect(await call('registerByMobile', mobile('9170000002'), 'carmine.localhost')).toMatchObject({
      status: 403,
      answer: { code: 'REGISTRATION_CLOSED' },
    })
  })
})
