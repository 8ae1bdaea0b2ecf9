import { createHash, randomBytes } from 'node:crypto'
import type { WalletTransfer } from '@livery/contract/vendor-wallet'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deposit } from '../../ledger/deposit.ts'
import { makeDatabase, type TestDatabase } from '../../platform/database/testing/databases.ts'
import { assembleOn, type TestGateway } from '../../testing/assembled.ts'

let own: TestDatabase
let gateway: TestGateway
/** The transfers that the vendor was asked for. */
const moved: WalletTransfer[] = []

beforeAll(async () => {
  own = await makeDatabase('embedded')
  gateway = await assembleOn(own)
  const { vendors } = gateway.gateway
  const connect = vendors.connection.bind(vendors)
  vi.spyOn(vendors, 'connection').mockImplementation((vendor) => {
    const connection = connect(vendor)
    if (vendor.id !== 'cardinal' || !connection?.wallet) return connection
    return {
      ...connection,
      launch: () => Promise.reject(new Error('the vendor does not open the game')),
      wallet: {
        balance: async () => ({ in: '250.00', out: '0.00' })[moved.at(-1)?.direction ?? 'out'],
        transfer: async (transfer) => {
          moved.push(transfer)
          return { state: 'done' }
        },
        transferStatus: async () => ({ state: 'absent' }),
        rounds: async () => ({ rounds: [], next: null }),
      },
    }
  })
})
afterAll(async () => {
  await gateway?.stop()
  await own?.remove()
})

test('money that went along to a game that does not open comes home again', async () => {
  const { database } = gateway.gateway
  const { pool } = database
  const token = randomBytes(32).toString('base64url')
  const member = await pool.query<{ id: string }>(
    `insert into member (merchant_id, account, nickname, password_hash) values ('aurora', $1, $1, '') returning id::text as id`,
    [`l${randomBytes(5).toString('hex')}`],
  )
  const memberId = member.rows[0]!.id
  await pool.query(
    `insert into session (token_hash, merchant_id, member_id, expires_at) values ($1, 'aurora', $2, now() + interval '1 hour')`,
    [createHash('sha256').update(token).digest(), memberId],
  )
  const currency = { code: 'PHP', exponent: 2 }
  const gift = { merchantId: 'aurora', memberId, currency, amountMinor: 25_000n, key: token }
  await deposit(database.of('aurora'), gift)
  const game = await pool.query<{ id: number }>(`select node_id as id from game_catalogue where vendor = 'CRD' limit 1`)
  const launch = { nodeId: game.rows[0]!.id, mode: 'real', language: 'EN', device: 'desktop' } as const
  const { answer } = await gateway.call('startGameV2', launch, { token })
  expect(answer).toMatchObject({ code: 'GAME_UNAVAILABLE' })
  expect(moved.map(({ direction, amount }) => [direction, amount])).toEqual([
    ['in', '250.00'],
    ['out', '250.00'],
  ])
  expect((await gateway.call('getBalanceV2', {}, { token })).answer).toMatchObject({ value: { balance: '250.00' } })
})
