import type { BotCheckAnswer } from '@livery/contract/auth/bot-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hashPassword } from '../../../members/password.ts'
import { SERVER_ALONE } from '../../../platform/database/testing/databases.ts'
import { botAnswer } from '../../../testing/bot-answer.ts'
import {
  AGENT,
  type AuthGateway,
  HOST,
  MERCHANT,
  openAuthGateway,
  PASSWORD,
  remembered,
} from '../testing/auth-gateway.ts'

const DEFAULT_PASSWORD = 'welcome-to-all'

describe.each(SERVER_ALONE)('the sign-in machine, on %s', (kind) => {
  let merchant: AuthGateway
  beforeAll(async () => {
    merchant = await openAuthGateway(kind, { FORCEPASSWORDCHANGE: true, ADDRESSTOKEN: true }, { DEFAULT_PASSWORD })
  })
  afterAll(() => merchant?.close())

  test('members and agents sign in on their own pages; the error says so only after the right password', async () => {
    await merchant.member('Zainab', {})
    await merchant.member('broker', { kind: AGENT })
    const code = async (username: string, asAgent: boolean, password = PASSWORD) => {
      const { answer } = await merchant.login({ username, password, asAgent })
      return answer.success ? 'in' : answer.code
    }
    expect(await code('zainab', false)).toBe('in')
    expect(await code('zainab', true)).toBe('NON_AGENT')
    expect(await code('broker', true)).toBe('in')
    expect(await code('broker', false)).toBe('NON_MEMBER')
    expect(await code('broker', false, 'wrong')).toBe('CREDENTIALS_INVALID')
  })

  test('it counts as the first sign-in until the first login has been recorded', async () => {
    await merchant.member('newcomer')
    expect(await merchant.signIn({ username: 'newcomer' })).toMatchObject({ account: 'newcomer', firstTimeLogin: true })
    await merchant.query(`update member set first_login_at = now() where account = 'newcomer'`)
    expect(await merchant.signIn({ username: 'newcomer' })).toMatchObject({ firstTimeLogin: false })
  })

  test('a password expires after the merchant’s number of days, and not one day earlier', async () => {
    await merchant.member('elder')
    const days = merchant.gateway.gateway.registry.site(MERCHANT)!.merchant.signIn.passwordDays
    const age = (shown: number) =>
      merchant.query(
        `update member set password_changed_at = now() - make_interval(days => $1) where account = 'elder'`,
        [shown],
      )
    await age(days - 1)
    expect(await merchant.signIn({ username: 'elder' })).toMatchObject({
      passwordExpired: false,
      mustChangePassword: false,
    })
    await age(days + 1)
    expect(await merchant.signIn({ username: 'elder' })).toMatchObject({
      passwordExpired: true,
      mustChangePassword: false,
    })
  })

  test('a flag in the answer reports the default password and one that must be changed', async () => {
    const { id } = await merchant.member('given')
    await merchant.query('update member set password_hash = $2 where id = $1', [
      id,
      await hashPassword(DEFAULT_PASSWORD),
    ])
    const answer = await merchant.signIn({ username: 'given', password: DEFAULT_PASSWORD })
    expect(answer).toMatchObject({ mustChangePassword: true, passwordExpired: false })
    expect(JSON.stringify(answer)).not.toContain(DEFAULT_PASSWORD)
    await merchant.member('flagged')
    await merchant.query(`update member set must_change = true where account = 'flagged'`)
    expect(await merchant.signIn({ username: 'flagged' })).toMatchObject({ mustChangePassword: true })
  })

  test('a temporary password works once, beside the member’s own one, and must be changed', async () => {
    const { id } = await merchant.member('forgetful')
    const temporary = 'temporary-4711'
    const send = async (minutes: number) =>
      merchant.query(
        `insert into temporary_password (id, merchant_id, member_id, password_hash, expires_at)
         values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
        [crypto.randomUUID(), MERCHANT, id, await hashPassword(temporary), minutes],
      )
    await send(-1)
    expect((await merchant.login({ username: 'forgetful', password: temporary })).answer.success).toBe(false)
    await send(30)
    const both = await Promise.all([
      merchant.login({ username: 'forgetful', password: temporary, remember: true }),
      merchant.login({ username: 'forgetful', password: temporary, remember: true }),
    ])
    const opened = both.filter(({ answer }) => answer.success)
    expect(opened).toHaveLength(1)
    expect(opened[0]?.answer).toMatchObject({ value: { passwordExpired: true, mustChangePassword: true } })
    // The device is not remembered, because a temporary password is used up.
    expect(remembered(opened[0]?.cookies ?? [])).toEqual([])
    expect((await merchant.login({ username: 'forgetful', password: temporary })).answer.success).toBe(false)
    expect(await merchant.signIn({ username: 'forgetful' }, { ip: '10.0.0.9' })).toMatchObject({
      passwordExpired: false,
      mustChangePassword: false,
    })
  })

  test('the bot check comes first, each answer works once, and a hard one replaces the captcha picture', async () => {
    await merchant.member('human')
    const code = async (verification: BotCheckAnswer, password = PASSWORD) => {
      const { answer } = await merchant.login({ username: 'human', password, verification }, { ip: '10.9.9.9' })
      return answer.success ? 'in' : answer.code
    }
    expect(await code({})).toBe('VERIFICATION_FIRST')
    expect(await code({ payload: 'made up' })).toBe('BOT_CHECK_FAILED')
    const solved = await botAnswer(merchant.gateway, { host: HOST })
    expect(await code(solved)).toBe('in')
    expect(await code(solved)).toBe('BOT_CHECK_FAILED')
    const easy = () => botAnswer(merchant.gateway, { host: HOST })
    for (const _ of [1, 2]) expect(await code(await easy(), 'wrong')).toBe('CREDENTIALS_INVALID')
    expect(await code(await easy())).toBe('CAPTCHA_REQUIRED')
    expect(await code(await botAnswer(merchant.gateway, { host: HOST, effort: 'high' }))).toBe('in')
    expect(await code(await easy())).toBe('in')
  })

  describe('a network that many people share', () => {
    const OFFICE = (host: number) => ({ ip: `10.44.7.${host}` })
    // More puzzles than one address may request in a minute; the bot check has its own tests.
    beforeAll(() => void vi.spyOn(merchant.gateway.gateway.botCheck, 'verify').mockResolvedValue('high'))
    afterAll(() => vi.restoreAllMocks())
    const verification = { payload: 'solved' }
    const wrong = async (username: string, options: object) => {
      const { answer } = await merchant.login({ username, password: 'a guess', verification }, options)
      return answer.success ? 'in' : answer.code
    }

    test('its other members cannot lock the owner out, whose device is known', async () => {
      await merchant.member('colleague')
      const { cookies } = await merchant.login({ username: 'colleague', verification }, OFFICE(1))
      const device = Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
      let refused = 0
      for (let guess = 0; guess < 45; guess += 1)
        if ((await wrong('colleague', OFFICE(2 + guess))) === 'TOO_MANY_REQUESTS') refused += 1
      expect(refused).toBe(5)
      const owner = { ...OFFICE(1), cookies: device }
      expect((await merchant.login({ username: 'colleague', verification }, owner)).answer.success).toBe(true)
    })

    test('one of its addresses does not guess at everybody there beyond its budget', async () => {
      const names = Array.from({ length: 45 }, (_, at) => `desk${at}`)
      for (const name of names) {
        await merchant.member(name)
        await merchant.query(
          `insert into known_address (merchant_id, member_id, network)
           select merchant_id, id, '10.45.7.0/24' from member where account = $1`,
          [name],
        )
      }
      const codes: string[] = []
      for (const name of names) codes.push(await wrong(name, { ip: '10.45.7.9' }))
      expect(codes.filter((code) => code === 'CREDENTIALS_INVALID')).toHaveLength(40)
    })

    test('the cookie of a known device is worth nothing for another account, or after the password was changed', async () => {
      await merchant.member('left')
      await merchant.member('right')
      const { cookies } = await merchant.login({ username: 'left', verification }, OFFICE(200))
      const known = cookies.find(({ name }) => name.startsWith('known-'))!
      expect(known).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' })
      const other = await merchant.login({ username: 'right', verification }, OFFICE(200))
      const name = other.cookies.find((one) => one.name.startsWith('known-'))!.name
      for (let guess = 0; guess < 41; guess += 1) await wrong('right', OFFICE(guess))
      expect(await wrong('right', { ...OFFICE(99), cookies: { [name]: known.value } })).toBe('TOO_MANY_REQUESTS')
      for (let guess = 0; guess < 41; guess += 1) await wrong('left', { ip: `10.46.7.${guess}` })
      const owner = { ip: '10.46.7.99', cookies: { [known.name]: known.value } }
      expect(await wrong('left', owner)).toBe('CREDENTIALS_INVALID')
      await merchant.query(`update member set password_hash = password_hash || ' ' where account = 'left'`)
      expect(await wrong('left', owner)).toBe('TOO_MANY_REQUESTS')
    })
  })

  describe('a device that remembers', () => {
    const remember = async (username: string) => {
      const { answer, cookies } = await merchant.login({ username, remember: true })
      expect(answer.success).toBe(true)
      return remembered(cookies)[0]!
    }
    const jar = ({ name, value }: { name: string; value: string }) => ({ [name]: value })
    const byDevice = (username: string, cookies: Record<string, string>) =>
      merchant.gateway.call('loginV2', { type: 'username', username }, { host: HOST, cookies })

    test('signs in without the password for a day, with a new token each time', async () => {
      await merchant.member('regular')
      const first = await remember('regular')
      expect(first).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth', maxAge: 86_400 })
      expect(first.name).not.toContain('regular')
      const { answer, cookies: left } = await byDevice('Regular', jar(first))
      const cookies = remembered(left)
      expect(answer).toMatchObject({ success: true, value: { account: 'regular' } })
      expect(cookies[0]?.name).toBe(first.name)
      expect(cookies[0]?.value).not.toBe(first.value)
      const { rows } = await merchant.query(`select way from session order by created_at desc limit 1`)
      expect(rows).toEqual([{ way: 'remembered' }])
      expect((await byDevice('regular', jar(cookies[0]!))).answer.success).toBe(true)
    })

    test('a token that is used twice ends the whole device, also for who has the newer token', async () => {
      await merchant.member('copied')
      const first = await remember('copied')
      const cookies = remembered((await byDevice('copied', jar(first))).cookies)
      const again = await byDevice('copied', jar(first))
      expect(again.answer).toMatchObject({ code: 'REMEMBERED_OVER' })
      expect(again.cookies[0]).toMatchObject({ name: first.name, value: '' })
      expect((await byDevice('copied', jar(cookies[0]!))).answer).toMatchObject({ code: 'REMEMBERED_OVER' })
      const { rows } = await merchant.query(`select action from audit where action = 'device-copied'`)
      expect(rows).toHaveLength(1)
    })

    test('does not sign in to another account, or after a day', async () => {
      const { id } = await merchant.member('mine')
      await merchant.member('yours')
      const cookie = await remember('mine')
      const cookies = remembered((await merchant.login({ username: 'yours', remember: true })).cookies)
      const swapped = { [cookies[0]!.name]: cookie.value }
      expect((await byDevice('yours', swapped)).answer).toMatchObject({ code: 'REMEMBERED_OVER' })
      expect((await byDevice('mine', {})).answer).toMatchObject({ code: 'REMEMBERED_OVER' })
      await merchant.query(`update remembered_device set expires_at = now() where member_id = $1`, [id])
      expect((await byDevice('mine', jar(cookie))).answer).toMatchObject({ code: 'REMEMBERED_OVER' })
    })

    test('a sign-in with a password replaces its token, or deletes it', async () => {
      await merchant.member('typist')
      const cookie = await remember('typist')
      const typed = await merchant.login({ username: 'typist' }, { cookies: jar(cookie) })
      expect(remembered(typed.cookies)[0]).toMatchObject({ name: cookie.name, value: '' })
      expect((await byDevice('typist', jar(cookie))).answer).toMatchObject({ code: 'REMEMBERED_OVER' })
    })

    test('agents are not remembered', async () => {
      await merchant.member('agency', { kind: AGENT })
      const { answer, cookies } = await merchant.login({ username: 'agency', asAgent: true, remember: true })
      expect(answer.success).toBe(true)
      expect(remembered(cookies)).toEqual([])
    })
  })

  test('every sign-in and refusal is in the audit log, with the member’s id and without what was typed', async () => {
    const { id } = await merchant.member('watched')
    await merchant.signIn({ username: 'watched' })
    await merchant.login({ username: 'watched', password: 'not-the-password' })
    await merchant.login({ username: 'watched', asAgent: true })
    await merchant.login({ username: 'my-password-by-mistake', password: 'x' })
    const { rows } = await merchant.query('select action, after from audit where subject = $1 order by id', [id])
    expect(rows).toEqual([
      { action: 'sign-in', after: { way: 'password' } },
      { action: 'sign-in-refused', after: { way: 'password' } },
      { action: 'sign-in-refused', after: { code: 'NON_AGENT' } },
    ])
    const { rows: all } = await merchant.query('select audit::text as line from audit')
    expect(JSON.stringify(all)).not.toContain('my-password-by-mistake')
  })
})
