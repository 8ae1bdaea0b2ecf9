import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '../../platform/database/testing/databases.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { assembleOn, projectCopy, type TestGateway } from '../../testing/assembled.ts'

function editAurora(merchants: string, edits: readonly (readonly [RegExp, string])[]): void {
  const file = join(merchants, 'aurora', 'merchant.json')
  let text = readFileSync(file, 'utf8')
  for (const [pattern, replacement] of edits) {
    expect(text).toMatch(pattern)
    text = text.replace(pattern, replacement)
  }
  writeFileSync(file, text)
}

const MAINTENANCE = [/"maintenance": \{/, '$& "active": true,'] as const
const BLOCKED = [/"blockedAddresses": \[[^\]]*\]/, '"blockedAddresses": ["198.51.100.0/24", "2001:db8::/32"]'] as const

describe('the state of a site', () => {
  let own: TestDatabase
  let gateway: TestGateway | undefined
  let project: ReturnType<typeof projectCopy> | undefined

  // A merchant's last valid release stays live in its database, so each test begins with a new one.
  beforeEach(async () => {
    own = await makeDatabase('postgres', 'migrated')
  })
  afterEach(async () => {
    await gateway?.stop()
    project?.remove()
    gateway = undefined
    project = undefined
    await own.remove()
  })

  async function open(edits: readonly (readonly [RegExp, string])[]): Promise<TestGateway> {
    project = projectCopy((merchants) => editAurora(merchants, edits))
    gateway = await assembleOn(own, {}, project.folder)
    return gateway
  }
  const status = async (ip: string, host?: string) =>
    (await gateway?.call('systemStatus', {}, { ip, ...(host ? { host } : {}) }))?.answer

  test('is 0 for everybody normally, and does not contain the visitor’s address', async () => {
    await open([])
    expect(await status('198.51.100.7')).toMatchObject({ success: true, value: { status: 0, ip: null } })
  })

  test('is 2 for a blocked IPv4 or IPv6 address, with that address; others are let in', async () => {
    const { call } = await open([BLOCKED])
    for (const ip of ['198.51.100.7', '2001:db8::7', '::ffff:198.51.100.7']) {
      expect(await status(ip)).toMatchObject({ value: { status: 2, ip } })
      const refused = await call('getGameVendor', {}, { ip })
      expect(refused).toMatchObject({ status: 403, answer: { code: 'ACCESS_RESTRICTED' } })
    }
    expect(await status('203.0.113.8')).toMatchObject({ value: { status: 0 } })
    expect((await call('getGameVendor', {}, { ip: '203.0.113.8' })).answer.success).toBe(true)
  })

  test('is 1 in maintenance, even for a blocked address, with the reason, and not at other merchants', async () => {
    const { call } = await open([MAINTENANCE, BLOCKED])
    for (const ip of ['198.51.100.7', '203.0.113.8']) {
      const answer = await status(ip)
      expect(answer).toMatchObject({ value: { status: 1, ip: null } })
      expect(answer?.success && answer.value.info).toBeTruthy()
      expect(answer?.success && answer.value.customerService.length).toBeGreaterThan(0)
    }
    expect(await call('getGameVendor', {})).toMatchObject({ status: 503, answer: { code: 'MAINTENANCE' } })
    expect(await status('203.0.113.8', 'oasis.localhost')).toMatchObject({ value: { status: 0 } })
  })

  test('a broken merchant file stops the start with one line for each fault: file, line, column and repair', async () => {
    const error: unknown = await open([
      [/"theme": "[a-z]+"/, '"theme": "nean"'],
      [/"PHP"/, '"PHPP!"'],
    ]).catch((fault) => fault)
    expect(error).toBeInstanceOf(StartupError)
    const lines = (error as Error).message.split('\n')
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toMatch(/^merchants\/aurora\/merchant\.json:\d+:\d+ {2}/)
  })
})
