import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { RequestOf } from '@livery/contract/call'
import type { CallName, Calls } from '@livery/contract/calls'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { deposit } from '../../../../ledger/deposit.ts'
import { checkInvariants } from '../../../../ledger/invariants.ts'
import {
  type DATABASE_KINDS,
  makeDatabase,
  type TestDatabase,
} from '../../../../platform/database/testing/databases.ts'
import { holdJob } from '../../../../platform/jobs/testing.ts'
import { assembleOn, type TestGateway } from '../../../../testing/assembled.ts'
import { driveWithdrawals, type PayoutServices } from '../drive.ts'
import { type PayoutPeer, startPayoutPeer } from './payout-peer.ts'

const HOST = 'aurora.localhost'
export const MERCHANT = 'aurora'
export const PHP = { code: 'PHP', exponent: 2 }
/** The withdrawal password of every member of the desk. */
export const PASSWORD = '471108'

/**
 * A gateway whose only way to pay out is a provider of the test, and members who withdraw. Its books balance at the end.
 * Call it in a `describe`.
 */
export function useWithdrawalDesk(kind: (typeof DATABASE_KINDS)[number]) {
  let own: TestDatabase
  let gateway: TestGateway
  let peer: PayoutPeer
  beforeAll(async () => {
    own = await makeDatabase(kind)
    gateway = await assembleOn(own)
    await holdJob(gateway.gateway.database.everyMerchant, 'withdrawals')
    peer = await startPayoutPeer()
    vi.spyOn(gateway.gateway.payoutWays, 'of').mockImplementation(() => [peer.way])
  })
  afterAll(async () => {
    expect(await checkInvariants(gateway.gateway.database.everyMerchant)).toEqual({ ok: true, faults: [] })
    await gateway?.stop()
    await own?.remove()
    await peer?.close()
  })

  const pool = () => gateway.gateway.database.pool
  const database = () => gateway.gateway.database.of(MERCHANT)
  const call = <Name extends CallName>(token: string, name: Name, request: RequestOf<Calls[Name]>, host = HOST) =>
    gateway.call(name, request, { host, token, ip: addressOf(token) })
  /** Each member has an own address, since calls are limited by address. */
  const addressOf = (token: string) => {
    const [a = 0, b = 0] = createHash('sha256').update(token).digest()
    return `127.1.${a}.${b}`
  }
  const value = async <Name extends CallName>(token: string, name: Name, request: RequestOf<Calls[Name]>) => {
    const { answer } = await call(token, name, request)
    if (!answer.success) throw new Error(`${name}: ${JSON.stringify(answer)}`)
    return answer.value
  }

  /** A member who has just confirmed their identity, with money, a password and, unless it is left out, a payee. */
  const member = async ({ kind: type = 0, payee = true, profile = {} as object } = {}) => {
    const account = `w${randomBytes(5).toString('hex')}`
    const { rows } = await pool().query<{ id: string }>(
      `insert into member (merchant_id, account, nickname, password_hash, kind, profile) values ($1, $2, $2, '', $3, $4)
       returning id::text as id`,
      [MERCHANT, account, type, JSON.stringify(profile)],
    )
    const memberId = rows[0]!.id
    const token = randomBytes(32).toString('base64url')
    await pool().query(
      `insert into session (token_hash, merchant_id, member_id, expires_at, proven_at)
       values ($1, $2, $3, now() + interval '1 hour', now())`,
      [createHash('sha256').update(token).digest(), MERCHANT, memberId],
    )
    await deposit(database(), { merchantId: MERCHANT, memberId, currency: PHP, amountMinor: 100_000n, key: account })
    if (type !== 0) return { token, memberId, payeeId: '' }
    await value(token, 'setWithdrawalPassword', { password: PASSWORD })
    const payeeId = payee ? (await value(token, 'addPayee', payeeOf('Ana Cruz'))).id : ''
    return { token, memberId, payeeId }
  }
  let accounts = 10_000_000
  const payeeOf = (holder: string, account = String(++accounts)) => ({
    way: 'test-bank',
    fields: { bank: 'bdo', account, holder },
    password: PASSWORD,
  })
  const request = (amount: string, payee: string, key: string = randomUUID()) => ({
    key,
    payee,
    amount,
    password: PASSWORD,
  })
  /** @param meanwhile what happens between the moment a withdrawal is claimed and the look at its merchant */
  const drive = async (meanwhile?: () => Promise<unknown>) => {
    const { settings, payoutWays, registry, log } = gateway.gateway
    const services: PayoutServices = {
      database: gateway.gateway.database,
      all: gateway.gateway.database.everyMerchant,
      settings,
      payoutWays,
      async merchantOf(id) {
        await meanwhile?.()
        return registry.site(id)?.merchant
      },
      log,
    }
    // One run takes one batch at most, and withdrawals of other tests are due too.
    while ((await driveWithdrawals(services)) > 0);
  }
  /** Acts as if the pause until the next run were over. */
  const later = async (reference: string) => {
    await pool().query(
      `update withdrawal set due_at = now() - interval '1 second' where reference = $1 and due_at is not null`,
      [reference],
    )
    await drive()
  }
  /** The limit events that were sent to a member's open pages. */
  const limitEvents = async (memberId: string) => {
    const { rows } = await pool().query<{ limit: string; until: string }>(
      `select payload ->> 'limit' as limit, payload ->> 'until' as until from event_outbox
        where merchant_id = $1 and member_id = $2 and payload ->> 'kind' = 'limit' order by id`,
      [MERCHANT, memberId],
    )
    return rows
  }
  const limitsShown = async (token: string) => (await value(token, 'withdrawalDesk', {})).limits
  const stateOf = async (token: string, reference: string) => (await value(token, 'withdrawal', { reference })).state

  return {
    gateway: () => gateway.gateway,
    peer: () => peer,
    ...{ pool, database, call, value, member, payeeOf, request, drive, later, limitEvents, limitsShown, stateOf },
  }
}
