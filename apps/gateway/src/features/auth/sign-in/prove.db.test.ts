import type { VerificationNeeded } from '@livery/contract/auth/verification'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SERVER_ALONE } from '../../../platform/database/testing/databases.ts'
import { botAnswer } from '../../../testing/bot-answer.ts'
import { type AuthGateway, HOST, openAuthGateway } from '../testing/auth-gateway.ts'

/** AWAY is in another /24 network than the member's known address. */
const HOME = '192.0.2.10'
const AWAY = '203.0.113.10'

describe.each(SERVER_ALONE)('a sign-in from an unknown address, on %s', (kind) => {
  let merchant: AuthGateway
  beforeAll(async () => {
    merchant = await openAuthGateway(kind, { NEWADDRESSCHECK: true, SMSLOGIN: true })
  })
  afterAll(() => merchant?.close())

  const from = async (username: string, ip: string) =>
    (await merchant.login({ username, remember: true }, { ip })).answer
  const verificationNeeded = async (username: string, ip = AWAY): Promise<VerificationNeeded> => {
    const answer = await from(username, ip)
    if (answer.success || answer.code !== 'EXTRA_VERIFICATION') throw new Error('no proof is needed')
    return answer.value as VerificationNeeded
  }
  const prove = (
    verificationId: string,
    proof: 'mobile' | 'email' | 'bankName' | 'authenticator',
    answer: string,
    ip = AWAY,
  ) => merchant.gateway.call('proveSignIn', { verificationId, proof, answer }, { host: HOST, ip })
  const send = (verificationId: string, proof: 'mobile' | 'email') =>
    merchant.gateway.call('sendVerificationCode', { verificationId, proof }, { host: HOST, ip: AWAY })
  const sent = async () => {
    const { rows } = await merchant.query<{ body: string }>('select body from mailbox_message order by id desc limit 1')
    return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? ''
  }

  test('the first address needs no proof; another one does, and the hint shows only what its owner recognises', async () => {
    await merchant.member('roamer', {
      mobile: '639171234501',
      email: 'Roamer@mail.example',
      payeeName: 'Ana  María Cruz',
    })
    expect((await from('roamer', HOME)).success).toBe(true)
    expect((await from('roamer', '192.0.2.99')).success).toBe(true)
    expect(await verificationNeeded('roamer')).toMatchObject({
      reason: 'address',
      proofs: [
        { proof: 'mobile', hint: '•••501' },
        { proof: 'email', hint: 'R•••@mail.example' },
        { proof: 'bankName' },
      ],
    })
    expect((await merchant.login({ username: 'roamer', password: 'wrong' }, { ip: AWAY })).answer).toMatchObject({
      code: 'CREDENTIALS_INVALID',
    })
  })

  test.each(['mobile', 'email'] as const)(
    'the code sent by %s completes the sign-in once, and the address is then known',
    async (by) => {
      const name = `traveller-${by}`
      await merchant.member(name, by === 'mobile' ? { mobile: '639171234502' } : { email: 'traveller@mail.example' })
      await from(name, HOME)
      const { verificationId } = await verificationNeeded(name)
      const other = await verificationNeeded(name)
      expect((await send(verificationId, by)).answer).toMatchObject({
        success: true,
        value: { expiredMinutes: expect.any(Number) },
      })
      const code = await sent()
      expect((await prove(other.verificationId, by, code)).answer).toMatchObject({ code: 'PROOF_WRONG' })
      const { answer, cookies } = await prove(verificationId, by, code)
      expect(answer).toMatchObject({ success: true, value: { account: name } })
      // The sign-in's own options, here "remember me", still apply after the proof.
      expect(cookies[0]).toMatchObject({ httpOnly: true })
      expect((await prove(verificationId, by, code)).answer).toMatchObject({ code: 'SESSION_EXPIRED' })
      expect((await from(name, AWAY)).success).toBe(true)
    },
  )

  test('the bank account name is compared without spacing, and five wrong names end the sign-in', async () => {
    await merchant.member('named', { payeeName: 'Ana  María Cruz' })
    await from('named', HOME)
    const { verificationId } = await verificationNeeded('named')
    for (let tries = 0; tries < 5; tries += 1)
      expect((await prove(verificationId, 'bankName', 'Somebody Else')).answer).toMatchObject({ code: 'PROOF_WRONG' })
    expect((await prove(verificationId, 'bankName', 'ana maría cruz')).answer).toMatchObject({
      code: 'SESSION_EXPIRED',
    })
    const again = await verificationNeeded('named')
    expect((await prove(again.verificationId, 'bankName', ' ana maría  CRUZ ')).answer).toMatchObject({ success: true })
  })

  test('wrong proofs of several pending sign-ins are counted together', async () => {
    await merchant.member('guessed', { payeeName: 'Ana' })
    await from('guessed', HOME)
    const codes: string[] = []
    for (let more = 0; more < 4; more += 1) {
      const { verificationId } = await verificationNeeded('guessed')
      for (let tries = 0; tries < 5; tries += 1) {
        const { answer } = await prove(verificationId, 'bankName', `Guess ${tries}`, '203.0.113.11')
        codes.push(answer.success ? 'in' : answer.code)
      }
    }
    expect(codes.filter((code) => code === 'PROOF_WRONG')).toHaveLength(15)
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS')
  })

  test('only an offered proof is accepted, in time, at its merchant', async () => {
    await merchant.member('offered', { mobile: '639171234503' })
    await from('offered', HOME)
    const { verificationId } = await verificationNeeded('offered')
    expect((await prove(verificationId, 'bankName', 'x')).answer).toMatchObject({ code: 'PROOF_WRONG' })
    expect((await prove(verificationId, 'authenticator', '000000')).answer).toMatchObject({ code: 'PROOF_WRONG' })
    expect((await send(verificationId, 'email')).answer).toMatchObject({ code: 'FEATURE_DISABLED' })
    const elsewhere = await merchant.gateway.call('proveSignIn', { verificationId, proof: 'bankName', answer: 'x' })
    expect(elsewhere.answer).toMatchObject({ code: 'SESSION_EXPIRED' })
    await merchant.query('update sign_in_verification set expires_at = now()')
    expect((await send(verificationId, 'mobile')).answer).toMatchObject({ code: 'SESSION_EXPIRED' })
    expect((await prove('made-up-by-somebody', 'bankName', 'x')).answer).toMatchObject({ code: 'SESSION_EXPIRED' })
  })

  test('a member who has no proof to give is let in', async () => {
    await merchant.member('bare')
    await from('bare', HOME)
    expect((await from('bare', AWAY)).success).toBe(true)
  })

  test('a mobile number and its code sign in from any address, without asking for a new password', async () => {
    const { id } = await merchant.member('texter', { mobile: '639171234504' })
    await merchant.query('update member set must_change = true where id = $1', [id])
    const mobile = { mobileNum: '0917 123 4504', countryDialingCode: '63' }
    const enter = (password: string, ip = AWAY) =>
      merchant.gateway.call('login', { type: 'sms', ...mobile, password }, { host: HOST, ip })
    expect((await enter('123456')).answer).toMatchObject({ code: 'SMS_CODE_INVALID' })
    const sending = await merchant.gateway.call(
      'sendLoginPhoneCode',
      { ...mobile, verification: await botAnswer(merchant.gateway, { host: HOST }) },
      { host: HOST, ip: AWAY },
    )
    expect(sending.answer.success).toBe(true)
    const code = await sent()
    const { answer } = await enter(code)
    expect(answer).toMatchObject({
      success: true,
      value: { account: 'texter', mustChangePassword: false, passwordExpired: false },
    })
    expect((await enter(code)).answer).toMatchObject({ code: 'SMS_CODE_INVALID' })
    const closed = await merchant.gateway.call('login', { type: 'sms', ...mobile, password: code })
    expect(closed.answer).toMatchObject({ code: 'FORBIDDEN' })
  })
})
