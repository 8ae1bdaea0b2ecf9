import { CONTRACT_KINDS } from '@livery/contract/agent/contract-words'
import { LiveryError } from '@livery/contract/errors'
import { bigint, integer, oneOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { tell, tellOwnDevices } from '../tell.ts'
import { freeOfMembers, lockMembers, type Paying, POSTED, postNets } from './pay-run.ts'

const BILL = {
  kind: oneOf(CONTRACT_KINDS),
  holder: text,
  tree: text,
  rest: bigint,
  paid: bigint,
  currency: text,
  exponent: integer,
}

/**
 * Pays the open part of a bill as far as the wallet allows, in the caller's transaction. Answers the paid and the open
 * amount. Throws NOT_FOUND for a bill of another payer or without an open part, INSUFFICIENT_FUNDS where no money is
 * free.
 */
export async function payRest(tx: Sql, merchant: Paying, payerId: string, runId: string, holderId: string) {
  const bill = await tx.row(
    BILL,
    `select b.kind, b.holder_id::text as holder, b.tree_id::text as tree, (b.due_minor - b.paid_minor - b.offset_minor)::text as rest,
            b.paid_minor::text as paid, r.currency, r.exponent
       from contract_bill b join contract_run r on r.id = b.run_id and r.merchant_id = b.merchant_id
      where b.run_id = $1::bigint and b.holder_id = $2::bigint and b.merchant_id = $3 and b.payer_id = $4::bigint
        and b.state = 'part' for update of b`,
    [runId, holderId, merchant.id, payerId],
  )
  if (!bill) throw new LiveryError('NOT_FOUND')
  const accounts = await lockMembers(tx, merchant.id, bill, [payerId, holderId])
  const free = (await freeOfMembers(tx, merchant, bill, [payerId])).get(payerId) ?? 0n
  const amount = free < bill.rest ? free : bill.rest
  if (amount <= 0n) throw new LiveryError('INSUFFICIENT_FUNDS')
  await postNets(tx, {
    ...{ merchantId: merchant.id, currency: bill.currency, exponent: bill.exponent, kind: POSTED[bill.kind] },
    ...{
      tree: bill.tree,
      key: `contract ${runId} ${bill.tree} rest ${holderId} ${payerId} ${bill.paid}`,
      meta: { run: runId },
    },
    nets: [
      { account: accounts.get(payerId)!, member: payerId, net: -amount },
      { account: accounts.get(holderId)!, member: holderId, net: amount },
    ],
    merchantPays: 0n,
  })
  await tx.run(
    `update contract_bill set paid_minor = paid_minor + $4, paid_at = clock_timestamp(),
            state = case when paid_minor + offset_minor + $4 = due_minor then 'paid' else 'part' end
      where run_id = $1::bigint and holder_id = $2::bigint and merchant_id = $3 and payer_id = $5::bigint`,
    [runId, holderId, merchant.id, amount, payerId],
  )
  const state = amount === bill.rest ? 'paid' : 'partPaid'
  await tell(tx, merchant.id, [holderId], `run ${runId}`, state)
  await tellOwnDevices(tx, merchant.id, payerId)
  return { amount, rest: bill.rest - amount, exponent: bill.exponent }
}
