import { join } from 'node:path'
import { run } from '@livery/merchant/cli'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DATABASE_KINDS, makeDatabase, type TestDatabase } from '../platform/database/testing/databases.ts'
import { assembleOn, projectCopy, type TestGateway } from '../testing/assembled.ts'

describe.each(DATABASE_KINDS)('players, ledger and history outlive a merchant’s files, on %s', (kind) => {
  let own: TestDatabase
  let gateway: TestGateway
  const project = projectCopy(() => undefined)
  const within = { timeout: 20_000, interval: 100 }

  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own, {}, project.folder)
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await gateway?.stop()
    project.remove()
    await own?.remove()
  })

  const command = async (...args: readonly string[]) => expect(await run(args, project.folder)).toBe(0)
  /** The player and their balance at a host; null where no gateway answers. */
  const player = async (host: string) => {
    const request = { username: 'player', password: 'Welcome2026!', type: 'username' } as const
    const signedIn = await gateway.call('login', request, { host }).catch(() => null)
    if (!signedIn?.answer.success) return null
    const { token = '' } = signedIn.answer.value
    const member = await gateway.call('memberInfo', {}, { host, token })
    const balance = await gateway.call('getBalanceV2', {}, { host, token })
    if (!member.answer.success || !balance.answer.success) throw new Error('the player is not known')
    return { id: member.answer.value.id, balance: balance.answer.value.balance }
  }
  const entries = async () => {
    const { rows } = await gateway.gateway.database.pool.query(
      `select count(*)::int as count from ledger_entry where merchant_id = 'carmine'`,
    )
    return rows[0]?.count
  }
  const acts = async () => (await gateway.gateway.releases.store.history('carmine')).length

  test('renamed, deleted and put back, the merchant has the players and the books it had', async () => {
    const before = await player('carmine.example')
    const booked = await entries()
    expect(before).not.toBeNull()
    expect(booked).toBeGreaterThan(0)

    await command('rename', 'carmine', '--name', 'Scarlet Club', '--host', 'scarlet.example', '--confirm')
    await vi.waitFor(async () => expect(await player('scarlet.example')).toEqual(before), within)
    expect(await player('carmine.example')).toEqual(before)

    const file = join(project.folder, 'carmine.export.json')
    await command('export', 'carmine', '--out', file)
    const happened = await acts()
    await command('delete', 'carmine', '--confirm')
    await vi.waitFor(async () => expect(await player('scarlet.example')).toBeNull(), within)
    expect(await entries()).toBe(booked)

    await command('import', file)
    await vi.waitFor(async () => expect(await player('scarlet.example')).toEqual(before), within)
    expect(await entries()).toBe(booked)
    expect(await acts()).toBeGreaterThan(happened)
  })

  test('a clone has nobody’s players', async () => {
    const before = await player('scarlet.example')
    await command('clone', 'carmine', 'crimson', '--confirm')
    await vi.waitFor(async () => expect(await player('crimson.example')).not.toBeNull(), within)
    expect((await player('crimson.example'))?.id).not.toBe(before?.id)
  })
})
