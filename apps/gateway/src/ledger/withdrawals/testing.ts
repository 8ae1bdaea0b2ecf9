import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../../platform/database/connect.ts'
import { text } from '../../platform/database/row.ts'
import { makePlayer, type TestPlayer, type TestPlayerOptions } from '../wallet/testing.ts'
import { type Moved, moveWithdrawal } from './machine.ts'
import { type NewWithdrawal, type Requested, requestWithdrawal } from './request.ts'

export const TEST_METHOD = 'test-way'
export const PHP = { code: 'PHP', exponent: 2 }

/** A player with a payee to withdraw to. */
export interface WithdrawingPlayer extends TestPlayer {
  readonly payeeId: string
  request(amountMinor: bigint, more?: Partial<NewWithdrawal>): Promise<Requested>
  /** Makes a withdrawal in the state `sent`; answers its reference. */
  sent(amountMinor: bigint, more?: Partial<NewWithdrawal>): Promise<string>
  money(): Promise<{ readonly available: bigint; readonly held: bigint }>
}

export async function makeWithdrawingPlayer(
  database: Database,
  options: TestPlayerOptions = {},
): Promise<WithdrawingPlayer> {
  const player = await makePlayer(database, options)
  const { merchantId, memberId } = player
  const payeeId = await makePayee(database, player)
  const request: WithdrawingPlayer['request'] = (amountMinor, more = {}) =>
    requestWithdrawal(database, {
      merchantId,
      memberId,
      currency: PHP,
      reference: newReference(),
      key: randomUUID(),
      payeeId,
      amountMinor,
      feeMinor: 0n,
      checks: [],
      state: 'approved',
      ...more,
    })
  return {
    ...player,
    payeeId,
    request,
    async sent(amountMinor, more) {
      const requested = await request(amountMinor, more)
      if (requested.status !== 'OK') throw new Error(requested.status)
      const { reference } = requested
      const moved = await moveTo(database, player, reference, 'sent')
      if (moved.status !== 'OK') throw new Error(moved.status)
      return reference
    },
    async money() {
      const balance = async (kind: string) => {
        const row = await database.row(
          { minor: text },
          'select balance_minor::text as minor from ledger_account where merchant_id = $1 and kind = $2 and owner = $3',
          [merchantId, kind, memberId],
        )
        return BigInt(row?.minor ?? '0')
      }
      return { available: await balance('player'), held: await balance('held') }
    },
  }
}

/** A payee that may be used at once; its sealed values do not matter to the ledger. */
export async function makePayee(
  database: Database,
  { merchantId, memberId }: Pick<TestPlayer, 'merchantId' | 'memberId'>,
  fingerprint = randomBytes(8),
): Promise<string> {
  const id = randomUUID()
  await database.run(
    `insert into payee (id, merchant_id, member_id, method, sealed_details, fingerprint, masked, usable_at)
     values ($1, $2, $3, $4, '', $5, '••••1234', now())`,
    [id, merchantId, memberId, TEST_METHOD, fingerprint],
  )
  return id
}

/** As hard to guess as a real one. */
export const newReference = () => `W${randomBytes(8).toString('hex').toUpperCase()}`

/** Moves a withdrawal to a state from any other. */
export function moveTo(
  database: Database,
  { merchantId }: Pick<TestPlayer, 'merchantId'>,
  reference: string,
  to: Parameters<typeof moveWithdrawal>[1]['to'],
): Promise<Moved> {
  const from = [
    'requested',
    'checking',
    'review',
    'approved',
    'sent',
    'unknown',
    'failed',
    'paid',
    'received',
    'disputed',
  ] as const
  return moveWithdrawal(database, { merchantId, reference, from, to, actor: 'platform' })
}
