import { randomBytes } from 'node:crypto'
import type { CallName } from '@livery/contract/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SERVER_ALONE } from '../../../platform/database/testing/databases.ts'
import { botAnswer } from '../../../testing/bot-answer.ts'
import { type AuthGateway, HOST, openAuthGateway } from './auth-gateway.ts'

/** A secret for the test, with a unique text that can be searched for. */
const canary = (name: string) => `Canary-${name}-${randomBytes(6).toString('hex')}`

describe.each(SERVER_ALONE)('secrets of signing in, on %s', (kind) => {
  let merchant: AuthGateway
  const logged: string[] = []
  const stdout = process.stdout.write.bind(process.stdout)
  beforeAll(async () => {
    // The server logs to standard output, so the test collects everything written there.
    process.stdout.write = (chunk: string | Uint8Array) => {
      logged.push(String(chunk))
      return true
    }
    merchant = await openAuthGateway(
      kind,
      { SMSLOGIN: true, FREEPLAY: true, CHNGPASSVERIF3: true, ADDRESSTOKEN: true },
      { LOG_LEVEL: 'trace' },
    )
  })
  afterAll(async () => {
    await merchant?.close()
    process.stdout.write = stdout
  })

  test('are in no log, no error answer, and no row of the database', async () => {
    const typed = {
      password: canary('password'),
      wrong: canary('wrong'),
      name: canary('typed-as-name'),
      code: canary('sms-code'),
      exchange: canary('exchange-code-of-an-old-link'),
      next: canary('next-password'),
      payment: canary('payment'),
      captcha: 'CANARYPIC',
    }
    const answers: string[] = []
    const call = async (
      name: CallName,
      request: unknown,
      options: { token?: string; cookies?: Record<string, string> } = {},
    ) => {
      const made = await merchant.gateway.call(name, request as never, { host: HOST, ...options })
      if (!made.answer.success) answers.push(JSON.stringify(made.answer))
      return made
    }
    const username = `bird${randomBytes(3).toString('hex')}`
    await call('register', {
      username,
      password: typed.password,
      confirmPassword: typed.password,
      paymentPassword: typed.payment,
      domain: HOST,
      registerUrl: `http://${HOST}/register`,
      registerMethod: 'WEB',
      login: true,
      geetest: await botAnswer(merchant.gateway, { host: HOST }),
      termsAccepted: true,
    })
    const { id } = await merchant.member(username, { mobile: '639171234567', email: 'bird@mail.example' })
    const hash = await import('../../../members/password.ts').then(({ hashPassword }) => hashPassword(typed.password))
    await merchant.query('update member set password_hash = $2 where id = $1', [id, hash])

    const login = { type: 'username', username, password: typed.password }
    const entered = await call('login', { ...login, remember: true })
    if (!entered.answer.success) throw new Error(entered.answer.code)
    const { token } = entered.answer.value as { token: string }
    const [device] = entered.cookies
    expect(device?.value).toBeTruthy()
    await call('login', { ...login, password: typed.wrong })
    await call('login', { ...login, username: typed.name })
    await call('login', { ...login, password: typed.wrong, captcha: typed.captcha, captchaId: typed.code })
    await call('login', { type: 'username', username }, { cookies: { [device!.name]: device!.value } })
    const mobile = { mobileNum: '9171234567', countryDialingCode: '63' }
    await call('login', { type: 'sms', ...mobile, password: typed.code })
    await call('getPasswordByPhone', { ...mobile, newPassword: typed.next, verificationCode: typed.code })
    await call('exchange', { code: typed.exchange })
    await call(
      'changePassword',
      { oldPassword: typed.wrong, newPassword: typed.next, confirmNewPassword: typed.next },
      { token },
    )
    await call('proveSignIn', { verificationId: typed.exchange, proof: 'bankName', answer: typed.code })
    await merchant.gateway.app.inject({ url: `/?token=${typed.exchange}`, headers: { host: HOST } })
    expect(answers.length).toBeGreaterThan(5)
    expect(logged.length).toBeGreaterThan(5)

    const secrets = [...Object.values(typed), token, device!.value]
    const { rows: tables } = await merchant.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
    )
    const places: Record<string, string> = { logs: logged.join('\n'), answers: answers.join('\n') }
    for (const { name } of tables) {
      const { rows } = await merchant.query<{ all: string | null }>(
        `select string_agg(t::text, E'\\n') as all from ${name} t`,
      )
      places[name] = rows[0]?.all ?? ''
    }
    // First make sure that the collected text holds what it should.
    expect(places.member).toContain(username)
    expect(places.logs).toContain('"path":"/api/auth/login"')
    for (const [place, text] of Object.entries(places))
      for (const secret of secrets) expect(text.includes(secret), `${secret} in ${place}`).toBe(false)
  })
})
