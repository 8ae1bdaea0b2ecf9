import type { ContractKind } from '@livery/contract/agent/contract-words'
import { arrayOf, bigint, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'
import { type InputRow, push } from '../engine/lines.ts'

interface ReadBase {
  readonly key: string
  readonly from: Date
  readonly to: Date
  /** When it was read before; null for one that was not. */
  readonly since: Date | null
}

/** Notes what members did in some bases, as of one moment; answers those of which more is known now. */
export async function noteInputs(
  sql: Sql,
  { merchantId, kind, runId, currency }: { merchantId: string; kind: ContractKind; runId: string; currency: string },
  bases: readonly ReadBase[],
): Promise<ReadonlySet<string>> {
  const row = await sql.row(
    { changed: arrayOf(text) },
    'select contract_read($1, $2, $3::bigint, $4, $5, $6::timestamptz[], $7::timestamptz[], $8::timestamptz[]) as changed',
    [
      ...[merchantId, kind, runId, currency],
      bases.map(({ key }) => key),
      bases.map(({ from }) => from),
      bases.map(({ to }) => to),
      bases.map(({ since }) => since),
    ],
  )
  return new Set(row!.changed)
}

const INPUT = {
  base: text,
  memberId: text,
  leaderId: text,
  gameType: text,
  stakeMinor: bigint,
  winMinor: bigint,
  givenMinor: bigint,
}

/** What is noted of some bases, as a run knew it. */
export async function readInputs(
  sql: Sql,
  merchantId: string,
  kind: ContractKind,
  bases: readonly string[],
  runId: string,
): Promise<ReadonlyMap<string, readonly InputRow[]>> {
  const rows = await sql.rows(
    INPUT,
    `select distinct on (base, member_id, game_type) base, member_id::text as "memberId", leader_id::text as "leaderId",
            game_type as "gameType", stake_minor::text as "stakeMinor", win_minor::text as "winMinor",
            given_minor::text as "givenMinor"
       from contract_input where merchant_id = $1 and kind = $2 and base = any ($3) and run_id <= $4::bigint
      order by base, member_id, game_type, run_id desc`,
    [merchantId, kind, bases, runId],
  )
  const inputs = new Map<string, InputRow[]>()
  for (const { base, ...row } of rows) push(inputs, base, row)
  return inputs
}
