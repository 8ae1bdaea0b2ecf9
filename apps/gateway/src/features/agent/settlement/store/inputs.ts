import type { ContractKind } from '@livery/contract/agent/contract-words'
import { arrayOf, bigint, nullable, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'
import { type InputRow, push } from '../../computation/lines.ts'

interface ReadBase {
  readonly key: string
  readonly from: Date
  readonly to: Date
  /** When the base was read last; null if never. */
  readonly since: Date | null
}

/** Members per statement, so that no statement exceeds its time limit. */
const MEMBERS = 4_000

/** Records the members' figures in some bases; answers the bases with new data. */
export async function noteInputs(
  sql: Sql,
  { merchantId, kind, runId, currency }: { merchantId: string; kind: ContractKind; runId: string; currency: string },
  bases: readonly ReadBase[],
): Promise<ReadonlySet<string>> {
  const changed = new Set<string>()
  const values = [
    ...[merchantId, kind, runId, currency],
    bases.map(({ key }) => key),
    bases.map(({ from }) => from),
    bases.map(({ to }) => to),
    bases.map(({ since }) => since),
  ]
  for (let after: string | null = '0'; after !== null; ) {
    const row: { changed: string[]; last: string | null } | null = await sql.row(
      { changed: arrayOf(text), last: nullable(text) },
      `select changed, last::text as last
         from contract_read($1, $2, $3::bigint, $4, $5, $6::timestamptz[], $7::timestamptz[], $8::timestamptz[],
                            $9::bigint, ${MEMBERS})`,
      [...values, after],
    )
    for (const base of row!.changed) changed.add(base)
    after = row!.last
  }
  return changed
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

/** The recorded figures of some bases, as a run knew them. */
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
