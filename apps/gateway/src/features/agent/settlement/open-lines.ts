import { CONTRACT_GAME_TYPES } from '@livery/contract/agent/contract-words'
import type { SettlementLine, SettlementMember } from '@livery/contract/agent/settlements'
import { fromMinor } from '@livery/locale/amount'
import Type from 'typebox'
import { shownAccount } from '../../../ledger/member-transfers/shown-account.ts'
import { bigint, boolean, integer, json, oneOf, type RowOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { type Line, lineKey, push } from '../computation/lines.ts'
import { isBelow } from '../is-below.ts'
import { type RunRow, StoredTerms } from './store/runs.ts'

type Run = Pick<RunRow, 'id' | 'merchant_id' | 'kind' | 'base' | 'exponent'>

/** How many members of a line are named. */
const MEMBERS_SHOWN = 50
/** The rounded-away part is counted in millionths. */
const MILLIONTHS_DIGITS = 6

/** The lines of a holder's bill, each with its parts; three statements read all of them. */
export async function openLines(
  sql: Sql,
  run: Run,
  agentId: string,
  holderId: string,
  lines: readonly Line[],
): Promise<SettlementLine[]> {
  if (lines.length === 0) return []
  const bases = [...new Set(lines.map(({ base }) => base))]
  const terms = await readTerms(sql, run, holderId, bases)
  const parts = await readParts(sql, run, agentId, holderId, bases)
  const members = await readMembers(sql, run, agentId, holderId, lines)
  return lines.map((line) => {
    const key = lineKey(line.base, line.gameType)
    const own = terms.get(line.base)?.find(({ gameType }) => gameType === line.gameType)
    return opened(run, line, own, parts.get(key) ?? [], members.get(key) ?? [])
  })
}

async function readTerms(sql: Sql, { merchant_id, kind }: Run, holderId: string, bases: readonly string[]) {
  const rows = await sql.rows(
    { base: text, terms: json(Type.Array(StoredTerms)) },
    `select base, terms from contract_holder
      where merchant_id = $1 and kind = $2 and base = any ($3) and holder_id = $4::bigint`,
    [merchant_id, kind, bases, holderId],
  )
  return new Map(rows.map(({ base, terms }) => [base, terms]))
}

const PART = {
  ...{ base: text, gameType: oneOf(CONTRACT_GAME_TYPES), run: text, member: text, account: text, opens: boolean },
  ...{ turnover: bigint, loss: bigint, active: integer, gross: bigint },
}

/**
 * Direct downlines with their own contract, as the run knew them.
 *
 * @param agentId who looks at the line
 */
async function readParts(
  sql: Sql,
  { id, merchant_id, kind }: Run,
  agentId: string,
  holderId: string,
  bases: readonly string[],
) {
  const rows = await sql.rows(
    PART,
    `select distinct on (l.base, l.game_type, l.holder_id) l.base, l.game_type as "gameType", l.run_id::text as run,
            l.holder_id::text as member, ${shownAccount('m')} as account,
            $4::bigint = $6::bigint or ${isBelow('$6::bigint', 'l.holder_id')} as opens, l.turnover_minor::text as turnover, l.loss_minor::text as loss, l.active, l.gross_minor::text as gross
       from contract_line l join member m on m.merchant_id = $1 and m.id = l.holder_id
      where l.merchant_id = $1 and l.kind = $2 and l.base = any ($3) and l.payer_id = $4::bigint and l.run_id <= $5::bigint
      order by l.base, l.game_type, l.holder_id, l.run_id desc`,
    [merchant_id, kind, bases, holderId, id, agentId],
  )
  return keyed(rows)
}

const MEMBER = {
  ...{ base: text, gameType: oneOf(CONTRACT_GAME_TYPES), member: text, account: text },
  ...{ stake: bigint, win: bigint, given: bigint, isBelow: boolean, all: integer },
}

/**
 * Members without their own contract whose play is in a line, as the run knew them; the greatest stakes of each line.
 *
 * @param agentId who looks at the line
 *
 * @param page how many to leave out of each line, and how many to read then
 */
export async function readMembers(
  sql: Sql,
  { id, merchant_id, kind }: Pick<Run, 'id' | 'merchant_id' | 'kind'>,
  agentId: string,
  holderId: string,
  lines: readonly Pick<Line, 'base' | 'gameType'>[],
  page = { after: 0, count: MEMBERS_SHOWN },
) {
  const rows = await sql.rows(
    MEMBER,
    `with line as (
       select * from unnest($3::text[], $4::text[]) as l (base, game_type)
     ), latest as (
       select distinct on (base, member_id, game_type) base, member_id, game_type, stake_minor, win_minor, given_minor
         from contract_input
        where merchant_id = $1 and kind = $2 and base = any ($3) and leader_id = $5::bigint and run_id <= $6::bigint
        order by base, member_id, game_type, run_id desc
     ), summed as (
       select l.base, l.game_type, i.member_id, sum(i.stake_minor) as stake, sum(i.win_minor) as win,
              sum(i.given_minor) as given,
              row_number() over (partition by l.base, l.game_type order by sum(i.stake_minor) desc, i.member_id) as place,
              (count(*) over (partition by l.base, l.game_type))::int as all
         from line l join latest i on i.base = l.base and (l.game_type = 'CONS' or i.game_type = l.game_type)
        group by l.base, l.game_type, i.member_id)
     select s.base, s.game_type as "gameType", m.id::text as member, ${shownAccount('m')} as account, s.stake::text as stake, s.win::text as win, s.given::text as given,
            m.id = $7::bigint or ${isBelow('$7::bigint', 'm.id')} as "isBelow", s.all
       from summed s join member m on m.merchant_id = $1 and m.id = s.member_id
      where s.place > $8 and s.place <= $9 order by s.base, s.game_type, s.place`,
    [
      ...[merchant_id, kind, lines.map((line) => line.base), lines.map((line) => line.gameType)],
      ...[holderId, id, agentId, page.after, page.after + page.count],
    ],
  )
  return keyed(rows)
}

/** A member of a line as the agent reads it. */
export function memberOf(
  { member, account, stake, win, given, isBelow }: RowOf<typeof MEMBER>,
  exponent: number,
): SettlementMember {
  const amount = (minor: bigint) => fromMinor(minor, exponent)
  return { member, account, isBelow, stake: amount(stake), win: amount(win), given: amount(given) }
}

function keyed<Row extends { readonly base: string; readonly gameType: string }>(rows: readonly Row[]) {
  const of = new Map<string, Row[]>()
  for (const row of rows) push(of, lineKey(row.base, row.gameType), row)
  return of
}

type RowsOf<Read extends (...values: never[]) => Promise<ReadonlyMap<string, readonly unknown[]>>> =
  Awaited<ReturnType<Read>> extends ReadonlyMap<string, infer Rows> ? Rows : never

function opened(
  { base, exponent }: Run,
  line: Line,
  terms: StoredTerms | undefined,
  parts: RowsOf<typeof readParts>,
  members: RowsOf<typeof readMembers>,
): SettlementLine {
  const amount = (minor: bigint) => fromMinor(minor, exponent)
  const { direct } = line
  return {
    ...{ base: line.base, isCorrection: line.base !== base, gameType: line.gameType },
    ...{ active: line.active, tier: line.tier, turnover: amount(line.turnover), loss: amount(line.loss) },
    rounding: belowUnit(line.rounding, exponent),
    direct: { turnover: amount(direct.turnover), loss: amount(direct.loss), active: direct.active },
    ...{ carriedIn: amount(line.carriedIn), carriedOut: amount(line.carriedOut) },
    rateType: terms?.rateType ?? 'P',
    rate: terms?.tiers[line.tier - 1]?.rate ?? null,
    ...{ gross: amount(line.gross), before: amount(line.before.gross), children: amount(line.children) },
    own: amount(line.gross - line.children),
    parts: parts.map(({ run, member, account, opens, turnover, loss, active, gross }) => ({
      ...{ run, member, account, opens, active },
      ...{ turnover: amount(turnover), loss: amount(loss), gross: amount(gross) },
    })),
    members: members.map((row) => memberOf(row, exponent)),
    moreMembers: Math.max(0, (members[0]?.all ?? 0) - members.length),
  }
}

/** Millionths of a minor unit as an amount; it has more decimals than the currency. */
function belowUnit(millionths: bigint, exponent: number): string {
  const decimals = String(millionths)
    .padStart(exponent + MILLIONTHS_DIGITS, '0')
    .replace(/0+$/, '')
  return decimals ? `0.${decimals}` : '0'
}
