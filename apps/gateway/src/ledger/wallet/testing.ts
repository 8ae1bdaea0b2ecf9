import { randomUUID } from 'node:crypto'
import type { WalletAnswer, WalletOperation } from '@livery/contract/vendor'
import type { Database } from '../../platform/database/connect.ts'
import { integer, text } from '../../platform/database/row.ts'
import { deposit } from '../deposit.ts'
import { executeWalletOperation, type WalletLimits } from './operations.ts'
import { openGameSession } from './sessions.ts'

export const TEST_ADAPTER = 'test-vendor'

/** A player with money and an open game session. */
export interface TestPlayer {
  readonly merchantId: string
  readonly memberId: string
  readonly sessionId: string
  readonly loginHash: Buffer
  /** Calls the wallet as the vendor would, in this player's session. */
  ask(operation: Without<WalletOperation, 'sessionId' | 'currency'>): Promise<WalletAnswer>
  bet(transactionId: string, amount: string, more?: { roundId?: string; roundClosed?: boolean }): Promise<WalletAnswer>
  win(
    transactionId: string,
    amount: string,
    more?: { roundId?: string; roundClosed?: boolean; bonus?: boolean },
  ): Promise<WalletAnswer>
  rollback(transactionId: string, referenceTransactionId: string, roundId?: string): Promise<WalletAnswer>
}

type Without<Union, Keys extends PropertyKey> = Union extends unknown ? Omit<Union, Keys> : never

export interface TestPlayerOptions {
  readonly merchantId?: string
  readonly currency?: { readonly code: string; readonly exponent: number }
  readonly balanceMinor?: bigint
  /** The vendor's limits; none by default. */
  readonly limits?: WalletLimits
  readonly adapter?: string
}

export const NO_LIMITS: WalletLimits = { amount: null, round: null, hour: null }

export async function makePlayer(database: Database, options: TestPlayerOptions = {}): Promise<TestPlayer> {
  const { merchantId = 'aurora', currency = { code: 'PHP', exponent: 2 }, balanceMinor = 10_000n } = options
  const { limits = NO_LIMITS, adapter = TEST_ADAPTER } = options
  const account = randomUUID()
  const member = await database.row(
    { id: text },
    `insert into member (merchant_id, account, nickname, password_hash) values ($1, $2, 'Somebody', '')
     returning id::text as id`,
    [merchantId, account],
  )
  const memberId = member!.id
  if (balanceMinor > 0n) {
    await deposit(database, { merchantId, memberId, currency, amountMinor: balanceMinor, key: account })
  }
  const nodeId = await anyGame(database)
  const loginHash = Buffer.from(account)
  const session = await openGameSession(database, {
    merchantId,
    memberId,
    nodeId,
    loginHash,
    adapter,
    currency,
  })
  const { sessionId } = session
  const ask: TestPlayer['ask'] = (operation) =>
    executeWalletOperation(database, adapter, { ...operation, sessionId, currency: currency.code }, limits)
  await ask({ action: 'authenticate', token: session.token })
  return {
    merchantId,
    memberId,
    sessionId,
    loginHash,
    ask,
    bet: (transactionId, amount, { roundId = 'round', roundClosed = false } = {}) =>
      ask({ action: 'bet', transactionId, amount, roundId: `${account}-${roundId}`, roundClosed }),
    win: (transactionId, amount, { roundId = 'round', roundClosed = false, bonus = false } = {}) =>
      ask({ action: 'win', transactionId, amount, roundId: `${account}-${roundId}`, roundClosed, bonus }),
    rollback: (transactionId, referenceTransactionId, roundId = 'round') =>
      ask({ action: 'rollback', transactionId, referenceTransactionId, roundId: `${account}-${roundId}` }),
  }
}

async function anyGame(database: Database): Promise<number> {
  await database.run(
    `insert into game_catalogue (vendor_id, vendor, code, game_type, names, released_at)
     values ('test', 'TEST', 'test-game', 'RNG', '{"EN": "Test game"}', now()) on conflict do nothing`,
  )
  const game = await database.row(
    { node_id: integer },
    `select node_id from game_catalogue where vendor = 'TEST' and code = 'test-game'`,
  )
  return game!.node_id
}
