import { VendorRound } from '@livery/contract/vendor-wallet'
import type { FastifyBaseLogger } from 'fastify'
import Value from 'typebox/value'
import { bookVendorRound, keepRoundPlace, roundPlaceOf } from '../../../ledger/vendor-wallets/rounds.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { integer } from '../../../platform/database/row.ts'
import { addJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import { reasonOf } from '../../../platform/reason-of.ts'
import type { VendorConnection } from '../../../tenancy/vendors/connections.ts'
import type { WalletServices } from '../services.ts'

export interface RoundServices {
  /** Over all merchants. */
  readonly all: Database
  readonly vendors: Pick<WalletServices['vendors'], 'games' | 'connection' | 'ownWallets'>
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** The job that reads the rounds of a connection, and the job that books one round later. */
export const ROUNDS_JOB = 'vendorRounds'
const ROUND_JOB = 'vendorRound'

const EVERY_MS = 3_000
/** The pause while a vendor does not answer. */
const SILENT_EVERY_MS = 20_000
const RETRY_MS = 2_000
/** A page has a few hundred rounds; more pages at once would delay players who bring money home. */
const MOST_PAGES = 10

/** Reads and books the rounds played with a vendor's wallets since the last time. Throws where it does not answer. */
export async function readRounds(services: RoundServices, connectionId: string): Promise<void> {
  const connection = connectionOf(services, connectionId)
  for (let page = 0; connection?.wallet && page < MOST_PAGES; page += 1) {
    const place = await roundPlaceOf(services.all, connectionId)
    const { rounds, next } = await connection.wallet.rounds(place)
    for (const round of rounds) await bookOrQueue(services, connection, round)
    if (next !== null && next !== place) await keepRoundPlace(services.all, connectionId, place, next)
    if (rounds.length === 0) return
  }
}

export function roundJobs(services: RoundServices): readonly JobHandler[] {
  return [
    {
      kind: ROUNDS_JOB,
      async run({ key }) {
        try {
          await readRounds(services, key)
          return { again: new Date(Date.now() + EVERY_MS) }
        } catch (error) {
          services.log.warn({ reason: reasonOf(error), vendor: key }, 'the rounds of a vendor could not be read')
          return { again: new Date(Date.now() + SILENT_EVERY_MS) }
        }
      },
    },
    {
      kind: ROUND_JOB,
      async run({ payload }) {
        const { connection: id, round } = payload
        const connection = connectionOf(services, String(id))
        if (!connection || !Value.Check(VendorRound, round)) throw new Error('a round of a vendor that is not here')
        await book(services, connection, round)
        return 'done'
      },
    },
  ]
}

/** A round that cannot be booked now gets its own job, so that the others do not wait for it. */
async function bookOrQueue(services: RoundServices, connection: VendorConnection, round: VendorRound): Promise<void> {
  try {
    await book(services, connection, round)
  } catch (error) {
    services.log.warn({ reason: reasonOf(error), roundId: round.roundId }, 'a round is booked later')
    await addJob(services.all, {
      kind: ROUND_JOB,
      key: `${connection.id} ${round.roundId}`,
      merchantId: null,
      dueAt: new Date(Date.now() + RETRY_MS),
      payload: { connection: connection.id, round },
    })
  }
}

async function book({ all, vendors }: RoundServices, connection: VendorConnection, round: VendorRound): Promise<void> {
  const { roundId, merchantId, playerId: memberId, currency, gameCode, stake, win } = round
  const entry = vendors.games.get(gameCode)
  if (!entry || vendors.connection(entry.vendor)?.id !== connection.id) throw new Error(`no game ${gameCode} of it`)
  const where = await all.row(
    { node_id: integer, exponent: integer },
    `select g.node_id, a.exponent from game_catalogue g, ledger_account a
      where g.vendor = $1 and g.code = $2
        and a.merchant_id = $3 and a.currency = $4 and a.kind = 'player' and a.owner = $5`,
    [entry.vendor.code, gameCode, merchantId, currency, memberId],
  )
  if (!where) throw new Error('nobody here has played it')
  const booked = await bookVendorRound(
    all,
    {
      adapter: connection.id,
      merchantId,
      memberId,
      currency: { code: currency, exponent: where.exponent },
      vendorId: entry.vendor.id,
      nodeId: where.node_id,
      roundId,
      stake,
      win,
    },
    connection.terms.limitsOf(currency),
  )
  if (booked.status !== 'OK') throw new Error(`${booked.status} ${booked.limit ?? ''}`.trim())
}

const connectionOf = ({ vendors }: RoundServices, id: string) =>
  vendors.ownWallets.find(({ connection }) => connection.id === id)?.connection
