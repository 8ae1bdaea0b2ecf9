import type { ContractKind } from '@livery/contract/agent/contract-words'
import { bigint, text } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'
import type { Between, Bill } from '../../computation/settle.ts'

interface OfRun {
  readonly merchantId: string
  readonly kind: ContractKind
  readonly runId: string
}

/** Debts to payers, for holders that have any. */
export async function readOwed(sql: Sql, { merchantId, kind }: Pick<OfRun, 'merchantId' | 'kind'>): Promise<Between> {
  const rows = await sql.rows(
    { holder: text, payer: text, owed: bigint },
    `select holder_id::text as holder, payer_id::text as payer, owed_minor::text as owed from contract_owed
      where merchant_id = $1 and kind = $2 and owed_minor > 0`,
    [merchantId, kind],
  )
  return betweenOf(rows.map(({ holder, payer, owed }) => ({ holder, payer, amount: owed })))
}

/**
 * The open parts of earlier bills of some holders; locked until the transaction ends, so that nobody pays them
 * meanwhile.
 */
export async function readOpen(
  sql: Sql,
  { merchantId, kind }: Pick<OfRun, 'merchantId' | 'kind'>,
  holders: readonly string[],
): Promise<Between> {
  if (holders.length === 0) return () => 0n
  const rows = await sql.rows(
    { holder: text, payer: text, amount: bigint },
    `select holder_id::text as holder, payer_id::text as payer, (due_minor - paid_minor - offset_minor)::text as amount
       from contract_bill where merchant_id = $1 and kind = $2 and state = 'part' and holder_id = any ($3::bigint[])
      order by run_id, holder_id, payer_id for update`,
    [merchantId, kind, holders],
  )
  return betweenOf(rows)
}

function betweenOf(
  rows: readonly { readonly holder: string; readonly payer: string; readonly amount: bigint }[],
): Between {
  const sums = new Map<string, bigint>()
  for (const { holder, payer, amount } of rows)
    sums.set(`${holder} ${payer}`, (sums.get(`${holder} ${payer}`) ?? 0n) + amount)
  return (holder, payer) => sums.get(`${holder} ${payer ?? '0'}`) ?? 0n
}

/**
 * Takes the bills' deductions off the open parts of earlier bills, the oldest first; a bill without an open part counts
 * as paid.
 */
export async function takeOffOpen(sql: Sql, { merchantId, kind, runId }: OfRun, bills: readonly Bill[]): Promise<void> {
  const rows = bills.filter(({ taken }) => taken > 0n)
  if (rows.length === 0) return
  await sql.run(
    `with part as (
       select b.run_id, b.holder_id, b.payer_id, g.taken, b.due_minor - b.paid_minor - b.offset_minor as open,
              sum(b.due_minor - b.paid_minor - b.offset_minor)
                over (partition by b.holder_id, b.payer_id order by b.run_id) as reaching
         from jsonb_to_recordset($4) as g (holder bigint, payer bigint, taken numeric)
         join contract_bill b on b.merchant_id = $1 and b.kind = $2 and b.holder_id = g.holder and b.payer_id = g.payer
                             and b.state = 'part' and b.run_id <> $3::bigint)
     update contract_bill b
        set offset_minor = b.offset_minor + least(p.open, p.taken - p.reaching + p.open),
            state = case when least(p.open, p.taken - p.reaching + p.open) = p.open then 'paid' else 'part' end
       from part p
      where b.merchant_id = $1 and b.run_id = p.run_id and b.holder_id = p.holder_id and b.payer_id = p.payer_id
        and p.reaching - p.open < p.taken`,
    [
      ...[merchantId, kind, runId],
      JSON.stringify(rows.map(({ holder, payer, taken }) => ({ holder, payer: payer ?? '0', taken: `${taken}` }))),
    ],
  )
}

const BILL = {
  holder: text,
  payer: text,
  amount: bigint,
  owedBefore: bigint,
  owedAfter: bigint,
  taken: bigint,
  due: bigint,
}

/** The bills of a run, or of one tree those that are unpaid, locked until the transaction ends. */
export async function readBills(
  sql: Sql,
  { merchantId, runId }: OfRun,
  treeId: string | null,
): Promise<readonly Bill[]> {
  const rows = await sql.rows(
    BILL,
    `select holder_id::text as holder, payer_id::text as payer, amount_minor::text as amount,
            owed_before_minor::text as "owedBefore", owed_after_minor::text as "owedAfter", taken_minor::text as taken,
            due_minor::text as due
       from contract_bill
      where merchant_id = $1 and run_id = $2::bigint and ($3::bigint is null or (tree_id = $3::bigint and state = 'open'))
      order by holder_id, payer_id ${treeId === null ? '' : 'for update'}`,
    [merchantId, runId, treeId],
  )
  return rows.map(({ payer, ...row }) => ({ ...row, payer: payer === '0' ? null : payer }))
}

/** Writes bills and the debts after them. The bills of one tree are paid together. */
export async function writeBills(sql: Sql, { merchantId, kind, runId }: OfRun, bills: readonly Bill[]): Promise<void> {
  const treeOf = treesOf(bills)
  const rows = bills.map((bill) => ({
    ...{ holder: bill.holder, payer: bill.payer ?? '0', tree: treeOf(bill.holder), amount: `${bill.amount}` },
    ...{ owed_before: `${bill.owedBefore}`, owed_after: `${bill.owedAfter}`, due: `${bill.due}` },
    taken: `${bill.taken}`,
  }))
  const values = [merchantId, kind, runId, JSON.stringify(rows)]
  const given = `jsonb_to_recordset($4) as b (holder bigint, payer bigint, tree bigint, amount numeric, owed_before numeric,
                                              owed_after numeric, due bigint, taken numeric)`
  await sql.run(
    `insert into contract_bill (merchant_id, kind, run_id, holder_id, payer_id, tree_id, amount_minor, owed_before_minor,
                                owed_after_minor, due_minor, taken_minor, state)
     select $1, $2, $3::bigint, holder, payer, tree, amount, owed_before, owed_after, due, taken,
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

/**
 * The agent at the top of each chain of payments. A moved team can have two payers. Then all that are connected form
 * one tree, named after the first agent in it whom nobody in it pays.
 */
function treesOf(bills: readonly Bill[]): (holder: string) => string {
  const above = new Map<string, string>()
  const topOf = (member: string): string => {
    let top = member
    for (let next = above.get(top); next !== undefined; next = above.get(top)) top = next
    return top
  }
  for (const { holder, payer } of bills) {
    if (payer === null) continue
    const [top, own] = [topOf(payer), topOf(holder)]
    if (top !== own) above.set(own, top)
  }
  return topOf
}
