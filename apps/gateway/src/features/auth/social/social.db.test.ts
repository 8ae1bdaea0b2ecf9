import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { socialStartPath } from '@livery/contract/auth/social'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SERVER_ALONE } from '../../../platform/database/testing/databases.ts'
import { Browser } from '../testing/browser.ts'
import { type ConnectedMerchant, HOST, openConnectedMerchant } from '../testing/connected-merchant.ts'

const ATTEMPT = 'attempt-0123456789abcdef'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await new Promise((resume) => server.once('listening', resume))
  const { port } = server.address() as AddressInfo
  await new Promise((resume) => server.close(resume))
  return port
}

/** What the last page sends to the page that opened the window. */
function answerOf(body: string): { code?: string; error?: string } {
  const [, channel, answer = '{}'] = /tell\("([^"]+)", (\{.*\})\)/.exec(body) ?? []
  if (channel !== undefined) expect(channel).toBe(`livery-social-${ATTEMPT}`)
  return JSON.parse(answer)
}

describe.each(SERVER_ALONE)('signing in with a network, on %s', (kind) => {
  let merchant: ConnectedMerchant
  beforeAll(async () => {
    const social = { google: { provider: 'embedded' } }
    const flags = { SOCIALGOOGLE: true, SOCIALFACEBOOK: false, AUTHENTICATOR: true }
    merchant = await openConnectedMerchant(kind, flags, { social }, { IDENTITY_PORT: String(await freePort()) })
  })
  afterAll(() => merchant?.close())

  /** Signs in at the network with an e-mail address; null presses the cancel button. */
  async function signIn(
    email: string | null,
    { terms = true, browser = new Browser(merchant.gateway), name = '' } = {},
  ) {
    const consent = await browser.open(socialStartPath('google', ATTEMPT, terms))
    expect(consent.body).toContain('Who are you?')
    const form = email === null ? { do: 'cancel' } : { do: 'go', email, name }
    const answer = answerOf((await browser.open(consent.url, form)).body)
    if (answer.code) browsers.set(answer.code, browser)
    return answer
  }
  /** The cookie of the browser that each code was made in. */
  const browsers = new Map<string, Browser>()
  const exchange = async (code = '', browser = browsers.get(code)) => {
    const cookies = browser?.cookiesOf(HOST) ?? {}
    return (await merchant.gateway.call('exchange', { code }, { host: HOST, cookies })).answer
  }
  const query = (text: string, values: unknown[] = []) => merchant.gateway.gateway.database.pool.query(text, values)

  test('a new person who accepted the terms gets an account, and the same one at every later sign-in', async () => {
    const first = await exchange((await signIn('lan@example.com', { name: 'Lan Nguyễn' })).code)
    expect(first).toMatchObject({ success: true, value: { firstTimeLogin: true, mustChangePassword: false } })
    const { rows } = await query(
      `select m.nickname, m.email, s.way from member m join session s on s.member_id = m.id
        where m.account = $1`,
      [first.success && first.value.account],
    )
    expect(rows).toEqual([{ nickname: 'Lan Nguyễn', email: 'lan@example.com', way: 'google' }])
    const second = await exchange((await signIn('LAN@example.com ', { terms: false })).code)
    expect(second.success && second.value.account).toBe(first.success && first.value.account)
  })

  test('a new person who did not accept the terms is asked to register', async () => {
    expect(await signIn('minh@example.com', { terms: false })).toEqual({ error: 'SOCIAL_UNKNOWN' })
    expect((await query(`select from member where email = 'minh@example.com'`)).rowCount).toBe(0)
  })

  test('the e-mail address of a member does not give access to the member’s account', async () => {
    const member = await merchant.signedIn('victim')
    await query(`update member set email = 'victim@example.com' where id = $1`, [member.memberId])
    const answer = await exchange((await signIn('victim@example.com')).code)
    expect(answer.success && answer.value.account).not.toBe('victim')
  })

  test('a code works only in the browser that asked for it, so that nobody is signed in to another’s account', async () => {
    const { code = '' } = await signIn('mallory2@example.com')
    const victim = new Browser(merchant.gateway)
    await victim.open(socialStartPath('google', ATTEMPT, true))
    expect(await exchange(code, victim)).toMatchObject({ code: 'EXCHANGE_INVALID' })
    expect(await exchange(code, new Browser(merchant.gateway))).toMatchObject({ code: 'EXCHANGE_INVALID' })
    expect((await exchange(code)).success).toBe(true)
  })

  test('a member with an authenticator gives its code after a social sign-in too', async () => {
    const first = await exchange((await signIn('factor@example.com')).code)
    if (!first.success) throw new Error(first.code)
    await query(
      `insert into authenticator (merchant_id, member_id, secret, confirmed_at)
       select merchant_id, id, '\\x00', now() from member where account = $1`,
      [first.value.account],
    )
    const { code } = await signIn('factor@example.com')
    expect(await exchange(code)).toMatchObject({ code: 'EXTRA_VERIFICATION', value: { reason: 'authenticator' } })
    expect(await exchange(code)).toMatchObject({ code: 'EXCHANGE_INVALID' })
  })

  test('cancelling at the network is reported to the page', async () => {
    expect(await signIn(null)).toEqual({ error: 'SOCIAL_CLOSED' })
  })

  test('the request uses the code flow with a proof key, state and nonce', async () => {
    const browser = new Browser(merchant.gateway)
    await browser.open(socialStartPath('google', ATTEMPT, true))
    const sent = new URL(browser.visited[1] ?? '').searchParams
    expect(Object.fromEntries(sent)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `http://${HOST}/api/auth/social/google/callback`,
      scope: 'openid email profile',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(sent.get(name)?.length, name).toBeGreaterThan(40)
  })

  test('an answer is refused in another browser, at another time, or made up', async () => {
    const browser = new Browser(merchant.gateway)
    await signIn('once@example.com', { browser })
    const came = browser.visited.at(-1) ?? ''
    expect(came).toContain('/callback?')
    expect(await browser.open(came)).toMatchObject({ body: expect.not.stringContaining('"code"') })
    const made = await browser.open('/api/auth/social/google/callback?code=abc&state=made-up')
    expect(answerOf(made.body)).toEqual({})
    // Mallory signs in as himself, and opens the answer in somebody else's browser.
    const mallory = new Browser(merchant.gateway)
    const consent = await mallory.open(socialStartPath('google', ATTEMPT, true))
    const form = { do: 'go', email: 'mallory@example.com', name: '' }
    const held = await mallory.open(consent.url, form, '/callback?')
    const victim = new Browser(merchant.gateway)
    await victim.open(socialStartPath('google', ATTEMPT, true))
    expect(answerOf((await victim.open(held.url)).body)).toEqual({})
    expect(answerOf((await mallory.open(held.url)).body).code).toMatch(/^[\w-]{43}$/)
  })

  test('a network’s code for another client is refused', async () => {
    const browser = new Browser(merchant.gateway)
    await browser.open(socialStartPath('google', ATTEMPT, true))
    const { searchParams } = new URL(browser.visited[1] ?? '')
    const forged = `/api/auth/social/google/callback?code=forged&state=${searchParams.get('state')}`
    expect(answerOf((await browser.open(forged)).body)).toEqual({ error: 'SOCIAL_FAILED' })
  })

  test('a network the merchant does not offer is refused, and the page gets the error', async () => {
    const browser = new Browser(merchant.gateway)
    const page = await browser.open(socialStartPath('facebook', ATTEMPT, true))
    expect(answerOf(page.body)).toEqual({ error: 'FEATURE_DISABLED' })
  })

  test('several answers at the same moment with one new identity open one account', async () => {
    const codes = await Promise.all(Array.from({ length: 4 }, () => signIn('many@example.com')))
    const answers = await Promise.all(codes.map(({ code }) => exchange(code)))
    expect(new Set(answers.map((answer) => answer.success && answer.value.account)).size).toBe(1)
  })

  test('nothing stored in the database could be used again', async () => {
    const { code = '' } = await signIn('canary@example.com')
    const { rows } = await query('select exchange_code::text as row from exchange_code')
    expect(JSON.stringify(rows)).not.toContain(code)
    expect((await exchange(code)).success).toBe(true)
    expect((await exchange(code)).success).toBe(false)
  })
})
