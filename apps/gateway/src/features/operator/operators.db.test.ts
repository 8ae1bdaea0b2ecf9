import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDatabase, SERVER_ALONE, type TestDatabase } from '../../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../../testing/assembled.ts'
import { type EnrolledOperator, operatorBrowser } from '../../testing/operator-browser.ts'

const SECRET = 'the-operators-secret-of-a-test'

describe.each(SERVER_ALONE)('operators, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  let browser: ReturnType<typeof operatorBrowser>
  let ana: EnrolledOperator
  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own, { OPERATOR_SECRET: SECRET })
    browser = operatorBrowser(gateway, SECRET)
    ana = await browser.enrolled('ana')
  })
  afterAll(async () => {
    await gateway?.stop()
    await own?.remove()
  })

  const statusWith = async (token: string, ip = '127.0.0.1') =>
    (await browser.ask('/operator/v1/merchants', { ip, headers: { authorization: `Bearer ${token}` } })).statusCode
  const isIn = async (cookies: EnrolledOperator['cookies']) =>
    (await browser.ask('/operator', { cookies })).body.includes('Sign out')
  const signIn = (person: EnrolledOperator, changed: object = {}, ip = '127.0.0.1') => {
    const { name, password } = person
    return browser.ask('/operator/session', { ip, form: { name, password, appCode: person.unusedCode(), ...changed } })
  }
  const acts = async (actor: string) => {
    const { rows } = await gateway.gateway.database.pool.query(
      'select action, merchant_id, subject, after from audit where actor = $1 order by id',
      [actor],
    )
    return rows as { action: string; merchant_id: string | null; subject: string; after: unknown }[]
  }

  test('a person enrols with a code, a password and an app, and is signed in', async () => {
    expect(Object.keys(ana.cookies)).toEqual(['livery_operator'])
    expect(await isIn(ana.cookies)).toBe(true)
    expect((await acts('ana')).map(({ action }) => action)).toContain('operator.enrolled')
    expect((await acts('deployment'))[0]).toMatchObject({ action: 'operator.added', subject: 'ana' })
  })

  test('a code for enrolling works once, for its name only', async () => {
    const { code } = (await browser.keeper('add', { name: 'bea', roles: ['view'] })).json().enrolment
    const ask = async (name: string, typed: string) =>
      (await browser.ask('/operator/enrol', { form: { name, code: typed } })).statusCode
    expect(await ask('ana', code)).toBe(401)
    expect(await ask('bea', `${code}x`)).toBe(401)
    expect(await ask('bea', code)).toBe(200)
    const wrong = { name: 'bea', code, password: 'long enough for a test', appCode: '000000' }
    expect((await browser.ask('/operator/enrol/confirm', { form: wrong })).statusCode).toBe(422)
    expect((await browser.ask('/operator/enrol/confirm', { form: { ...wrong, password: 'short' } })).body).toContain(
      '12 characters',
    )
    expect((await browser.keeper('reset', { name: 'bea' })).json().enrolment.code).not.toBe(code)
    expect(await ask('bea', code)).toBe(401)
  })

  test('the password alone, and the app’s code alone, sign nobody in', async () => {
    expect((await signIn(ana, { appCode: '000000' })).statusCode).toBe(401)
    expect((await signIn(ana, { password: 'another password' })).statusCode).toBe(401)
    expect((await signIn(ana, { name: 'nobody' })).statusCode).toBe(401)
    const appCode = ana.unusedCode()
    const answer = await signIn(ana, { appCode })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers['set-cookie']).toMatch(/HttpOnly.*SameSite=Strict/)
    // A used code is no longer valid.
    expect((await signIn(ana, { appCode })).statusCode).toBe(401)
    const names = (await acts('ana')).map(({ action }) => action)
    expect(names).toEqual(expect.arrayContaining(['operator.sign-in-refused', 'operator.sign-in']))
  })

  test('a session ends at sign-out, for every gateway, with the cookie that was kept', async () => {
    const { cookies } = await browser.enrolled('carla')
    await browser.ask('/operator/sign-out', { cookies, form: {} })
    expect(await isIn(cookies)).toBe(false)
    expect((await acts('carla')).at(-1)).toMatchObject({ action: 'operator.sign-out' })
  })

  test('a session ends when nobody uses it, after a day’s work, and when it is ended from outside', async () => {
    const set = (what: string) =>
      gateway.gateway.database.pool.query(
        `update operator_session s set ${what} from operator o where o.id = s.operator_id and o.name = 'dora'`,
      )
    const { cookies } = await browser.enrolled('dora')
    await set(`last_seen_at = now() - interval '31 minutes'`)
    expect(await isIn(cookies)).toBe(false)
    await set('last_seen_at = now()')
    expect(await isIn(cookies)).toBe(true)
    await set(`expires_at = now() - interval '1 second'`)
    expect(await isIn(cookies)).toBe(false)
    await set(`expires_at = now() + interval '1 hour'`)
    await browser.keeper('sign-out', { name: 'dora' })
    expect(await isIn(cookies)).toBe(false)
  })

  test('whoever is disabled is out, with every token, and does not come in', async () => {
    const eva = await browser.enrolled('eva')
    const token = (await browser.keeper('token', { name: 'eva', days: 1 })).json().token.value
    expect(await statusWith(token)).toBe(200)
    await browser.keeper('disable', { name: 'eva' })
    expect(await statusWith(token)).toBe(401)
    expect(await isIn(eva.cookies)).toBe(false)
    expect((await signIn(eva)).statusCode).toBe(401)
  })

  test('who may only look changes nothing, in the page and by calls', async () => {
    const token = await browser.token('fay', ['view'])
    expect(await statusWith(token)).toBe(200)
    const headers = { authorization: `Bearer ${token}` }
    const answer = await browser.ask('/operator/v1/merchants/aurora/hold', { headers, body: {} })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toContain('publish')
    const { cookies } = await browser.enrolled('gwen', ['view'])
    expect((await browser.ask('/operator', { cookies })).body).not.toContain('<button class="main">')
    const page = await browser.ask('/operator/merchants/aurora/hold', { cookies, form: {} })
    expect(page.statusCode).toBe(403)
    expect(page.body).toContain('needs the role')
  })

  test('every act is in the audit with the person’s own name, whatever was said', async () => {
    const token = await browser.token('hanna')
    const headers = { authorization: `Bearer ${token}` }
    const act = (action: string, body: object) =>
      browser.ask(`/operator/v1/merchants/aurora/${action}`, { headers, body })
    expect((await act('hold', { note: 'a reason', by: 'somebody else' })).statusCode).toBe(200)
    expect((await act('preview', { release: 'files', minutes: 5 })).statusCode).toBe(200)
    expect((await act('draft', {})).statusCode).toBe(200)
    expect((await act('follow', {})).statusCode).toBe(200)
    const { cookies } = ana
    expect((await browser.ask('/operator/merchants/aurora/hold', { cookies, form: { note: '' } })).statusCode).toBe(303)
    expect((await acts('hanna')).map(({ action }) => action)).toEqual([
      'release.hold',
      'operator.preview',
      'operator.draft',
      'release.follow',
    ])
    expect((await acts('ana')).at(-1)).toMatchObject({ action: 'release.hold', merchant_id: 'aurora' })
  })

  test('the secret of the deployment opens the calls about operators, and nothing else', async () => {
    expect(await statusWith(SECRET)).toBe(401)
    const people = (authorization: string) => browser.ask('/operator/v1/people', { headers: { authorization } })
    expect((await people(`Bearer ${SECRET}`)).json().people[0]).toMatchObject({ name: 'ana', state: 'active' })
    expect((await people(`Bearer ${await browser.token('ines')}`)).statusCode).toBe(401)
    expect((await browser.keeper('add', { name: 'deployment', roles: ['view'] })).statusCode).toBe(422)
  })

  test('an address that guesses is refused before it is looked at, another is not', async () => {
    const [guesser, token] = ['203.0.113.50', await browser.token('jana')]
    const statuses = new Set<number>()
    for (let guess = 0; guess < 25; guess++) statuses.add(await statusWith(`${guess}`.padStart(43, 'x'), guesser))
    expect([...statuses]).toEqual([401, 429])
    expect(await statusWith(token, guesser)).toBe(429)
    expect(await statusWith(token, '203.0.113.51')).toBe(200)
    const secret = { authorization: `Bearer ${SECRET}` }
    expect((await browser.ask('/operator/v1/people', { ip: guesser, headers: secret })).statusCode).toBe(429)
    const page = await signIn(ana, {}, guesser)
    expect(page.statusCode).toBe(429)
    expect(page.body).toContain('Too many wrong tries')
  })

  test('a form of another site does nothing in a signed-in browser', async () => {
    const { cookies } = await browser.enrolled('kim')
    const ask = (headers: Record<string, string>) =>
      browser.ask('/operator/merchants/aurora/hold', { cookies, headers, form: {} })
    expect((await ask({ origin: 'https://evil.example' })).statusCode).toBe(400)
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400)
  })

  test('nothing that lets somebody in is in the database as it is', async () => {
    const { code } = (await browser.keeper('add', { name: 'lea', roles: ['view'] })).json().enrolment
    const page = await browser.ask('/operator/enrol', { form: { name: 'lea', code } })
    const [, base32 = ''] = /<code>([A-Z2-7]{32})<\/code>/.exec(page.body) ?? []
    const token = (await browser.keeper('token', { name: 'lea', days: 1 })).json().token.value
    const { rows } = await gateway.gateway.database.pool.query(
      `select (select string_agg(operator::text, '') from operator) || (select string_agg(s::text, '') from operator_session s)
              || (select string_agg(audit::text, '') from audit) as everything`,
    )
    const stored = rows[0].everything as string
    expect(base32).toHaveLength(32)
    for (const secret of [code, base32, token, ana.password, ...Object.values(ana.cookies)])
      expect(stored).not.toContain(secret)
  })
})

test('without a demonstration nobody gets a token by sitting at the machine', async () => {
  const own = await makeDatabase('embedded')
  const gateway = await assembleOn(own, {
    OPERATOR_SECRET: SECRET,
    DEMO: '0',
    OPERATOR_HOST: 'operator.localhost',
  })
  const answer = await operatorBrowser(gateway, SECRET).keeper('terminal', { name: 'ana' })
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    expect.stringContaining('npm run operator -- token'),
  ])
  await gateway.stop()
  await own.remove()
})
