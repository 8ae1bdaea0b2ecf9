import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../testing/assembled.ts'
import { operatorBrowser } from '../testing/operator-browser.ts'

const PROXY = '10.1.2.3'
const SECRET = 'the-operators-secret-of-a-test'

let own: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  own = await makeDatabase('postgres')
  gateway = await assembleOn(own, {
    TRUSTED_PROXIES: `${PROXY},10.9.0.0/16`,
    OPERATOR_SECRET: SECRET,
  })
})
afterAll(async () => {
  await gateway?.stop()
  await own?.remove()
})

/** The merchant whose site answers; null for an unknown host. */
async function merchantAt(remoteAddress: string, headers: Readonly<Record<string, string>>): Promise<string | null> {
  const answer = await gateway.app.inject({ url: '/api/system/status', remoteAddress, headers })
  const { success, value } = answer.json()
  if (!success) return null
  const site = gateway.gateway.registry.sites.find(({ merchant }) => merchant.domains.main === value.mainDomain)
  return site?.merchant.id ?? null
}

const from = { host: 'carmine.localhost' }

test.each([
  ['a stranger', '203.0.113.9', { ...from, 'x-forwarded-host': 'oasis.localhost' }, 'carmine'],
  ['a neighbour of the proxy', '10.1.2.4', { ...from, 'x-forwarded-host': 'oasis.localhost' }, 'carmine'],
  ['the proxy', PROXY, { ...from, 'x-forwarded-host': 'oasis.localhost' }, 'oasis'],
  ['a proxy of the block', '10.9.200.1', { ...from, 'x-forwarded-host': 'oasis.localhost' }, 'oasis'],
  ['the proxy, with a port', PROXY, { ...from, 'x-forwarded-host': 'OASIS.localhost:8443' }, 'oasis'],
  // A header that the visitor sent stands before what the proxy added.
  [
    'the proxy, for a visitor who sends a false header',
    PROXY,
    { ...from, 'x-forwarded-host': 'aurora.localhost, oasis.localhost' },
    'oasis',
  ],
  ['the proxy, for nobody', PROXY, { ...from, 'x-forwarded-host': 'oasis.localhost.evil.example' }, null],
  [
    'another header',
    '203.0.113.9',
    { ...from, 'x-host': 'oasis.localhost', forwarded: 'host=oasis.localhost' },
    'carmine',
  ],
  ['capitals', '203.0.113.9', { host: 'CARMINE.LocalHost' }, 'carmine'],
  ['an odd port', '203.0.113.9', { host: 'carmine.localhost:65535' }, 'carmine'],
  ['no port after the colon', '203.0.113.9', { host: 'carmine.localhost:' }, 'carmine'],
  ['a dot at the end', '203.0.113.9', { host: 'carmine.localhost.:3000' }, 'carmine'],
  ['punycode', '203.0.113.9', { host: 'XN--MGBEL0I.example' }, 'oasis'],
  ['two hosts', '203.0.113.9', { host: 'carmine.localhost, oasis.localhost' }, null],
  ['a name before the host', '203.0.113.9', { host: 'oasis.localhost@carmine.localhost' }, null],
  ['a path behind the host', '203.0.113.9', { host: 'carmine.localhost/oasis.localhost' }, null],
])('%s', async (_case, address, headers, merchant) => {
  expect(await merchantAt(address, headers)).toBe(merchant)
})

test('the operator’s calls exist on the operator’s host only, and are refused without a person’s token', async () => {
  const ask = (host: string, headers = {}) =>
    gateway.app.inject({ url: '/operator/v1/merchants', headers: { host, ...headers } })
  const token = await operatorBrowser(gateway, SECRET).token('ana')
  const known = { authorization: `Bearer ${token}` }
  for (const host of ['aurora.localhost', 'operator.localhost.evil.example', 'nobody.example'])
    expect((await ask(host, known)).statusCode, host).toBe(404)
  expect((await ask('aurora.localhost', { ...known, 'x-forwarded-host': 'operator.localhost' })).statusCode).toBe(404)
  for (const authorization of ['', 'Bearer ', `Bearer ${token}x`, `Basic ${token}`, `Bearer ${SECRET}`])
    expect((await ask('operator.localhost', { authorization })).statusCode, authorization).toBe(401)
  expect((await ask('Operator.LOCALHOST:3000', known)).statusCode).toBe(200)
})
