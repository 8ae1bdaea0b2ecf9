import { CONTRACT_GAME_TYPES, type ContractKind } from '@livery/contract/agent/contract-words'
import { bigint, integer, oneOf, type RowOf, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'
import { type Line, push } from '../../computation/lines.ts'

const LINE = {
  base: text,
  holder: text,
  payer: text,
  contract: text,
  gameType: oneOf(CONTRACT_GAME_TYPES),
  tier: integer,
  turnover: bigint,
  loss: bigint,
  active: integer,
  directTurnover: bigint,
  directLoss: bigint,
  directActive: integer,
  carriedIn: bigint,
  carriedOut: bigint,
  gross: bigint,
  rounding: integer,
  children: bigint,
  beforeGross: bigint,
  beforeChildren: bigint,
}

const COLUMNS = `base, holder_id::text as holder, payer_id::text as payer, contract, game_type as "gameType", tier,
  turnover_minor::text as turnover, loss_minor::text as loss, active, direct_turnover_minor::text as "directTurnover",
  direct_loss_minor::text as "directLoss", direct_active as "directActive", carried_in_minor::text as "carriedIn",
  carried_out_minor::text as "carriedOut", gross_minor::text as gross, rounding, children_minor::text as children,
  before_gross_minor::text as "beforeGross", before_children_minor::text as "beforeChildren"`

function lineOf(row: RowOf<typeof LINE>): Line {
  const { payer, directTurnover, directLoss, directActive, beforeGross, beforeChildren, rounding, ...rest } = row
  return {
    ...rest,
    payer: payer === '0' ? null : payer,
    rounding: BigInt(rounding),
    direct: { turnover: directTurnover, loss: directLoss, active: directActive },
    before: { gross: beforeGross, children: beforeChildren },
  }
}

/** What was billed of some bases before a run. */
export async function readNoted(
  sql: Sql,
  merchantId: string,
  kind: ContractKind,
  bases: readonly string[],
  runId: string,
): Promise<ReadonlyMap<string, readonly Line[]>> {
  const rows = await sql.rows(
    LINE,
    `select distinct on (base, holder_id, game_type) ${COLUMNS} from contract_line
      where merchant_id = $1 and kind = $2 and base = any ($3) and run_id < $4::bigint
      order by base, holder_id, game_type, run_id desc`,
    [merchantId, kind, bases, runId],
  )
  const lines = new Map<string, Line[]>()
  for (const row of rows) push(lines, row.base, lineOf(row))
  return lines
}

/** The lines of a run in the order of their computation, for one holder where one is named. */
export async function readLines(
  sql: Sql,
  merchantId: string,
  runId: string,
  holderId?: string,
): Promise<readonly Line[]> {
  const rows = await sql.rows(
    LINE,
    `with l as (
       select * from contract_line
        where merchant_id = $1 and run_id = $2::bigint and ($3::bigint is null or holder_id = $3::bigint))
     select ${COLUMNS} from l
       join (select base as of_base, min(base_from) as begins from contract_run
              where merchant_id = $1 and (kind, base) in (select kind, base from l) group by base) r
         on r.of_base = l.base
      order by r.begins, l.holder_id, l.game_type collate "C"`,
    [merchantId, runId, holderId ?? null],
  )
  return rows.map(lineOf)
}

export async function writeLines(
  sql: Sql,
  { merchantId, kind, runId, base }: { merchantId: string; kind: ContractKind; runId: string; base: string },
  lines: readonly Line[],
): Promise<void> {
  const rows = lines.map((line) => ({
    ...{ base: line.base, holder: line.holder, payer: line.payer ?? '0', contract: line.contract, type: line.gameType },
    ...{ tier: line.tier, turnover: `${line.turnover}`, loss: `${line.loss}`, active: line.active },
    direct_turnover: `${line.direct.turnover}`,
    direct_loss: `${line.direct.loss}`,
    direct_active: line.direct.active,
    carried_in: `${line.carriedIn}`,
    carried_out: `${line.carriedOut}`,
    ...{ gross: `${line.gross}`, rounding: Number(line.rounding), children: `${line.children}` },
    before_gross: `${line.before.gross}`,
    before_children: `${line.before.children}`,
  }))
  await sql.run(
    `insert into contract_line (merchant_id, kind, run_id, base, holder_id, payer_id, game_type, contract, is_correction, tier,
                                turnover_minor, loss_minor, active, direct_turnover_minor, direct_loss_minor, direct_active,
                                carried_in_minor, carried_out_minor, gross_minor, rounding, children_minor,
                                before_gross_minor, before_children_minor)
     select $1, $2, $3::bigint, base, holder, payer, type, contract, base <> $4, tier, turnover, loss, active, direct_turnover,
            direct_loss, direct_active, carried_in, carried_out, gross, rounding, children, before_gross, before_children
       from jsonb_to_recordset($5) as l (
         base text, holder bigint, payer bigint, type text, contract text, tier smallint, turnover numeric, loss numeric,
         active int, direct_turnover numeric, direct_loss numeric, direct_active int, carried_in numeric, carried_out numeric,
         gross numeric, rounding int, children numeric, before_gross numeric, before_children numeric)`,
    [merchantId, kind, runId, base, JSON.stringify(rows)],
  )
}
