import { randomBytes } from 'node:crypto'
import type { CallName } from '@livery/contract/calls'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../platform/database/testing/databases.ts'
import { botAnswer } from '../../testing/bot-answer.ts'
import { ofMerchant } from '../../testing/of-merchant.ts'
import { makeExchangeCode } from './sessions/exchange.ts'
import { memberOf } from './social/member-of.ts'
import { type AuthGateway, HOST, MERCHANT, openAuthGateway, PASSWORD, remembered } from './testing/auth-gateway.ts'

const BROWSER = 'the-browser-that-asked'
const COOKIES = { cookies: { livery_social: BROWSER } }
/** The tables a sign-in or registration writes to, in order; each write is refused in turn. */
const STEPS = ['ledger_posting', 'known_address', 'audit', 'session'] as const

describe.each(DATABASE_KINDS)('what belongs together is written together, on %s', (kind) => {
  let merchant: AuthGateway
  let ip = 0
  /** The last member of the demonstration; jobs write events for these members at any time. */
  let lastOfDemonstration = 0
  const call = async (
    name: CallName,
    request: object,
    options: { token?: string; cookies?: Readonly<Record<string, string>> } = {},
  ) => {
    ip += 1
    return merchant.gateway.call(name, request as never, { host: HOST, ip: `127.0.8.${ip}`, ...options })
  }
  const register = async (username: string) =>
    call('register', {
      username,
      password: PASSWORD,
      domain: HOST,
      registerUrl: `http://${HOST}/register`,
      registerMethod: 'WEB',
      login: true,
      geetest: await botAnswer(merchant.gateway, { host: HOST }),
      termsAccepted: true,
    })
  const count = async (what: string, values: readonly unknown[] = []) => {
    const { rows } = await merchant.query<{ count: number }>(`select count(*)::int as count from ${what}`, [...values])
    return rows[0]?.count
  }
  /** What a failed registration or sign-in must not leave behind. */
  const tally = async () => ({
    members: await count('member'),
    accounts: await count("ledger_account where kind = 'player'"),
    postings: await count(
      `ledger_entry e join ledger_account a on a.id = e.account_id
        where a.kind = 'player' and a.owner::bigint > $1`,
      [lastOfDemonstration],
    ),
    events: await count('event_outbox where member_id > $1', [lastOfDemonstration]),
    addresses: await count('known_address'),
    audit: await count('audit'),
    sessions: await count('session'),
    devices: await count('remembered_device'),
  })
  /** Makes the database refuse every insert into a table. */
  const refuse = (table: string) =>
    merchant.query(`create trigger refused before insert on ${table} execute function refuse_for_test()`)
  const accept = async () => {
    const { rows } = await merchant.query<{ name: string }>(
      "select tgrelid::regclass::text as name from pg_trigger where tgname = 'refused'",
    )
    for (const { name } of rows) await merchant.query(`drop trigger refused on ${name}`)
  }

  beforeAll(async () => {
    merchant = await openAuthGateway(kind, { FREEPLAY: true }, { DEMO: '1', STRICT_ERRORS: '' })
    await merchant.query(
      "create function refuse_for_test() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$",
    )
    const { rows } = await merchant.query<{ last: number }>('select max(id)::int as last from member')
    lastOfDemonstration = rows[0]!.last
  })
  afterAll(() => merchant?.close())
  beforeEach(() => {
    ip += 1
  })
  afterEach(accept)

  test.each(STEPS)('registration leaves nothing when %s fails, and the name is free for the retry', async (table) => {
    const username = `bird${randomBytes(3).toString('hex')}`
    const before = await tally()
    await refuse(table)
    expect((await register(username)).answer.success).toBe(false)
    expect(await tally()).toEqual(before)
    await accept()
    expect((await register(username)).answer).toMatchObject({ success: true, value: { account: username } })
    const after = await tally()
    expect(after).toMatchObject({
      members: before.members! + 1,
      accounts: before.accounts! + 1,
      addresses: before.addresses! + 1,
      sessions: before.sessions! + 1,
    })
    expect(
      await count("audit a join member m on m.id::text = a.actor where m.account = $1 and a.action = 'sign-in'", [
        username,
      ]),
    ).toBe(1)
  })

  test.each(['known_address', 'audit', 'session'])('free play leaves no account when %s fails', async (table) => {
    const play = async () =>
      call('freePlayLogin', {
        os: 'Linux',
        platform: 'W',
        version: 3,
        encryption: JSON.stringify(await botAnswer(merchant.gateway, { host: HOST })),
      })
    const before = await tally()
    await refuse(table)
    expect((await play()).answer.success).toBe(false)
    expect(await tally()).toEqual(before)
    await accept()
    expect((await play()).answer.success).toBe(true)
    expect(await count('member')).toBe(before.members! + 1)
  })

  test.each(['social_identity', 'ledger_posting'])('a network opens no account when %s fails', async (table) => {
    const services = ofMerchant(merchant.gateway.gateway, MERCHANT)
    const site = services.registry.sites.find((candidate) => candidate.merchant.id === MERCHANT)!
    const identity = { network: 'google', subject: randomBytes(6).toString('hex'), email: null, name: null } as const
    const before = await tally()
    await refuse(table)
    await expect(memberOf(services, site, identity, true)).rejects.toThrow('refused')
    expect(await tally()).toEqual(before)
    await accept()
    const id = await memberOf(services, site, identity, true)
    expect(await memberOf(services, site, identity, true)).toBe(id)
    expect(await tally()).toMatchObject({ members: before.members! + 1, postings: before.postings! + 1 })
  })

  test.each(['known_address', 'audit', 'session'])('an exchange code stays good when %s fails', async (table) => {
    const member = await merchant.member(`code${randomBytes(3).toString('hex')}`)
    const code = await makeExchangeCode(
      merchant.gateway.gateway.database.of(member.merchantId),
      member,
      'google',
      BROWSER,
    )
    await refuse(table)
    expect((await call('exchange', { code }, COOKIES)).answer.success).toBe(false)
    await accept()
    expect((await call('exchange', { code }, COOKIES)).answer.success).toBe(true)
  })

  test.each(['audit', 'session', 'remembered_device'])(
    'a remembered device is not taken for a copy when %s fails',
    async (table) => {
      const username = `dev${randomBytes(3).toString('hex')}`
      await merchant.member(username)
      const entered = await merchant.login({ username, remember: true }, { ip: '127.0.9.1' })
      const [device] = remembered(entered.cookies)
      const cookies = { [device!.name]: device!.value }
      await refuse(table)
      const failed = await merchant.login({ username, password: undefined } as never, { cookies, ip: '127.0.9.1' })
      expect(failed.answer.success).toBe(false)
      expect(failed.cookies).toEqual([])
      await accept()
      const again = await merchant.login({ username, password: undefined } as never, { cookies, ip: '127.0.9.1' })
      expect(again.answer.success).toBe(true)
    },
  )

  test('a password stays the old one, and its sessions open, when the audit fails', async () => {
    const username = `pass${randomBytes(3).toString('hex')}`
    await merchant.member(username)
    const { token } = await merchant.signIn({ username }, { ip: '127.0.9.2' })
    const other = await merchant.signIn({ username }, { ip: '127.0.9.2' })
    const request = { oldPassword: PASSWORD, newPassword: 'sunrise-27!', confirmNewPassword: 'sunrise-27!' }
    await refuse('audit')
    expect((await call('changePassword', request, { token })).answer.success).toBe(false)
    await accept()
    expect((await call('memberInfo', {}, { token: other.token })).answer.success).toBe(true)
    expect((await merchant.login({ username }, { ip: '127.0.9.2' })).answer.success).toBe(true)
    expect((await call('changePassword', request, { token })).answer.success).toBe(true)
    expect((await call('memberInfo', {}, { token: other.token })).answer.success).toBe(false)
  })

  test('signing out ends the session even when the audit fails, so that nobody believes to be out who is not', async () => {
    const username = `out${randomBytes(3).toString('hex')}`
    await merchant.member(username)
    const { token } = await merchant.signIn({ username }, { ip: '127.0.9.3' })
    await refuse('audit')
    expect((await call('logout', {}, { token })).status).toBe(500)
    await accept()
    expect((await call('memberInfo', {}, { token })).answer).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })

  test('ending other sessions ends nothing when the audit fails', async () => {
    const username = `out${randomBytes(3).toString('hex')}`
    await merchant.member(username)
    const { token } = await merchant.signIn({ username }, { ip: '127.0.9.3' })
    const other = await merchant.signIn({ username }, { ip: '127.0.9.3' })
    await refuse('audit')
    expect((await call('endSessions', {}, { token })).answer.success).toBe(false)
    await accept()
    for (const open of [token, other.token])
      expect((await call('memberInfo', {}, { token: open })).answer.success).toBe(true)
  })

  test('the record of a refusal is written though nothing else is', async () => {
    const username = `path${randomBytes(3).toString('hex')}`
    const { id } = await merchant.member(username)
    const sessions = await count('session')
    const { answer } = await merchant.login({ username, asAgent: true }, { ip: '127.0.9.4' })
    expect(answer).toMatchObject({ success: false, code: 'NON_AGENT' })
    expect(await count('session')).toBe(sessions)
    expect(
      await count("audit where merchant_id = $1 and actor = $2 and action = 'sign-in-refused'", [MERCHANT, id]),
    ).toBe(1)
  })
})
