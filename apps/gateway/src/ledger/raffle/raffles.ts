import { randomBytes } from 'node:crypto'
import { digestOfSeed } from '@livery/contract/rewards/raffle/draw'
import {
  arrayOf,
  boolean,
  bytes,
  instant,
  integer,
  json,
  nullable,
  oneOf,
  type RowOf,
  text,
} from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { KeySettings } from '../../platform/secrets/derived-key.ts'
import { sealed, unsealed } from '../../platform/secrets/seal.ts'
import { sealOwner } from '../../platform/secrets/sealed-columns.ts'
import { Terms } from './terms.ts'

/** When one raffle opens, closes and is drawn. */
export interface RaffleTimes {
  readonly opensMs: number
  readonly closesMs: number
  readonly drawsMs: number
}

const TICKETS = 'TICKETS'

/** Tickets of a raffle are an own currency, so that they cannot be used in another one. */
export const ticketsOf = (id: string) => `${TICKETS} ${id}`

/** The raffle whose tickets a currency is; undefined for every other currency. */
export function raffleOfTickets(currency: string): string | undefined {
  const [unit, id] = currency.split(' ')
  return unit === TICKETS ? id : undefined
}

/** Opens a raffle with a secret seed, once; false where it exists already. */
export async function openRaffle(
  sql: Sql,
  settings: KeySettings,
  raffle: RaffleTimes & {
    readonly merchantId: string
    readonly id: string
    readonly raffleId: string
    readonly terms: Terms
  },
): Promise<boolean> {
  const { merchantId, id, opensMs, closesMs, drawsMs } = raffle
  const seed = randomBytes(32)
  const opened = await sql.run(
    `insert into raffle (merchant_id, id, raffle_id, terms, opens_at, closes_at, draws_at, commitment, sealed_seed)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      ...[merchantId, id, raffle.raffleId, JSON.stringify(raffle.terms)],
      ...[new Date(opensMs), new Date(closesMs), new Date(drawsMs)],
      await digestOfSeed(seed.toString('hex')),
      sealed(settings, 'raffle-seed', seed, sealOwner([merchantId, id])),
    ],
  )
  return opened > 0
}

/**
 * Fixes the list of tickets; false where the raffle is not open, or where waiting facts may still change its tickets.
 */
export async function closeRaffle(sql: Sql, merchantId: string, id: string): Promise<boolean> {
  const row = await sql.row({ closed: boolean }, 'select raffle_close($1, $2) as closed', [merchantId, id])
  return row!.closed
}

/** The raffles whose next step is due at a moment. */
export async function dueRaffles(sql: Sql, merchantId: string, closedBy: Date, drawnBy: Date) {
  return sql.rows(
    { id: text, state: oneOf(['open', 'closed']) },
    `select id, state from raffle where merchant_id = $1
        and ((state = 'open' and closes_at <= $2) or (state = 'closed' and draws_at <= $3)) order by closes_at, id`,
    [merchantId, closedBy, drawnBy],
  )
}

const CLOSED = {
  raffleId: text,
  terms: json(Terms),
  listHash: text,
  entries: integer,
  sealedSeed: bytes,
  drawsAt: instant,
}
/** A raffle with a fixed list, locked for its draw. */
export type ClosedRaffle = RowOf<typeof CLOSED>

/** Locks a raffle that can be drawn; null where it was drawn already, or where tickets may still be taken back. */
export async function lockClosed(sql: Sql, merchantId: string, id: string): Promise<ClosedRaffle | null> {
  return sql.row(
    CLOSED,
    `select raffle_id as "raffleId", terms, list_hash as "listHash", entries, sealed_seed as "sealedSeed",
            draws_at as "drawsAt"
       from raffle where merchant_id = $1 and id = $2 and state = 'closed' and not raffle_waits($1, $2, draws_at)
        for update`,
    [merchantId, id],
  )
}

export function seedOf(settings: KeySettings, merchantId: string, id: string, { sealedSeed }: ClosedRaffle): string {
  return unsealed(settings, 'raffle-seed', sealedSeed, sealOwner([merchantId, id])).toString('hex')
}

/** Places on the list whose tickets were taken back later. */
export async function takenBackPlaces(sql: Sql, merchantId: string, id: string): Promise<readonly number[]> {
  const rows = await sql.rows(
    { entry: integer },
    `select entry from raffle_ticket where merchant_id = $1 and raffle = $2 and entry is not null and voided_at is not null
      order by entry`,
    [merchantId, id],
  )
  return rows.map(({ entry }) => entry)
}

export interface DrawnTicket {
  readonly entry: number
  readonly number: number
  readonly memberId: string
}

/** The tickets at places of the list. */
export async function ticketsAt(
  sql: Sql,
  merchantId: string,
  id: string,
  places: readonly number[],
): Promise<ReadonlyMap<number, DrawnTicket>> {
  const rows = await sql.rows(
    { entry: integer, number: integer, memberId: text },
    `select entry, number, member_id::text as "memberId" from raffle_ticket
      where merchant_id = $1 and raffle = $2 and entry = any ($3)`,
    [merchantId, id, places],
  )
  return new Map(rows.map((row) => [row.entry, row]))
}

/** Publishes a draw: from now on the seed is public. */
export async function publishDraw(
  sql: Sql,
  merchantId: string,
  id: string,
  { seed, takenBack }: { readonly seed: string; readonly takenBack: readonly number[] },
): Promise<void> {
  await sql.run(
    `update raffle set state = 'drawn', seed = $3, taken_back = $4, drawn_at = clock_timestamp()
      where merchant_id = $1 and id = $2`,
    [merchantId, id, seed, takenBack],
  )
}

export interface NewWinner {
  readonly place: number
  readonly prize: number
  readonly number: number
  readonly memberId: string
  readonly rewardId: string | null
  readonly expiresAt: Date
}

export async function addWinners(
  sql: Sql,
  merchantId: string,
  id: string,
  winners: readonly NewWinner[],
): Promise<void> {
  await sql.run(
    `insert into raffle_winner (merchant_id, raffle, place, prize, number, member_id, reward_id, expires_at)
     select $1, $2, (j ->> 'place')::int, (j ->> 'prize')::int, (j ->> 'number')::int, (j ->> 'memberId')::bigint,
            j ->> 'rewardId', (j ->> 'expiresAt')::timestamptz from jsonb_array_elements($3::jsonb) j`,
    [merchantId, id, JSON.stringify(winners)],
  )
}

const SHOWN = {
  id: text,
  raffleId: text,
  terms: json(Terms),
  state: oneOf(['open', 'closed', 'drawn']),
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  drawnAt: nullable(instant),
  tickets: integer,
  commitment: text,
  listHash: nullable(text),
  seed: nullable(text),
  takenBack: nullable(arrayOf(integer)),
}
export type RaffleRow = RowOf<typeof SHOWN>

/** A merchant's raffles that are not over, and the latest drawn ones. */
export async function shownRaffles(sql: Sql, merchantId: string, drawn: number): Promise<readonly RaffleRow[]> {
  return sql.rows(
    SHOWN,
    `select id, raffle_id as "raffleId", terms, state, opens_at as "opensAt", closes_at as "closesAt",
            draws_at as "drawsAt", drawn_at as "drawnAt", coalesce(entries, tickets) as tickets, commitment,
            list_hash as "listHash", seed, taken_back as "takenBack"
       from raffle r where merchant_id = $1 and (state <> 'drawn' or id in (
         select id from raffle where merchant_id = $1 and state = 'drawn' order by draws_at desc, id limit $2))
      order by (state = 'drawn'), case when state = 'drawn' then -extract(epoch from draws_at) else extract(epoch from draws_at) end, id`,
    [merchantId, drawn],
  )
}

/** The winners of these raffles; holders are masked as on the list. */
export async function winnersOf(sql: Sql, merchantId: string, ids: readonly string[]) {
  return sql.rows(
    { raffle: text, place: integer, prize: integer, number: integer, holder: text },
    `select w.raffle, w.place, w.prize, w.number, t.holder
       from raffle_winner w join raffle_ticket t on t.raffle = w.raffle and t.number = w.number and t.merchant_id = w.merchant_id
      where w.merchant_id = $1 and w.raffle = any ($2) order by w.raffle, w.place`,
    [merchantId, ids],
  )
}

/** The list that the draw uses, from a place on. */
export async function entriesFrom(sql: Sql, merchantId: string, id: string, from: number, limit: number) {
  return sql.rows(
    { number: integer, holder: text },
    `select number, holder from raffle_ticket
      where raffle = $2 and merchant_id = $1 and entry >= $3 and entry < $3 + $4 order by entry`,
    [merchantId, id, from, limit],
  )
}
