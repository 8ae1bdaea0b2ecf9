import { afterAll, beforeAll, expect, test } from 'vitest'
import { DATABASE_KINDS, makeDatabase, type TestDatabase } from '../../platform/database/testing/databases.ts'
import { ok } from '../../testing/answers.ts'
import { assembleOn, type TestGateway } from '../../testing/assembled.ts'
import { playVendor } from './testing.ts'

/** The merchant whose law asks for an age before free play, and for a least time between spins. */
const host = 'sterling.localhost'
const [kind] = DATABASE_KINDS

let own: TestDatabase
let gateway: TestGateway
let vendor: Awaited<ReturnType<typeof playVendor>>
let nodeId: number
beforeAll(async () => {
  vendor = await playVendor()
  own = await makeDatabase(kind)
  gateway = await assembleOn(own, vendor.environment)
  const { games } = await ok(gateway.call('games', { language: 'EN', gameType: 'RNG', pageSize: 100 }, { host }))
  nodeId = games.find(({ supportPlay }) => supportPlay > 0)?.nodeId ?? 0
})
afterAll(async () => {
  await gateway?.stop()
  await own?.remove()
  vendor?.stop()
})

const tryFree = async (token?: string, at = host) =>
  gateway.call(
    'startGameV2',
    { nodeId, mode: 'demo', device: 'desktop', language: 'EN' },
    { host: at, ...(token ? { token } : {}) },
  )
const tokenOf = async (username: string) =>
  (await ok(gateway.call('login', { username, password: 'Welcome2026!', type: 'username' }, { host }))).token

test('a visitor gets no free trial, nor does a trial account', async () => {
  expect(await tryFree()).toMatchObject({ status: 401, answer: { code: 'NOT_SIGNED_IN' } })
  expect(await tryFree(await tokenOf('trial'))).toMatchObject({ answer: { code: 'REAL_ACCOUNT_NEEDED' } })
  expect(vendor.launches).toEqual([])
})

test('a member does, and the vendor is told the least time between spins', async () => {
  expect(await tryFree(await tokenOf('player'))).toMatchObject({ status: 200 })
  expect(vendor.launches.at(-1)).toMatchObject({ mode: 'demo', minimumSpinMs: 2_500 })
})

test('at a merchant without such a law the trial is open, and no time is demanded', async () => {
  expect(await tryFree(undefined, 'aurora.localhost')).toMatchObject({ status: 200 })
  expect(vendor.launches.at(-1)).not.toHaveProperty('minimumSpinMs')
})

test('an agent may not play for real money where that is stated, and may elsewhere', async () => {
  const play = async (at: string) => {
    const { token } = await ok(
      gateway.call(
        'login',
        { username: 'agent', password: 'Welcome2026!', type: 'username', asAgent: true },
        { host: at },
      ),
    )
    return gateway.call('startGameV2', { nodeId, mode: 'real', device: 'desktop', language: 'EN' }, { host: at, token })
  }
  expect(await play(host)).toMatchObject({ status: 403, answer: { code: 'FEATURE_DISABLED' } })
  expect(await play('aurora.localhost')).toMatchObject({ status: 200 })
})
