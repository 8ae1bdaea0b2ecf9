import type { FreeRoundsStanding } from '@livery/contract/vendor-free-rounds'
import { fromMinor } from '@livery/locale/amount'
import {
  answerFreeRounds,
  type DueFreeRounds,
  dueFreeRounds,
  expireFreeRounds,
  merchantsWithLateRounds,
  tryFreeRounds,
} from '../../../ledger/free-rounds/free-rounds.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { DatabaseLogger } from '../../../platform/database/database-logger.ts'
import type { JobHandler } from '../../../platform/jobs/jobs.ts'
import type { ConnectedFreeRounds } from '../../../tenancy/vendors/connections.ts'
import type { Vendors } from '../../../tenancy/vendors/vendors.ts'
import { oneAtATime } from '../one-at-a-time.ts'

export const FREE_ROUNDS_JOB = 'freeRounds'

/** The pause between two runs; it is short because a member who has claimed rounds waits for them. */
const AGAIN_MS = 1_000
/** How long one run lasts before other jobs come first. */
const LOOK_MS = 5_000
const BATCH = 50

export interface FreeRoundsServices {
  readonly database: Pick<Database, 'of'>
  /** The database over all merchants. */
  readonly all: Database
  readonly vendors: Pick<Vendors, 'byCode' | 'games' | 'connection'>
  readonly log: Pick<DatabaseLogger, 'error'>
}

/** The job that orders free rounds from vendors and ends them, until each vendor has answered. */
export function freeRoundsJob(services: FreeRoundsServices): JobHandler {
  return {
    kind: FREE_ROUNDS_JOB,
    async run() {
      await lookAfterFreeRounds(services, Date.now() + LOOK_MS)
      return { again: new Date(Date.now() + AGAIN_MS) }
    },
  }
}

export async function lookAfterFreeRounds(services: FreeRoundsServices, untilMs: number): Promise<void> {
  for (const merchantId of await merchantsWithLateRounds(services.all)) {
    await services.database.of(merchantId).transaction(async (tx) => {
      await oneAtATime(tx, merchantId)
      await expireFreeRounds(tx, merchantId)
    })
  }
  for (const { id, merchantId } of await dueFreeRounds(services.all, BATCH)) {
    if (Date.now() >= untilMs) return
    await drive(services, merchantId, id)
  }
}

/** Sends an order to its vendor. The vendor knows it by its id, so several gateways may send it, and repeatedly. */
async function drive(services: FreeRoundsServices, merchantId: string, id: string): Promise<void> {
  const database = services.database.of(merchantId)
  // Committed before the request, so that whoever ends the rounds knows that the vendor may have received the order.
  const due = await tryFreeRounds(database, merchantId, id)
  if (!due) return
  const standing = await standingOf(services, due)
  if (!standing || standing.state === 'absent') return
  await database.transaction(async (tx) => {
    await oneAtATime(tx, merchantId)
    await answerFreeRounds(tx, merchantId, id, {
      isOpen: standing.state === 'open',
      refusal: standing.state === 'refused' ? standing.reason : null,
    })
  })
}

/** The vendor's state of an order; null where it is unknown, and the order is sent again. */
async function standingOf(
  { vendors, log }: FreeRoundsServices,
  due: DueFreeRounds,
): Promise<FreeRoundsStanding | null> {
  const vendor = vendors.byCode.get(due.vendor)
  const connection = vendor ? vendors.connection(vendor) : null
  const game = vendors.games.get(due.game)?.game
  // A vendor that is not connected now may be connected again.
  if (vendor && !connection) return null
  if (!connection?.freeRounds || !game) return { state: 'refused', reason: 'game' }
  try {
    if (due.state === 'ending') return await connection.freeRounds.cancel({ id: due.id })
    return await granted(connection.freeRounds, due, game)
  } catch (error) {
    log.error({ err: error, order: due.id, tries: due.tries }, 'nobody knows what a vendor made of free rounds')
    return null
  }
}

async function granted(
  freeRounds: ConnectedFreeRounds,
  due: DueFreeRounds,
  { gameType: type, gameClassify: classify }: { readonly gameType: string; readonly gameClassify?: string | undefined },
): Promise<FreeRoundsStanding> {
  if (due.tries > 1) {
    const known = await freeRounds.standing({ id: due.id })
    if (known.state !== 'absent') return known
  }
  return freeRounds.grant({
    id: due.id,
    merchantId: due.merchant_id,
    playerId: due.member_id,
    currency: { code: due.currency, exponent: due.exponent },
    game: {
      code: due.game,
      type: type as Parameters<typeof freeRounds.grant>[0]['game']['type'],
      ...(classify && { classify }),
    },
    rounds: due.rounds,
    stake: fromMinor(due.stake_minor, due.exponent),
    expiresAt: due.expires_at.toISOString(),
  })
}
