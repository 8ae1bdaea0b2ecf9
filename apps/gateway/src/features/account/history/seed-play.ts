import { fromMinor, toMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { executeWalletOperation, type WalletLimits } from '../../../ledger/wallet/operations.ts'
import { openGameSession } from '../../../ledger/wallet/sessions.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { integer, text } from '../../../platform/database/row.ts'

/** No vendor has this name, so none can go on with these games. */
const ADAPTER = 'demonstration'
const NO_LIMITS: WalletLimits = { amount: null, round: null, hour: null }
const GAMES = 4
/**
 * Stake and win of each round in hundredths of the first deposit. Stakes and wins have the same sum, so the balance
 * stays.
 */
const ROUNDS = [
  [1, 0],
  [1, 3],
  [2, 0],
  [1, 0],
  [1, 4],
  [2, 5],
  [3, 0],
  [1, 0],
] as const

/** An account that gets rounds, and the balance that they are scaled to. */
interface Played {
  readonly username: string
  readonly balance: string
}

/**
 * Writes a few rounds for each of a demonstration's players through the wallet, as a vendor would; one of them is taken
 * back. An account that has such rounds is left alone.
 */
export async function seedPlay(
  database: Database,
  merchant: Pick<Merchant, 'id' | 'currency' | 'vendors' | 'categories' | 'demo'>,
  friends: readonly Played[] = [],
): Promise<void> {
  const players: readonly Played[] = [...merchant.demo.accounts.filter(({ kind }) => kind === 'player'), ...friends]
  const members = await database.rows(
    { id: text, account: text },
    `select m.id::text as id, m.account from member m
      where m.merchant_id = $1 and m.account_key = any (select lower(name) from unnest($2::text[]) name)
        and not exists (select from game_session s where s.merchant_id = $1 and s.member_id = m.id and s.adapter = $3)`,
    [merchant.id, players.map(({ username }) => username), ADAPTER],
  )
  const games = members.length > 0 ? await gamesOf(database, merchant) : []
  if (games.length === 0) return
  for (const { id, account } of members) {
    const { balance } = players.find(({ username }) => username.toLowerCase() === account.toLowerCase())!
    await play(database, merchant, { memberId: id, unit: toMinor(balance, merchant.currency.exponent) / 100n, games })
  }
}

interface Play {
  readonly memberId: string
  readonly unit: bigint
  readonly games: readonly number[]
}

async function play(
  database: Database,
  { id: merchantId, currency }: Pick<Merchant, 'id' | 'currency'>,
  { memberId, unit, games }: Play,
): Promise<void> {
  if (unit === 0n) return
  for (const [at, nodeId] of games.entries()) {
    const loginHash = Buffer.from(ADAPTER)
    const session = { merchantId, memberId, nodeId, loginHash, adapter: ADAPTER, currency }
    const { sessionId, token } = await openGameSession(database, session)
    const send = (operation: object) =>
      executeWalletOperation(
        database,
        ADAPTER,
        { ...operation, sessionId, currency: currency.code } as Parameters<typeof executeWalletOperation>[2],
        NO_LIMITS,
      )
    const amount = (units: number) => fromMinor(unit * BigInt(units), currency.exponent)
    const name = (what: string, round: number) => `${merchantId}-${memberId}-${what}${round}`
    await send({ action: 'authenticate', token })
    for (const [round, [stake, win]] of ROUNDS.entries()) {
      if (round % games.length !== at) continue
      const roundId = name('round', round)
      const [bet, paid] = [name('bet', round), name('win', round)]
      await send({ action: 'bet', transactionId: bet, roundId, amount: amount(stake), roundClosed: win === 0 })
      if (win > 0) await send({ action: 'win', transactionId: paid, roundId, amount: amount(win), roundClosed: true })
    }
    if (at > 0) continue
    const [roundId, bet] = [name('round', ROUNDS.length), name('bet', ROUNDS.length)]
    await send({ action: 'bet', transactionId: bet, roundId, amount: amount(1), roundClosed: false })
    await send({ action: 'rollback', transactionId: name('back', 0), referenceTransactionId: bet, roundId })
  }
}

/** Games of several kinds that the merchant offers. */
async function gamesOf(
  database: Database,
  { vendors, categories }: Pick<Merchant, 'vendors' | 'categories'>,
): Promise<readonly number[]> {
  const offers = vendors.flatMap((vendor) =>
    (vendor.categories ?? categories)
      .filter((category) => categories.includes(category))
      .map((category) => `${vendor.id}|${category}`),
  )
  const rows = await database.rows(
    { node_id: integer },
    `select node_id from (
       select distinct on (game_type) node_id, popularity from game_catalogue
        where vendor_id || '|' || game_type = any ($1) and withdrawn_at is null and is_game = 'GAME'
        order by game_type, popularity desc, node_id) each_type
      order by popularity desc, node_id limit ${GAMES}`,
    [offers],
  )
  return rows.map(({ node_id }) => node_id)
}
