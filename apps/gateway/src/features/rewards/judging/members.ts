import { createHash } from 'node:crypto'
import { instant, integer, nullable, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { Judged } from '../rules/judge.ts'

/** A member with what programmes need to know, and the latest address and device. */
export interface JudgedMember extends Judged {
  readonly address: string | null
  readonly device: string | null
}

/** Trial accounts have no money of their own and get nothing. */
export const TRIAL = 4

/** The members of the facts, by id; trial accounts and deleted members are left out. */
export async function readMembers(
  sql: Sql,
  merchantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, JudgedMember>> {
  const [rows, joins] = [
    await sql.rows(
      {
        id: text,
        level: integer,
        createdAt: instant,
        language: nullable(text),
        ip: nullable(text),
        agent: nullable(text),
      },
      `select m.id::text as id, m.vip_level as level, m.created_at as "createdAt", m.language, s.ip, s.user_agent as agent
         from member m left join lateral (
           select ip, user_agent from session where merchant_id = $1 and member_id = m.id
            order by created_at desc limit 1) s on true
        where m.merchant_id = $1 and m.id = any ($2::bigint[]) and m.kind <> ${TRIAL}`,
      [merchantId, ids],
    ),
    await sql.rows(
      { memberId: text, programmeId: text, at: instant },
      `select member_id::text as "memberId", programme_id as "programmeId", at from reward_join
        where merchant_id = $1 and member_id = any ($2::bigint[])`,
      [merchantId, ids],
    ),
  ]
  const joined = new Map<string, Map<string, number>>()
  for (const { memberId, programmeId, at } of joins) {
    const own = joined.get(memberId) ?? new Map<string, number>()
    joined.set(memberId, own.set(programmeId, at.getTime()))
  }
  return new Map(
    rows.map(({ id, level, createdAt, language, ip, agent }) => [
      id,
      {
        level,
        createdMs: createdAt.getTime(),
        language,
        joinedMs: joined.get(id) ?? new Map(),
        address: ip,
        device: agent === null ? null : createHash('sha256').update(agent).digest('hex').slice(0, 24),
      },
    ]),
  )
}
