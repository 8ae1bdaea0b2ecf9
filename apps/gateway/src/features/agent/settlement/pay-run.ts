import type { Merchant } from '@livery/merchant/merchant'
import { turnoverWeights } from '../../../ledger/turnover/weights.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { bigint, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { type Paid, payBills } from '../computation/pay.ts'
import type { Bill } from '../computation/settle.ts'
import { tell } from '../tell.ts'
import { readBills } from './store/bills.ts'
import type { RunRow } from './store/runs.ts'

/** The kinds of postings by which contracts are paid; the teams' figures know them (`features/agent/figures.ts`). */
export const POSTED = {
  dividend: 'dividend',
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realtime: 'realtimeSalary',
} as const

export type Paying = Pick<Merchant, 'id' | 'turnover'>
type PaidRun = Pick<RunRow, 'id' | 'kind' | 'currency' | 'exponent'>

/**
 * Pays the bills of a run, tree by tree, each in its own transaction. A bill is paid once, even when a process dies in
 * between.
 */
export async function payRun(database: Database, merchant: Paying, run: PaidRun): Promise<void> {
  for (;;) {
    const open = await database.row(
      { tree: text },
      `select min(tree_id)::text as tree from contract_bill
        where run_id = $1::bigint and merchant_id = $2 and state = 'open' having count(*) > 0`,
      [run.id, merchant.id],
    )
    if (!open) break
    await database.transaction((tx) => payTree(tx, merchant, run, open.tree))
  }
  await database.run(
    `update contract_run set paid_at = clock_timestamp() where id = $1::bigint and merchant_id = $2 and paid_at is null
        and not exists (select from contract_bill where run_id = $1::bigint and merchant_id = $2 and state = 'open')`,
    [run.id, merchant.id],
  )
}

/** Pays everybody under one agent at the top at once: one posting, one set of events. */
async function payTree(tx: Sql, merchant: Paying, run: PaidRun, tree: string): Promise<void> {
  await tx.run('set local statement_timeout = 0')
  const bills = await readBills(tx, { merchantId: merchant.id, kind: run.kind, runId: run.id }, tree)
  if (bills.length === 0) return
  const accounts = await lockAccounts(tx, merchant.id, run, bills)
  const free = await freeOf(tx, merchant, run, bills)
  const paid = payBills(bills, (payer) => free.get(payer) ?? 0n)
  await post(tx, merchant.id, run, tree, paid, accounts)
  await note(tx, merchant.id, run, paid)
}

/** The accounts of all payers and holders, in the order in which every payment locks them. */
async function lockAccounts(tx: Sql, merchantId: string, run: PaidRun, bills: readonly Bill[]) {
  const members = new Set(bills.flatMap(({ holder, payer }) => (payer === null ? [holder] : [holder, payer])))
  return lockMembers(tx, merchantId, run, [...members])
}

export async function lockMembers(
  tx: Sql,
  merchantId: string,
  { currency, exponent }: Pick<RunRow, 'currency' | 'exponent'>,
  members: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.rows(
    { member: text, account: text },
    `select member::text, account::text from contract_accounts($1, $2, $3::smallint, $4::bigint[])`,
    [merchantId, currency, exponent, members],
  )
  return new Map(rows.map(({ member, account }) => [member, account]))
}

/** What payers can pay out of their wallets; read only where some payer's own bill is too small for what it pays on. */
async function freeOf(
  tx: Sql,
  merchant: Paying,
  run: PaidRun,
  bills: readonly Bill[],
): Promise<ReadonlyMap<string, bigint>> {
  const below = new Map<string, bigint>()
  for (const { payer, due } of bills) if (payer !== null) below.set(payer, (below.get(payer) ?? 0n) + due)
  const own = new Map<string, bigint>()
  for (const { holder, due } of bills) own.set(holder, (own.get(holder) ?? 0n) + due)
  const isEnough = [...below].every(([payer, due]) => due <= (own.get(payer) ?? 0n))
  return isEnough ? new Map() : freeOfMembers(tx, merchant, run, [...below.keys()])
}

export async function freeOfMembers(
  tx: Sql,
  merchant: Paying,
  { currency, exponent }: Pick<RunRow, 'currency' | 'exponent'>,
  members: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tx.rows(
    { member: text, free: bigint },
    `select member_id::text as member, free::text as free from contract_free($1, $2::bigint[], $3, $4::smallint, $5)`,
    [merchant.id, members, currency, exponent, JSON.stringify(turnoverWeights(merchant))],
  )
  return new Map(rows.map(({ member, free }) => [member, free]))
}

async function post(
  tx: Sql,
  merchantId: string,
  run: PaidRun,
  tree: string,
  { nets, merchantPays }: Paid,
  accounts: ReadonlyMap<string, string>,
): Promise<void> {
  const moved = [...nets].filter(([, net]) => net !== 0n)
  if (moved.length === 0) return
  await postNets(tx, {
    ...{ merchantId, currency: run.currency, exponent: run.exponent, kind: POSTED[run.kind], tree },
    key: `contract ${run.id} ${tree}`,
    meta: { run: run.id },
    nets: moved.map(([member, net]) => ({ account: accounts.get(member)!, member, net })),
    merchantPays,
  })
}

export interface Netted {
  readonly merchantId: string
  readonly currency: string
  readonly exponent: number
  readonly kind: string
  readonly tree: string
  readonly key: string
  readonly meta: Readonly<Record<string, string>>
  readonly nets: readonly { readonly account: string; readonly member: string; readonly net: bigint }[]
  readonly merchantPays: bigint
}

/** One posting of all changes; a member in debt repays that first. */
export async function postNets(tx: Sql, posting: Netted): Promise<void> {
  const { merchantId, currency, exponent, kind, tree, key, meta, nets, merchantPays } = posting
  const debts = await tx.rows(
    { member: text, account: text, owed: bigint },
    `select owner as member, id::text as account, (-balance_minor)::text as owed from ledger_account
      where merchant_id = $1 and currency = $2 and kind = 'debt' and owner = any ($3) and balance_minor < 0
      order by id for update`,
    [merchantId, currency, nets.filter(({ net }) => net > 0n).map(({ member }) => member)],
  )
  const debtOf = new Map(debts.map((debt) => [debt.member, debt]))
  const lines = nets.flatMap(({ account, member, net }) => {
    const debt = debtOf.get(member)
    // Bigints have no Math.min.
    const isAll = debt !== undefined && net > debt.owed
    const repaid = debt === undefined ? 0n : isAll ? debt.owed : net
    return [{ account, amount: net - repaid }, ...(debt ? [{ account: debt.account, amount: repaid }] : [])]
  })
  await tx.run(
    `select payment_post($1, $2, $3, $4::bigint[] || ledger_part_account_id($1, $5, $6::smallint, 'rewards', 'contracts', $7::bigint),
                         $8::bigint[] || $9::bigint, $10)`,
    [
      ...[merchantId, kind, key, lines.map(({ account }) => account), currency, exponent, tree],
      ...[lines.map(({ amount }) => String(amount)), String(-merchantPays), JSON.stringify(meta)],
    ],
  )
}

/** Records the payments, and informs holders who got money and payers who had too little. */
async function note(tx: Sql, merchantId: string, run: PaidRun, { payments }: Paid): Promise<void> {
  await tx.run(
    `update contract_bill b
        set paid_minor = p.paid, paid_at = clock_timestamp(), state = case when p.paid < b.due_minor then 'part' else 'paid' end
       from jsonb_to_recordset($3) as p (holder bigint, payer bigint, paid bigint)
      where b.run_id = $1::bigint and b.merchant_id = $2 and b.holder_id = p.holder and b.payer_id = p.payer
        and b.state = 'open'`,
    [
      ...[run.id, merchantId],
      JSON.stringify(payments.map(({ holder, payer, paid }) => ({ holder, payer: payer ?? '0', paid: `${paid}` }))),
    ],
  )
  const short = payments.filter(({ due, paid }) => paid < due)
  const membersByState = {
    paid: payments.filter(({ due, paid }) => due > 0n && paid === due).map(({ holder }) => holder),
    partPaid: short.map(({ holder }) => holder),
    insufficient: [...new Set(short.map(({ payer }) => payer ?? '0'))],
  }
  for (const [state, members] of Object.entries(membersByState))
    await tell(tx, merchantId, members, `run ${run.id}`, state)
}
