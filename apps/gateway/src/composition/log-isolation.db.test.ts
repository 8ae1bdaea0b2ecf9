import { CALLS } from '@livery/contract/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../testing/assembled.ts'

let own: TestDatabase
let gateway: TestGateway
let logged: string[] = []
const stdout = process.stdout.write.bind(process.stdout)

beforeAll(async () => {
  own = await makeDatabase('embedded')
  process.stdout.write = (chunk: string | Uint8Array) => {
    logged.push(String(chunk))
    return true
  }
  gateway = await assembleOn(own, { LOG_LEVEL: 'debug' })
})
afterAll(async () => {
  await gateway?.stop()
  process.stdout.write = stdout
  await own?.remove()
})

test('the log of requests to one merchant names no other merchant, its hosts, its company or its players', async () => {
  const merchants = gateway.gateway.registry.sites.map(({ merchant }) => merchant)
  expect(merchants.length).toBeGreaterThan(2)
  for (const merchant of merchants) {
    logged = []
    const host = `${merchant.id}.localhost`
    for (const { method, path } of Object.values(CALLS)) {
      const body = method === 'GET' || method === 'DELETE' ? {} : { payload: {} }
      await gateway.app.inject({ method, url: path, headers: { host, authorization: 'Bearer nobody' }, ...body })
    }
    const { username = '', password = '' } = merchant.demo.accounts[0] ?? {}
    await gateway.call('login', { type: 'username', username, password }, { host })
    // First make sure that the log is searchable: the merchant's own host is in it.
    const lines = logged.join('')
    expect(lines).toContain(host)
    for (const other of merchants.filter(({ id }) => id !== merchant.id)) {
      const marks = [`${other.id}.localhost`, ...other.hosts, other.name, ...Object.values(other.legalName)]
      for (const mark of marks) expect(lines, `${merchant.id} logs ${mark} of ${other.id}`).not.toContain(mark)
    }
  }
})
