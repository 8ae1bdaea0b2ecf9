import { RATE_TYPES } from '@livery/contract/agent/contract-rules'
import { CONTRACT_GAME_TYPES } from '@livery/contract/agent/contract-words'
import { CONTRACT_STEPS, type Contract, type ContractStep, ContractTier } from '@livery/contract/agent/contracts'
import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { oneOf as oneOfWords } from '@livery/contract/schemas'
import Type from 'typebox'
import { accountAbove, payerAccount, shownAccount } from '../../../ledger/member-transfers/shown-account.ts'
import { fromWord, toWord } from '../../../members/history/cursor.ts'
import { instant, integer, json, nullable, oneOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { Viewed } from '../viewer.ts'
import { CONTRACT, CONTRACT_COLUMNS, type ContractRow } from './store.ts'

const PAGE_SIZE = 20
const MemberPlace = Type.String({ pattern: '^[0-9]{1,18}$' })

function contractOf({ id, gameType, rateType, tiers, state, since, until }: ContractRow): Contract {
  return {
    ...{ id, gameType, rateType, tiers, state },
    since: since?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
  }
}

/** Contracts that matter now: open offers, and those in force, about to begin or about to end. */
export const PRESENT = `(c.state in ('P', 'E') or (c.state in ('A', 'V', 'C') and (c.until is null or (c.until > now() and c.until > c.since))))`

type Page = Pick<ResponseOf<Calls['agentContracts']>, 'members' | 'next'>

/** An offer that was refused and followed by no other: whoever made it would otherwise see it disappear. */
const LATEST_REFUSED = `(c.state = 'R' and not exists (
  select 1 from contract n where n.merchant_id = c.merchant_id and n.holder_id = c.holder_id and n.kind = c.kind
     and n.game_type = c.game_type and n.id > c.id))`

/** The direct downlines of an agent, page by page, with their contracts of a kind. */
export async function readBelow(
  sql: Sql,
  agent: Viewed,
  { kind, member, cursor }: RequestOf<Calls['agentContracts']>,
): Promise<Page> {
  const members = await sql.rows(
    { id: text, account: text, kind: integer },
    `select m.id::text as id, ${shownAccount('m')} as account, m.kind
       from team_member t join member m on m.merchant_id = $1 and m.id = t.member_id
      where t.merchant_id = $1 and t.upline_id = $2::bigint and ($3::bigint is null or t.member_id > $3::bigint)
        and m.status = 'active' and ($4::bigint is null or t.member_id = $4::bigint)
      order by t.member_id limit ${PAGE_SIZE + 1}`,
    [agent.merchantId, agent.memberId, cursor === undefined ? null : fromWord(MemberPlace, cursor), member ?? null],
  )
  const shown = members.slice(0, PAGE_SIZE)
  const contracts = await sql.rows(
    CONTRACT,
    `select ${CONTRACT_COLUMNS} from contract c
      where c.merchant_id = $1 and c.payer_id = $2::bigint and c.kind = $3 and c.holder_id = any ($4::bigint[])
        and (${PRESENT} or ${LATEST_REFUSED})
      order by c.game_type, c.id`,
    [agent.merchantId, agent.memberId, kind, shown.map(({ id }) => id)],
  )
  return {
    members: shown.map(({ id, account, kind: memberKind }) => ({
      ...{ id, account, kind: memberKind === 0 ? ('player' as const) : ('agent' as const) },
      contracts: contracts.filter(({ holder }) => holder === id).map(contractOf),
    })),
    next: members.length > PAGE_SIZE ? toWord(shown.at(-1)!.id) : null,
  }
}

/** The contracts between a member and the agent right above: offered, and in force. */
export function readHeld(sql: Sql, merchantId: string, memberId: string) {
  return sql.rows(
    { ...CONTRACT, payerAccount: text },
    `select ${CONTRACT_COLUMNS}, ${accountAbove('p')} as "payerAccount"
       from contract c join member p on p.merchant_id = $1 and p.id = c.payer_id
       join team_member t on t.merchant_id = $1 and t.member_id = c.holder_id and t.upline_id = c.payer_id
      where c.merchant_id = $1 and c.holder_id = $2::bigint and ${PRESENT}
      order by c.game_type, c.since nulls last, c.id`,
    [merchantId, memberId],
  )
}

const SNAPSHOT = json(
  Type.Object({
    gameType: oneOfWords(CONTRACT_GAME_TYPES),
    rateType: oneOfWords(RATE_TYPES),
    tiers: Type.Array(ContractTier),
    since: Type.Union([Type.String(), Type.Null()]),
    until: Type.Union([Type.String(), Type.Null()]),
  }),
)

/** The history of an agent's own contracts and of those given on, the latest first. */
export async function readHistory(
  sql: Sql,
  agent: Viewed,
  { kind, cursor }: RequestOf<Calls['contractHistory']>,
): Promise<ResponseOf<Calls['contractHistory']>> {
  const rows = await sql.rows(
    {
      ...{ id: text, contract: text, at: instant, state: oneOf(CONTRACT_STEPS), payer: text, holder: text },
      ...{ actor: nullable(text), snapshot: SNAPSHOT },
    },
    `select s.id::text as id, s.contract_id::text as contract, s.at, s.state, ${payerAccount('p')} as payer,
            ${shownAccount('h')} as holder, case when s.actor_id = s.payer_id then ${payerAccount('a')} else ${shownAccount('a')} end as actor, s.snapshot
       from contract_step s
       join member p on p.merchant_id = $1 and p.id = s.payer_id
       join member h on h.merchant_id = $1 and h.id = s.holder_id
       left join member a on a.merchant_id = $1 and a.id = s.actor_id
      where s.merchant_id = $1 and s.kind = $3 and (s.payer_id = $2::bigint or s.holder_id = $2::bigint)
        and ($4::bigint is null or s.id < $4::bigint)
      order by s.id desc limit ${PAGE_SIZE + 1}`,
    [agent.merchantId, agent.memberId, kind, cursor === undefined ? null : fromWord(MemberPlace, cursor)],
  )
  const iso = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString())
  const steps = rows.slice(0, PAGE_SIZE).map(
    ({ snapshot, at, ...row }): ContractStep => ({
      ...row,
      ...snapshot,
      at: at.toISOString(),
      since: iso(snapshot.since),
      until: iso(snapshot.until),
    }),
  )
  return { steps, next: rows.length > PAGE_SIZE ? toWord(steps.at(-1)!.id) : null }
}
