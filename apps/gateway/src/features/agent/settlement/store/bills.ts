import type { ContractKind } from '@livery/contract/agent/contract-words'
import { bigint, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'
import type { Bill, OwedOf } from '../../computation/settle.ts'

interface OfRun {
  readonly merchantId: string
  readonly kind: ContractKind
  readonly runId: string
}

/** What is owed to payers, of those that owe anything. */
export async function readOwed(sql: Sql, { merchantId, kind }: Pick<OfRun, 'merchantId' | 'kind'>): Promise<OwedOf> {
  const rows = await sql.rows(
    { holder: text, payer: text, owed: bigint },
    `select holder_id::text as holder, payer_id::text as payer, owed_minor::text as owed from contract_owed
      where merchant_id = $1 and kind = $2 and owed_minor > 0`,
    [merchantId, kind],
  )
  const owed = new Map(rows.map((row) => [`${row.holder} ${row.payer}`, row.owed]))
  return (holder, payer) => owed.get(`${holder} ${payer ?? '0'}`) ?? 0n
}

const BILL = {
  holder: text,
  payer: text,
  amount: bigint,
  owedBefore: bigint,
  owedAfter: bigint,
  due: bigint,
}

/** The bills of a run; of one tree alone those whose money has not moved, held until the transaction ends. */
export async function readBills(
  sql: Sql,
  { merchantId, runId }: OfRun,
  treeId: string | null,
): Promise<readonly Bill[]> {
  const rows = await sql.rows(
    BILL,
    `select holder_id::text as holder, payer_id::text as payer, amount_minor::text as amount,
            owed_before_minor::text as "owedBefore", owed_after_minor::text as "owedAfter", due_minor::text as due
       from contract_bill
      where merchant_id = $1 and run_id = $2::bigint and ($3::bigint is null or (tree_id = $3::bigint and state = 'open'))
      order by holder_id ${treeId === null ? '' : 'for update'}`,
    [merchantId, runId, treeId],
  )
  return rows.map(({ payer, ...row }) => ({ ...row, payer: payer === '0' ? null : payer }))
}

/** Writes bills, and what is owed after them. Those of one tree are paid together. */
export async function writeBills(sql: Sql, { merchantId, kind, runId }: OfRun, bills: readonly Bill[]): Promise<void> {
  const treeOf = treesOf(bills)
  const rows = bills.map((bill) => ({
    ...{ holder: bill.holder, payer: bill.payer ?? '0', tree: treeOf(bill.holder), amount: `${bill.amount}` },
    ...{ owed_before: `${bill.owedBefore}`, owed_after: `${bill.owedAfter}`, due: `${bill.due}` },
  }))
  const values = [merchantId, kind, runId, JSON.stringify(rows)]
  const given = `jsonb_to_recordset($4) as b (holder bigint, payer bigint, tree bigint, amount numeric, owed_before numeric,
                                              owed_after numeric, due bigint)`
  await sql.run(
    `insert into contract_bill (merchant_id, kind, run_id, holder_id, payer_id, tree_id, amount_minor, owed_before_minor,
                                owed_after_minor, due_minor, state)
     select $1, $2, $3::bigint, holder, payer, tree, amount, owed_before, owed_after, due,
            case when due = 0 then 'nothing' else 'open' end from ${given}`,
    values,
  )
  await sql.run(
    `insert into contract_owed (merchant_id, kind, holder_id, payer_id, owed_minor)
     select $1, $2, holder, payer, owed_after from ${given} where owed_before <> owed_after and $3::bigint > 0
     on conflict (merchant_id, kind, holder_id, payer_id) do update set owed_minor = excluded.owed_minor`,
    values,
  )
}

/** Who stands at the top of those who are paid by one another. */
function treesOf(bills: readonly Bill[]): (holder: string) => string {
  const payers = new Map(bills.map(({ holder, payer }) => [holder, payer]))
  const known = new Map<string, string>()
  const treeOf = (holder: string): string => {
    const payer = payers.get(holder)
    const tree = known.get(holder) ?? (payer == null ? holder : treeOf(payer))
    known.set(holder, tree)
    return tree
  }
  return treeOf
}
