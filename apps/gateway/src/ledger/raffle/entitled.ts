import { integer, json, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { ticketsOf } from './raffles.ts'
import { Terms } from './terms.ts'

/** The tickets that a fact gives, or the reason why it gives none. */
export type Entitled = { readonly currency: string; readonly amount: bigint } | 'early' | 'late' | 'most'

/**
 * The raffle that a fact's tickets are for, and how many of them the member may still get. Until the caller's
 * transaction ends, the raffle cannot be closed and the member gets no other tickets.
 */
export async function entitledTickets(
  sql: Sql,
  merchantId: string,
  memberId: string,
  raffleId: string,
  at: Date,
  worth: bigint,
): Promise<Entitled> {
  await sql.run(`select pg_advisory_xact_lock_shared(hashtextextended('raffles of ' || $1, 0))`, [merchantId])
  const open = await sql.row(
    { id: text, terms: json(Terms) },
    `select id, terms from raffle where merchant_id = $1 and raffle_id = $2 and state = 'open'
        and opens_at <= $3 and closes_at > $3`,
    [merchantId, raffleId, at],
  )
  if (!open) return (await isOver(sql, merchantId, raffleId, at)) ? 'late' : 'early'
  const currency = ticketsOf(open.id)
  const { perMember } = open.terms
  if (perMember === null) return { currency, amount: worth }
  // The lock that covers every reward of the member.
  await sql.run(`select pg_advisory_xact_lock(hashtextextended('reward ' || $1, 0))`, [memberId])
  const had = await sql.row(
    { tickets: integer },
    `select coalesce(sum(amount_minor), 0)::int as tickets from reward
      where member_id = $2 and merchant_id = $1 and currency = $3 and state in ('applying', 'issued', 'claimed')`,
    [merchantId, memberId, currency],
  )
  const left = BigInt(Math.max(0, perMember - had!.tickets))
  if (left === 0n) return 'most'
  return { currency, amount: worth < left ? worth : left }
}

async function isOver(sql: Sql, merchantId: string, raffleId: string, at: Date): Promise<boolean> {
  const row = await sql.row(
    { id: text },
    `select id from raffle where merchant_id = $1 and raffle_id = $2 and opens_at <= $3 limit 1`,
    [merchantId, raffleId, at],
  )
  return row !== null && row !== undefined
}
