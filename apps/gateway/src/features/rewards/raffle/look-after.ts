import type { Merchant } from '@livery/merchant/merchant'
import { closeRaffle, dueRaffles, openRaffle } from '../../../ledger/raffle/raffles.ts'
import { termsOf } from '../../../ledger/raffle/terms.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { DatabaseLogger } from '../../../platform/database/database-logger.ts'
import { text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { publishEvent } from '../../../platform/events/publish.ts'
import type { JobHandler } from '../../../platform/jobs/jobs.ts'
import type { KeySettings } from '../../../platform/secrets/derived-key.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { type Round, roundAt, type StatedRaffle } from '../rules/raffle-rounds.ts'
import { type DrawServices, drawRaffle, versionOf } from './draw.ts'

/** How long before its opening a raffle's terms are fixed and its seed is committed to. */
const LEAD_MS = 3_600_000
/** A fact from before a moment may be written shortly after it. */
const GRACE_MS = 60_000
const AGAIN_MS = 1_000
/** The pause after a failure at a merchant. */
const RETRY_MS = 15_000
export const RAFFLES_JOB = 'raffles'

export interface RaffleJobServices extends DrawServices {
  readonly database: Pick<Database, 'of'>
  /** The database over all merchants. */
  readonly all: Database
  readonly loaded: () => readonly Merchant[]
  /** A live merchant, loaded or not. */
  readonly merchantOf: (id: string) => Promise<Merchant | undefined>
  readonly log: Pick<DatabaseLogger, 'error'>
}

/** The job that opens, closes and draws raffles, each step once however many gateways run. */
export function raffleJob({ database, all, loaded, merchantOf, log, ...services }: RaffleJobServices): JobHandler {
  const retryMs = new Map<string, number>()
  /** A failure at one merchant makes only this merchant wait for a while. */
  const alone = async (id: string, work: () => Promise<void>) => {
    if (Date.now() < (retryMs.get(id) ?? 0)) return
    try {
      await work()
    } catch (error) {
      retryMs.set(id, Date.now() + RETRY_MS)
      log.error({ err: error, merchant: id }, 'the raffles of a merchant could not be looked after')
    }
  }
  const known = new Set<string>()
  return {
    kind: RAFFLES_JOB,
    async run() {
      const nowMs = Date.now()
      for (const merchant of loaded())
        await alone(merchant.id, () => openRaffles(database.of(merchant.id), services.settings, merchant, nowMs, known))
      for (const id of await merchantsDue(all)) {
        await alone(id, async () => {
          const merchant = await merchantOf(id)
          if (merchant) await moveRaffles(database.of(id), services, merchant, nowMs)
        })
      }
      return { again: new Date(Date.now() + AGAIN_MS) }
    },
  }
}

/** The merchants with a raffle to close or draw. */
async function merchantsDue(all: Database): Promise<readonly string[]> {
  const rows = await all.rows(
    { id: text },
    `select distinct merchant_id as id from raffle
      where state <> 'drawn' and case state when 'open' then closes_at else draws_at end <= clock_timestamp()`,
  )
  return rows.map(({ id }) => id)
}

/** Opens the raffles whose time has come or comes soon. `known` holds those that are certainly open. */
export async function openRaffles(
  database: Database,
  settings: KeySettings,
  merchant: Merchant,
  nowMs: number,
  known: Set<string> = new Set(),
): Promise<void> {
  for (const raffle of merchant.raffles ?? []) {
    for (const round of comingRounds(raffle, merchant.timeZone, nowMs)) {
      const key = `${merchant.id} ${round.id}`
      if (known.has(key)) continue
      await database.transaction((tx) => openRound(tx, settings, merchant, raffle, round))
      known.add(key)
    }
  }
}

function comingRounds(raffle: StatedRaffle, timeZone: string, nowMs: number): readonly Round[] {
  return [0, 1].flatMap((weeks) => {
    const round = roundAt(raffle, timeZone, nowMs, weeks)
    return round && round.opensMs - LEAD_MS <= nowMs && nowMs < round.closesMs ? [round] : []
  })
}

/** Fixes a raffle's terms and its seed. */
export async function openRound(
  sql: Sql,
  settings: KeySettings,
  { id: merchantId }: Merchant,
  raffle: StatedRaffle,
  round: Round,
): Promise<void> {
  const terms = termsOf(raffle)
  if (!(await openRaffle(sql, settings, { ...round, merchantId, raffleId: raffle.id, terms }))) return
  await sql.run(
    'insert into reward_rule (merchant_id, programme_id, version, rule) values ($1, $2, $3, $4::jsonb) on conflict do nothing',
    [merchantId, raffle.id, versionOf(terms), JSON.stringify(terms)],
  )
  await tell(sql, merchantId, round.id, 'open')
}

/**
 * Closes and draws the raffles due at a moment; one with waiting facts is left for the next run. A raffle that cannot
 * be drawn does not stop later ones: its error is thrown at the end.
 */
export async function moveRaffles(
  database: Database,
  services: DrawServices,
  merchant: Merchant,
  nowMs: number,
): Promise<void> {
  const settled = new Date(nowMs - GRACE_MS)
  const faults: unknown[] = []
  for (const { id } of await dueRaffles(database, merchant.id, settled, settled)) {
    await moveOn(database, services, merchant, id, settled).catch((fault: unknown) => faults.push(fault))
  }
  if (faults.length > 0) throw faults[0]
}

async function moveOn(database: Database, services: DrawServices, merchant: Merchant, id: string, settled: Date) {
  await database.transaction((tx) => closeRound(tx, merchant, id))
  if (!(await isDrawable(database, merchant.id, id, settled))) return
  await database.transaction((tx) => drawRaffle(tx, services, merchant, id))
}

/** No fact may be judged meanwhile, because a running judgement may give tickets. */
export async function closeRound(sql: Sql, { id: merchantId }: Merchant, id: string): Promise<void> {
  await oneAtATime(sql, merchantId)
  if (await closeRaffle(sql, merchantId, id)) await tell(sql, merchantId, id, 'closed')
}

async function isDrawable(sql: Sql, merchantId: string, id: string, settled: Date): Promise<boolean> {
  const due = await dueRaffles(sql, merchantId, new Date(0), settled)
  return due.some((one) => one.id === id)
}

const tell = (sql: Sql, merchantId: string, id: string, state: string) =>
  publishEvent(sql, { merchantId, memberId: null }, { kind: 'raffle', id, state, at: new Date().toISOString() })
