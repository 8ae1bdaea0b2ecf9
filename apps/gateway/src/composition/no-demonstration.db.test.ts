import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../platform/database/testing/databases.ts'
import { assembleOn, projectCopy } from '../testing/assembled.ts'

const PRODUCTION = { NODE_ENV: 'production', DEPLOYMENT_SECRET: 'the-deployments-secret-of-a-test' }
let own: TestDatabase
beforeAll(async () => {
  own = await makeDatabase('postgres', 'migrated')
})
afterAll(() => own?.remove())

test('a gateway in production does not start while merchants send to a mailbox, and says what to state', async () => {
  const starting = assembleOn(own, PRODUCTION)
  await expect(starting).rejects.toThrow(/aurora.*"smtp".*SMTP_URL/s)
  await expect(starting).rejects.toThrow(/saola.*SMS_GATEWAY_URL/s)
  await expect(starting).rejects.toThrow(/aurora.*SOCIAL_SECRETS/s)
})

test('it starts when each has a provider', async () => {
  const project = projectCopy((merchants) => {
    connect(join(merchants, '../groups/default/merchant.json'))
    for (const id of ['aurora', 'mekhala', 'saola']) connect(join(merchants, id, 'merchant.json'))
  })
  // Without a proxy every visitor would have this machine's own address.
  await expect(assembleOn(own, PRODUCTION, project.folder)).rejects.toThrow(
    /aurora, .* keep countries out .* Set TRUSTED_PROXIES=127.0.0.1,::1, or HOST/,
  )
  const gateway = await assembleOn(own, { ...PRODUCTION, TRUSTED_PROXIES: '127.0.0.1,::1' }, project.folder)
  expect(gateway.gateway.registry.sites.length).toBeGreaterThan(5)
  await gateway.stop()
  project.remove()
})

function connect(file: string): void {
  const text = readFileSync(file, 'utf8')
    .replace('"mail": { "provider": "mailbox" }', '"mail": { "provider": "smtp", "sender": "a@b.example" }')
    .replace('"sms": { "provider": "mailbox" }', '"sms": { "provider": "gateway" }')
    .replaceAll('{ "provider": "embedded" }', '{ "provider": "hosted", "clientId": "a client" }')
  writeFileSync(file, text)
}
