import type { ContractKind } from '@livery/contract/agent/contract-words'
import { fromMinor } from '@livery/locale/amount'
import { text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { digestOf, inputsDigest, textOf } from '../computation/canonical.ts'
import type { BaseInputs, InputRow, Line } from '../computation/lines.ts'
import { settle } from '../computation/settle.ts'
import { readRun } from './settle-period.ts'
import { readBills } from './store/bills.ts'
import { readLines } from './store/lines.ts'
import { baseOf, type RunRow, runByKey } from './store/runs.ts'

interface Replayed {
  /** The stored and the computed result. */
  readonly written: string
  readonly computed: string
  /** Differences between the two; none where they agree. */
  readonly faults: readonly string[]
}

/** Computes a closed period again from its stored inputs, and compares it with what was written. */
export async function replayRun(sql: Sql, run: RunRow): Promise<Replayed> {
  const { merchant_id: merchantId, kind, id, bases } = run
  const inputs = await readRun(sql, merchantId, kind, id, bases, bases.list.map(baseOf), run.exponent)
  const bills = await readBills(sql, { merchantId, kind, runId: id }, null)
  const noted = new Map(bills.map((bill) => [`${bill.holder} ${bill.payer}`, bill]))
  const computed = textOf(
    settle({
      bases: inputs.bases as [BaseInputs],
      former: inputs.former,
      owedOf: (holder, payer) => noted.get(`${holder} ${payer}`)?.owedBefore ?? 0n,
      openOf: (holder, payer) => noted.get(`${holder} ${payer}`)?.taken ?? 0n,
    }),
  )
  const written = textOf({ lines: await readLines(sql, merchantId, id), bills })
  const faults = [
    ...(inputsDigest(run.version, inputs.bases) === run.inputs_hash ? [] : ['the inputs are not those that were read']),
    ...(digestOf(written) === run.lines_hash ? [] : ['the lines are not those that were written']),
    ...(computed === written ? [] : ['another result comes out']),
  ]
  return { written, computed, faults }
}

/** Explains a line for a person: its contract, its figures, the members who made them, and the computation. */
export async function explainLine(
  sql: Sql,
  merchantId: string,
  kind: ContractKind,
  key: string,
  account: string,
): Promise<readonly string[] | null> {
  const run = await runByKey(sql, merchantId, kind, key)
  const holder = await sql.row(
    { id: text },
    'select id::text as id from member where merchant_id = $1 and account_key = lower($2)',
    [merchantId, account],
  )
  if (!run || !holder) return null
  const lines = await readLines(sql, merchantId, run.id, holder.id)
  if (lines.length === 0) return null
  const { bases } = await readRun(sql, merchantId, kind, run.id, run.bases, run.bases.list.map(baseOf), run.exponent)
  const bills = await readBills(sql, { merchantId, kind, runId: run.id }, null)
  const amount = (minor: bigint) => `${fromMinor(minor, run.exponent)} ${run.currency}`
  return [
    `${kind} ${key} of ${account}, ${run.from_at.toISOString()} to ${run.to_at.toISOString()}`,
    `as known at ${run.watermark.toISOString()}, rules ${run.version.slice(0, 12)}, inputs ${run.inputs_hash.slice(0, 12)}`,
    ...lines.flatMap((line) => [
      ...lineTrace(line, run, amount),
      ...(bases.find(({ base }) => base.key === line.base)?.rows ?? [])
        .filter((row) => row.leaderId === holder.id && (line.gameType === 'CONS' || line.gameType === row.gameType))
        .map((row) => `  member ${row.memberId} ${row.gameType || 'given'}: ${rowTrace(row, amount)}`),
    ]),
    ...bills
      .filter((bill) => bill.holder === holder.id)
      .map(
        (bill) =>
          `bill: ${amount(bill.amount)}, owed before ${amount(bill.owedBefore)}, due ${amount(bill.due)}, ` +
          `taken off what was open ${amount(bill.taken)}, owed after ${amount(bill.owedAfter)}, ` +
          `payer ${bill.payer ?? 'the merchant'}`,
      ),
  ]
}

function lineTrace(line: Line, run: RunRow, amount: (minor: bigint) => string): string[] {
  const {
    base,
    gameType,
    contract,
    tier,
    turnover,
    loss,
    active,
    direct,
    carriedIn,
    gross,
    rounding,
    children,
    before,
  } = line
  return [
    `${base === run.base ? 'line' : `correction of ${base}`} ${gameType}, contract ${contract}, payer ${line.payer ?? 'the merchant'}`,
    `  team: turnover ${amount(turnover)}, lost ${amount(loss)}, ${active} active; carried ${amount(carriedIn)}`,
    `  of it direct: turnover ${amount(direct.turnover)}, lost ${amount(direct.loss)}, ${direct.active} active`,
    `  step ${tier}: ${amount(gross)}, rounded away ${rounding} millionths; billed before ${amount(before.gross)}`,
    `  to those below ${amount(children)} (before ${amount(before.children)}), own ${amount(gross - children)}`,
  ]
}

const rowTrace = ({ stakeMinor, winMinor, givenMinor }: InputRow, amount: (minor: bigint) => string) =>
  `staked ${amount(stakeMinor)}, won ${amount(winMinor)}, given ${amount(givenMinor)}`
