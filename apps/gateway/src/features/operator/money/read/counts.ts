import { integer, type RowOf } from '../../../../platform/database/row.ts'
import type { Sql } from '../../../../platform/database/sql.ts'

/** The upper limit of a count, so that its cost does not grow with the queue. */
const COUNTED = 1_000

const COUNTS = {
  review: integer,
  approved: integer,
  sent: integer,
  unknown: integer,
  disputed: integer,
  deposits: integer,
  chargebacks: integer,
  suspense: integer,
  debts: integer,
  differences: integer,
  proposals: integer,
  applications: integer,
  corrections: integer,
  orders: integer,
  closed: integer,
}
export type Counts = RowOf<typeof COUNTS>

const capped = (name: string, from: string) =>
  `(select count(*)::int from (select from ${from} limit ${COUNTED + 1}) as counted) as "${name}"`
const inState = (name: string, state = name) => capped(name, `withdrawal where state = '${state}'`)

/** The statement that counts each queue, over all merchants. */
const COUNT_STATEMENT = `select ${[
  inState('review'),
  inState('approved'),
  inState('sent'),
  inState('unknown'),
  inState('disputed'),
  capped('deposits', `deposit where state = 'review'`),
  capped('chargebacks', `deposit where state = 'disputed'`),
  capped('suspense', `deposit_receipt where state in ('suspense', 'unbooked')`),
  capped('debts', `ledger_account where kind = 'debt' and balance_minor < 0`),
  capped('differences', 'settlement_difference where closed_at is null'),
  capped('proposals', 'desk_proposal where settled_at is null'),
  capped('applications', `reward where state = 'applying'`),
  capped('corrections', 'reward_correction where closed_at is null and taken_minor is not null'),
  capped('orders', `point_order where state in ('ordered', 'approved')`),
  capped('closed', 'closed_way'),
].join(',\n')}`

export async function countQueues(sql: Sql): Promise<Counts> {
  return (await sql.row(COUNTS, COUNT_STATEMENT))!
}
