import type { Database } from '../../../platform/database/connect.ts'
import { text } from '../../../platform/database/row.ts'
import { offeredKinds, offeredPlan } from '../plan/plan-of.ts'
import { beginsAt, later, type Stating } from './change.ts'
import { CONTRACT, CONTRACT_COLUMNS, changeContract, holdContracts, noteStep } from './store.ts'

/** Contracts that are ended in one transaction. */
const TOGETHER = 200

/**
 * Ends contracts whose holder or payer is blocked or closed, at the end of the running period, and takes back their
 * open offers, which nobody can answer any more. Both sides get a message.
 */
export async function endContractsOfClosedAccounts(database: Database, merchant: Stating, now: Date): Promise<void> {
  for (const kind of offeredKinds(merchant)) {
    const until = beginsAt(offeredPlan(merchant, kind), now)
    for (;;) {
      const ids = await contractsOfClosedAccounts(database, merchant.id, kind)
      if (ids.length === 0) break
      await database.transaction(async (tx) => {
        await holdContracts(tx, merchant.id, kind)
        const contracts = await tx.rows(
          CONTRACT,
          `select ${CONTRACT_COLUMNS} from contract c
            where c.merchant_id = $1 and c.id = any ($2::bigint[]) 
              and (c.state in ('P', 'E') or (c.state in ('A', 'V') and c.until is null))`,
          [merchant.id, ids],
        )
        for (const { id, state, since } of contracts) {
          const isOffered = state === 'P' || state === 'E'
          await changeContract(
            tx,
            merchant.id,
            id,
            isOffered ? { state: 'W' } : { state: 'C', until: later(until, since) },
          )
          await noteStep(tx, merchant.id, id, isOffered ? 'W' : 'C', null)
        }
      })
    }
  }
}

async function contractsOfClosedAccounts(
  database: Database,
  merchantId: string,
  kind: string,
): Promise<readonly string[]> {
  const rows = await database.rows(
    { id: text },
    `select c.id::text as id
       from member_absence m
      cross join lateral (
        select id from contract where merchant_id = $1 and holder_id = m.member_id and kind = $2
           and (state in ('P', 'E') or (state in ('A', 'V') and until is null))
        union
        select id from contract where merchant_id = $1 and payer_id = m.member_id and kind = $2
           and (state in ('P', 'E') or (state in ('A', 'V') and until is null))) c
      where m.merchant_id = $1 and m.until is null limit ${TOGETHER}`,
    [merchantId, kind],
  )
  return rows.map(({ id }) => id)
}
