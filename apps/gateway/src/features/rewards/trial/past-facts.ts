import type { Merchant } from '@livery/merchant/merchant'
import { instant, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { DueFact } from '../judging/due-facts.ts'
import { readFacts } from '../judging/facts.ts'
import { invitersOf } from '../judging/invitations.ts'
import { TRIAL } from '../judging/members.ts'
import type { Fact, FactKind } from '../rules/judge.ts'

/** Members read together, and facts read together. */
const MEMBERS = 200
const FACTS = 2_000

/** The facts of each kind about members (`$2`) between two moments (`$3`, `$4`), each with its key. */
const KNOWN: Readonly<Partial<Record<FactKind, string>>> = {
  round: `select member_id, adapter || ' ' || round_id as key, closed_at as at from game_round
           where merchant_id = $1 and member_id = any ($2::bigint[]) and closed_at >= $3 and closed_at < $4`,
  deposit: `select d.member_id, d.reference as key, min(f.at) as at
              from deposit d join deposit_receipt f on f.reference = d.reference
             where d.merchant_id = $1 and d.member_id = any ($2::bigint[]) and f.posting_id is not null
             group by d.member_id, d.reference having min(f.at) >= $3 and min(f.at) < $4`,
  signUp: `select id as member_id, 'signUp' as key, created_at as at from member
            where merchant_id = $1 and id = any ($2::bigint[]) and created_at >= $3 and created_at < $4`,
  signIn: `select member_id, encode(substring(token_hash from 1 for 12), 'hex') as key, created_at as at from session
            where merchant_id = $1 and member_id = any ($2::bigint[]) and created_at >= $3 and created_at < $4`,
  level: `select v.member_id, e::text as key, v.at from vip_change v cross join generate_series(v.from_level + 1, v.to_level) e
           where v.merchant_id = $1 and v.member_id = any ($2::bigint[]) and v.reason = 'reached' and v.at >= $3 and v.at < $4`,
  referral: `select a.owner_id as member_id, a.member_id::text as key, a.at
               from ${invitersOf('array(select member_id from referral where merchant_id = $1)')} a
              where a.owner_id = any ($2::bigint[]) and a.at >= $3 and a.at < $4`,
}

export const isKnown = (kind: FactKind): boolean => KNOWN[kind] !== undefined

/**
 * A merchant's facts of a kind between two moments in their present state, member by member, each member's in the order
 * of time.
 */
export async function* pastFacts(
  sql: Sql,
  merchant: Merchant,
  kind: FactKind,
  from: Date,
  to: Date,
): AsyncGenerator<readonly Fact[]> {
  let last = '0'
  for (;;) {
    const members = await sql.rows(
      { id: text },
      `select id::text as id from member where merchant_id = $1 and id > $2::bigint and kind <> ${TRIAL} order by id limit ${MEMBERS}`,
      [merchant.id, last],
    )
    if (members.length === 0) return
    last = members.at(-1)!.id
    const rows = await sql.rows(
      { memberId: text, key: text, at: instant },
      `select member_id::text as "memberId", key, at from (${KNOWN[kind]}) known order by member_id, at, key`,
      [merchant.id, members.map(({ id }) => id), from, to],
    )
    const due = rows.map(({ at, ...row }): DueFact => ({ ...row, kind, atMs: at.getTime() }))
    for (let index = 0; index < due.length; index += FACTS)
      yield await readFacts(sql, merchant, due.slice(index, index + FACTS))
  }
}
