import type { AgentLink, addAgentLink, changeAgentLink, removeAgentLink } from '@livery/contract/agent/links'
import { LiveryError } from '@livery/contract/errors'
import { fromMinor } from '@livery/locale/amount'
import type { Merchant } from '@livery/merchant/merchant'
import { stripBidi } from '@livery/rules/strip-bidi'
import { drawCode } from '../../members/team/draw-code.ts'
import { bigint, boolean, instant, integer, nullable, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { percentOf, rebateBpOf } from './percent.ts'
import type { AgentContext, AgentHandler } from './services.ts'
import { tellOwnDevices } from './tell.ts'
import { agentOf, type Viewed } from './viewer.ts'

/** More codes than anybody looks through. */
const MOST_LINKS = 200

/** The agent's codes, the latest first, each with the figures of those who joined by it. */
export async function readLinks(
  sql: Sql,
  { currency }: Pick<Merchant, 'currency'>,
  { merchantId, memberId }: Viewed,
): Promise<AgentLink[]> {
  const rows = await sql.rows(
    {
      code: text,
      kind: integer,
      rebate: integer,
      note: nullable(text),
      createdAt: instant,
      expiresAt: nullable(instant),
      usesMost: nullable(integer),
      uses: integer,
      isOpen: boolean,
      members: integer,
      deposits: bigint,
      bets: bigint,
    },
    `select c.code, c.member_kind as kind, c.rebate_bp as rebate, c.note, c.created_at as "createdAt",
            c.expires_at as "expiresAt", c.uses_most as "usesMost", c.uses,
            coalesce(c.expires_at > now(), true) and coalesce(c.uses < c.uses_most, true) as "isOpen",
            b.members, b.deposits::text as deposits, b.bets::text as bets
       from invitation_code c
      cross join lateral (
        select count(distinct p.member_id)::int as members,
               coalesce(sum(d.in_minor) filter (where d.kind = 'deposit'), 0) as deposits,
               coalesce(sum(d.out_minor) filter (where d.kind = 'play'), 0) as bets
          from team_member p
          left join team_day d on d.merchant_id = $1 and d.member_id = p.member_id and d.scope = 'own'
           and d.day = '0001-01-01' and d.currency = $3
         where p.merchant_id = $1 and p.code = c.code and p.upline_id = $2::bigint) b
      where c.merchant_id = $1 and c.member_id = $2::bigint and c.removed_at is null
      order by c.created_at desc, c.code limit ${MOST_LINKS}`,
    [merchantId, memberId, currency.code],
  )
  return rows.map(({ kind, rebate, note, createdAt, expiresAt, members, deposits, bets, ...row }) => ({
    ...row,
    kind: kind === 0 ? 'player' : 'agent',
    rebate: percentOf(rebate),
    note: note ?? '',
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    isOwn: note === null,
    brought: {
      members,
      deposits: fromMinor(deposits, currency.exponent),
      bets: fromMinor(bets, currency.exponent),
    },
  }))
}

/** Changes a link and sends an event to the agent's other devices, both in one transaction. */
function changed<Result>(
  { services }: Pick<AgentContext, 'services'>,
  { merchantId, memberId }: Viewed,
  change: (tx: Sql) => Promise<Result>,
): Promise<Result> {
  return services.database.transaction(async (tx) => {
    const result = await change(tx)
    if (result) await tellOwnDevices(tx, merchantId, memberId)
    return result
  })
}

export const addLinkHandler: AgentHandler<typeof addAgentLink> = async (context) => {
  const { request } = context
  const agent = await agentOf(context)
  const rebateBp = rebateBpOf(request.rebate, agent.rebateBp)
  const kind = request.kind === 'agent' ? agent.kind : 0
  const row = await changed(context, agent, (tx) =>
    tx.row(
      { code: text },
      `insert into invitation_code (merchant_id, code, member_id, note, member_kind, rebate_bp, expires_at, uses_most)
     select $1, $3, $2::bigint, $4, $5::smallint, $6::int, now() + make_interval(days => $7::int), $8::int
      where (select count(*) from invitation_code where merchant_id = $1 and member_id = $2::bigint and removed_at is null)
            < ${MOST_LINKS}
     on conflict do nothing returning code`,
      [
        agent.merchantId,
        agent.memberId,
        request.code ?? drawCode(),
        stripBidi(request.note).trim(),
        kind,
        rebateBp,
        request.days,
        request.usesMost,
      ],
    ),
  )
  if (!row) throw new LiveryError('VALIDATION', { fields: [{ field: 'code', code: 'taken' }] })
  return row
}

export const changeLinkHandler: AgentHandler<typeof changeAgentLink> = async (context) => {
  const { request } = context
  const agent = await agentOf(context)
  const rebateBp = rebateBpOf(request.rebate, agent.rebateBp)
  const found = await changed(context, agent, (tx) =>
    tx.run(
      `update invitation_code
        set note = $4, member_kind = $5::smallint, rebate_bp = $6::int,
            expires_at = now() + make_interval(days => $7::int), uses_most = case when $8::int > uses then $8::int when $8::int is not null then uses end
      where merchant_id = $1 and member_id = $2::bigint and code_key = lower($3) and removed_at is null and note is not null`,
      [
        agent.merchantId,
        agent.memberId,
        request.code,
        stripBidi(request.note).trim(),
        request.kind === 'agent' ? agent.kind : 0,
        rebateBp,
        request.days,
        request.usesMost,
      ],
    ),
  )
  if (found === 0) throw new LiveryError('NOT_FOUND')
  return {}
}

export const removeLinkHandler: AgentHandler<typeof removeAgentLink> = async (context) => {
  const agent = await agentOf(context)
  // The code stays taken, so that no other agent can receive visitors of the old link.
  const removed = await changed(context, agent, (tx) =>
    tx.run(
      `update invitation_code set removed_at = now()
      where merchant_id = $1 and member_id = $2::bigint and code_key = lower($3) and removed_at is null and note is not null`,
      [agent.merchantId, agent.memberId, context.request.code],
    ),
  )
  if (removed === 0) throw new LiveryError('NOT_FOUND')
  return {}
}
