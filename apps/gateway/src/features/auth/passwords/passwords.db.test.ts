import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyPassword } from '../../../members/password.ts'
import { SERVER_ALONE } from '../../../platform/database/testing/databases.ts'
import { type MessagingGateway, startMessagingGateway } from '../../../testing/messaging-gateway.ts'

const OASIS = { host: 'oasis.localhost' }
const NEUTRAL = { host: 'aurora.localhost' }
const OLD = 'moonrise26'
const NEW = 'sunset-9041'

describe.each(SERVER_ALONE)('passwords, on %s', (kind) => {
  let messaging: MessagingGateway
  let addresses = 0
  const from = (site: { readonly host: string }) => {
    addresses += 1
    return { ...site, ip: `10.20.40.${addresses}` }
  }
  const signIn = async (username: string, password: string) => {
    const { answer } = await messaging.gateway.call('login', { type: 'username', username, password }, from(OASIS))
    if (!answer.success) throw new Error(answer.code)
    return answer.value.token
  }
  const isOpen = async (token: string) =>
    (await messaging.gateway.call('memberInfo', {}, { ...OASIS, token })).status === 200
  const query = (...[text, values]: [string, unknown[]?]) =>
    messaging.gateway.gateway.database.pool.query(text, values).then(({ rows }) => rows)

  beforeAll(async () => {
    messaging = await startMessagingGateway(kind, { DEFAULT_PASSWORD: 'welcome-2026' })
  })
  afterAll(() => messaging?.stop())

  const acts = async (account: string) =>
    (
      await query(
        `select action, after from audit where subject = (select id::text from member where account = $1)
          and action like 'password%' order by id`,
        [account],
      )
    ).map(({ action, after }) => [action, after])

  describe('changing one', () => {
    const change = (token: string, oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
      messaging.gateway.call(
        'changePassword',
        { oldPassword, newPassword, confirmNewPassword },
        { ...from(OASIS), token },
      )

    test('needs the old one, and ends every other session, device and unfinished sign-in, and goes on under a new token', async () => {
      const id = await messaging.addMember({ account: 'changer' })
      const [here, elsewhere] = [await signIn('changer', OLD), await signIn('changer', OLD)]
      const hash = Buffer.alloc(32, 'device')
      await query(
        `insert into remembered_device (token_hash, merchant_id, member_id, family, expires_at)
         values ($1, 'oasis', $2, 'family', now() + interval '1 day')`,
        [hash, id],
      )
      await query(
        `insert into sign_in_verification (id, merchant_id, member_id, reason, sign_in, tries_left, expires_at)
         values ($1, 'oasis', $2, 'address', '{}', 5, now() + interval '1 day')`,
        ['waiting', id],
      )
      expect((await change(here, 'not-the-old', NEW)).answer).toMatchObject({ code: 'PASSWORD_WRONG' })
      expect(await isOpen(elsewhere)).toBe(true)
      const { answer } = await change(here, OLD, NEW)
      if (!answer.success) throw new Error(answer.code)
      // This session goes on under a new token; a copy of the old one is worth nothing.
      const { token } = answer.value
      expect([await isOpen(token), await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false, false])
      expect(await query('select 1 from remembered_device where member_id = $1', [id])).toEqual([])
      expect(await query('select 1 from sign_in_verification where member_id = $1 and used_at is null', [id])).toEqual(
        [],
      )
      expect(await acts('changer')).toEqual([['password-changed', { way: 'password' }]])
      await expect(signIn('changer', OLD)).rejects.toThrow('CREDENTIALS_INVALID')
      expect(await isOpen(await signIn('changer', NEW))).toBe(true)
    })

    test('the new one must follow the merchant’s rule, be confirmed, and be neither the old nor the default one', async () => {
      await messaging.addMember({ account: 'ruled' })
      const token = await signIn('ruled', OLD)
      const wrong = async (next: string, confirm = next) => (await change(token, OLD, next, confirm)).answer
      const fault = (field: string, code: string) => ({ code: 'VALIDATION', fields: [{ field, code }] })
      expect(await wrong('short')).toMatchObject(fault('newPassword', 'rule.19.range'))
      expect(await wrong(NEW, 'another-9041')).toMatchObject(fault('confirmNewPassword', 'confirmMismatch'))
      expect(await wrong(OLD)).toMatchObject(fault('newPassword', 'passwordUsed'))
      expect(await wrong('welcome-2026')).toMatchObject(fault('newPassword', 'passwordUsed'))
    })

    test('ten wrong tries lock it for a while', async () => {
      await messaging.addMember({ account: 'guessed' })
      const token = await signIn('guessed', OLD)
      for (let index = 0; index < 10; index += 1)
        expect((await change(token, `guess-${index}`, NEW)).answer).toMatchObject({ code: 'PASSWORD_WRONG' })
      expect((await change(token, OLD, NEW)).answer).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    })

    test('a visitor cannot change one, and the call must be encrypted', async () => {
      const request = { oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW }
      expect((await messaging.gateway.call('changePassword', request, OASIS)).status).toBe(401)
      await messaging.addMember({ account: 'inclear' })
      const headers = { host: OASIS.host, authorization: `Bearer ${await signIn('inclear', OLD)}` }
      const clear = { method: 'POST', url: '/api/auth/password', headers, payload: request } as const
      expect((await messaging.gateway.app.inject(clear)).json()).toMatchObject({ code: 'ENCRYPTION_REQUIRED' })
    })
  })

  describe('forgotten, by e-mail', () => {
    const forget = (username: string, email: string, site = OASIS) =>
      messaging.gateway.call('forgetPassword', { username, email }, from(site))

    test('a temporary one is sent to the account’s owner, whose own password still works', async () => {
      const id = await messaging.addMember({ account: 'forgetful', email: 'Forgetful@Example.com', language: 'EN' })
      expect((await forget('Forgetful', 'forgetful@example.COM')).answer.success).toBe(true)
      const message = await messaging.newest()
      expect(message).toMatchObject({ kind: 'mail', recipient: 'Forgetful@Example.com' })
      expect(message.subject).toBe('A temporary password for Oasis')
      expect(message.body).toContain('30 minutes')
      const [, password = ''] = message.body.split('\n\n')
      expect(password).toMatch(/^[A-Za-z2-9]{12}$/)
      const [row] = await query('select password_hash, expires_at from temporary_password where member_id = $1', [id])
      expect(await verifyPassword(password, row?.password_hash)).toBe(true)
      const left = row?.expires_at.getTime() - Date.now()
      expect(left > 29 * 60_000 && left <= 30 * 60_000).toBe(true)
      expect(await isOpen(await signIn('forgetful', OLD))).toBe(true)
      // A second one replaces the first.
      await forget('forgetful', 'forgetful@example.com')
      expect(await query('select 1 from temporary_password where member_id = $1', [id])).toHaveLength(1)
    })

    test('the temporary one counts as the old one in a change, and ends with it', async () => {
      const id = await messaging.addMember({ account: 'temporary', email: 'temporary@example.com' })
      await forget('temporary', 'temporary@example.com')
      const [, password = ''] = (await messaging.newest()).body.split('\n\n')
      const token = await signIn('temporary', OLD)
      const request = { oldPassword: password, newPassword: NEW, confirmNewPassword: NEW }
      expect((await messaging.gateway.call('changePassword', request, { ...OASIS, token })).answer.success).toBe(true)
      expect(await query('select 1 from temporary_password where member_id = $1', [id])).toEqual([])
      expect(await acts('temporary')).toEqual([
        ['password-sent', null],
        ['password-changed', { way: 'password' }],
      ])
      const notice = await messaging.newest()
      expect(notice).toMatchObject({ kind: 'mail', recipient: 'temporary@example.com' })
      expect(notice.body).toContain('temporary')
    })

    test('another address, or nobody, gets the explicit message of the catalogue', async () => {
      await messaging.addMember({ account: 'known', email: 'known@example.com' })
      await messaging.addMember({ account: 'without' })
      for (const [name, email] of [
        ['known', 'other@example.com'],
        ['nobody-here', 'known@example.com'],
        ['without', 'known@example.com'],
      ] as const)
        expect(await forget(name, email)).toMatchObject({ status: 404, answer: { code: 'USERNAME_EMAIL_UNKNOWN' } })
    })

    test('where errors are neutral every answer is the same, and only the owner gets an e-mail', async () => {
      await messaging.addMember({ merchantId: 'aurora', account: 'quiet', email: 'quiet@example.com' })
      const before = (await messaging.sent()).length
      const answers = []
      const works = []
      for (const [name, email] of [
        ['quiet', 'quiet@example.com'],
        ['quiet', 'other@example.com'],
        ['nobody-here', 'quiet@example.com'],
      ] as const) {
        const { answer, statements } = await messaging.before(() => forget(name, email, NEUTRAL))
        answers.push(answer)
        works.push(JSON.stringify(statements))
      }
      // Before the answer every case runs the same statements.
      expect(new Set(works).size).toBe(1)
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(answers[0]?.answer).toEqual({ success: true, value: {} })
      expect((await messaging.sent()).slice(before).map(({ recipient }) => recipient)).toEqual(['quiet@example.com'])
    })

    test('at most five an hour for one account, whoever asks', async () => {
      await messaging.addMember({ account: 'pestered', email: 'pestered@example.com' })
      const before = (await messaging.sent()).length
      // A stranger who guesses addresses does not use up what the owner has, and spaces make no other name.
      for (let index = 0; index < 6; index += 1)
        expect((await forget('pestered', `guess${index}@example.com`)).answer).toMatchObject({
          code: 'USERNAME_EMAIL_UNKNOWN',
        })
      for (let index = 0; index < 5; index += 1)
        expect((await forget(` pestered${' '.repeat(index)}`, 'pestered@example.com')).answer.success).toBe(true)
      expect((await forget('PESTERED', 'pestered@example.com')).answer).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
      expect((await messaging.sent()).length - before).toBe(5)
    })

    test('is sent as a form, which no other call accepts', async () => {
      const headers = { host: OASIS.host, 'content-type': 'application/json' }
      const json = { method: 'POST', url: '/api/auth/password/forgotten', headers } as const
      const payload = { username: 'known', email: 'known@example.com' }
      expect((await messaging.gateway.app.inject({ ...json, payload })).json()).toMatchObject({
        code: 'INVALID_REQUEST',
      })
      const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
      const other = { method: 'POST', url: '/api/auth/login/code', headers: form, payload: 'mobileNum=1' } as const
      expect((await messaging.gateway.app.inject(other)).statusCode).toBe(400)
    })
  })

  describe('forgotten, by mobile number', () => {
    const typed = { mobileNum: '0917 222 3333', countryDialingCode: '63' }
    const reset = (verificationCode: string, newPassword = NEW) =>
      messaging.gateway.call('getPasswordByPhone', { ...typed, newPassword, verificationCode }, from(OASIS))

    test('the code sets a new password once; the answer names the account, and every session ends', async () => {
      await messaging.addMember({ account: 'phoned', mobile: '639172223333' })
      const before = await signIn('phoned', OLD)
      await messaging.gateway.call('sendPasswordPhoneCode', typed, from(OASIS))
      const { code } = await messaging.newest()
      // An error the reader can correct does not count as a try.
      expect((await reset(code, 'short')).answer).toMatchObject({ fields: [{ field: 'newPassword' }] })
      expect((await reset('000000' === code ? '000001' : '000000')).answer).toMatchObject({
        code: 'SMS_CODE_INVALID',
        fields: [{ field: 'verificationCode' }],
      })
      expect((await reset(code)).answer).toEqual({ success: true, value: { account: 'phoned' } })
      expect(await isOpen(before)).toBe(false)
      expect(await isOpen(await signIn('phoned', NEW))).toBe(true)
      expect((await reset(code)).answer).toMatchObject({ code: 'SMS_CODE_INVALID' })
    })

    test('a code for another purpose does not set one', async () => {
      await messaging.gateway.call('sendLoginPhoneCode', typed, from(OASIS))
      const { code } = await messaging.newest()
      expect((await reset(code)).answer).toMatchObject({ code: 'SMS_CODE_INVALID' })
    })

    test('a merchant that does not offer it refuses it', async () => {
      const request = { ...typed, newPassword: NEW, verificationCode: '123456' }
      const { status } = await messaging.gateway.call(
        'getPasswordByPhone',
        request,
        from({ host: 'carmine.localhost' }),
      )
      expect(status).toBe(403)
    })
  })

  test('passwords and codes cannot be read from the database, except in the mailbox', async () => {
    await messaging.sent()
    const secrets = [OLD, NEW, ...(await messaging.sent()).map(({ body }) => body.split('\n\n')[1] ?? '')]
    const { rows } = await messaging.gateway.gateway.database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'mailbox_message'`,
    )
    for (const { name } of rows) {
      const { rows: whole } = await messaging.gateway.gateway.database.pool.query(
        `select t::text as row from "${name}" t`,
      )
      const text = JSON.stringify(whole)
      for (const secret of secrets.filter((one) => one.length > 5)) expect(text.includes(secret), name).toBe(false)
    }
  })
})
