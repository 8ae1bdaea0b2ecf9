import type { betRecords } from '@livery/contract/account/history/bets'
import type { RequestOf, ResponseOf } from '@livery/contract/call'
import { bindHandlers } from '../../../calls/handlers.ts'
import { gamesNamed, readRound, readRounds, readRoundsNamed } from '../../../members/history/bets.ts'
import { type Owner, ownerOf } from '../../../members/history/owner.ts'
import { periodOf } from '../../../members/history/period.ts'
import { readTotals } from '../../../members/history/play-sums.ts'
import { readProfit } from '../../../members/history/profit.ts'
import { readMovements, readMovementTotals } from '../../../members/history/transactions.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { AccountServices } from '../services.ts'

/** Requests a minute from one address: enough for a person who turns pages or exports a file. */
const PER_MINUTE = 120

export function historyHandlers(services: AccountServices) {
  return bindHandlers(services, {
    betRecords: {
      perMinute: PER_MINUTE,
      handle: async ({ services, site, account, request }) => bets(services.database, ownerOf(site, account), request),
    },
    betRecord: {
      perMinute: PER_MINUTE,
      handle: async ({ services, site, account, request }) =>
        readRound(services.database, ownerOf(site, account), request),
    },
    transactions: {
      perMinute: PER_MINUTE,
      handle: async ({ services: { database }, site, account, request }) => {
        const owner = ownerOf(site, account)
        const period = periodOf(request, owner.timeZone)
        const page = await readMovements(database, owner, period, request)
        // Only the first page carries sums and kinds.
        const sums = request.cursor ? null : await readMovementTotals(database, owner, period, request.kind)
        return { period, totals: sums?.totals ?? null, kinds: sums?.kinds ?? [], ...page }
      },
    },
    personalProfit: {
      perMinute: PER_MINUTE,
      handle: async ({ services, site, account, request }) => {
        const owner = ownerOf(site, account)
        const period = periodOf(request, owner.timeZone)
        return { period, ...(await readProfit(services.database, owner, period)) }
      },
    },
  })
}

async function bets(
  sql: Sql,
  owner: Owner,
  request: RequestOf<typeof betRecords>,
): Promise<ResponseOf<typeof betRecords>> {
  const { vendor, gameType, state, search, language, cursor } = request
  const period = periodOf(request, owner.timeZone)
  const named = search && !cursor ? await readRoundsNamed(sql, owner, search, language) : []
  if (named.length > 0) return { period, totals: null, rounds: named, next: null }
  const filter = {
    ...(vendor && { vendor }),
    ...(gameType && { gameType }),
    ...(state && { state }),
    ...(search && { nodes: await gamesNamed(sql, owner, period, search, language) }),
  }
  const page = await readRounds(sql, owner, period, filter, request)
  return { period, totals: cursor ? null : await readTotals(sql, owner, period, filter), ...page }
}
