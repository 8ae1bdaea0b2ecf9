import { createHash } from 'node:crypto'
import type { Merchant } from '@livery/merchant/merchant'
import { addCodes, codesLeft, newCode } from '../../../ledger/points/codes.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { KeySettings } from '../../../platform/secrets/derived-key.ts'
import { pointPlanOf } from './plan.ts'

/** How many codes a virtual item of a demonstration has. */
const CODES = 40

/** Gives points for the play of a demonstration's players too, where no plan was ever stored before. */
export async function seedPointPlan(database: Database, merchant: Merchant): Promise<void> {
  const plan = pointPlanOf(merchant)
  if (!plan) return
  await database.run(
    `insert into point_plan (merchant_id, since, version, plan)
     select $1, now() - interval '90 days', $2, $3::jsonb where not exists (select from point_plan where merchant_id = $1)
     on conflict do nothing`,
    [merchant.id, plan.version, JSON.stringify(plan.plan)],
  )
}

/** Puts codes into a demonstration's mall, for items that have none yet. */
export async function seedCodes(
  database: Database,
  settings: KeySettings,
  { id, pointMall }: Pick<Merchant, 'id' | 'pointMall'>,
): Promise<void> {
  const items = pointMall?.items.filter(({ kind }) => kind === 'virtual') ?? []
  const there = items.length === 0 ? [] : await codesLeft(database, id)
  for (const item of items.filter((one) => !there.some(({ itemId }) => itemId === one.id))) {
    const codes = Array.from({ length: CODES }, (_, index) =>
      newCode(settings, id, item.id, codeOf(id, item.id, index)),
    )
    await database.transaction((tx) => addCodes(tx, id, item.id, 'demonstration', codes))
  }
}

/** Equal at each start, so that two gateways that start at once do not fill in a code twice. */
function codeOf(merchantId: string, itemId: string, index: number): string {
  const digest = createHash('sha256').update(`${merchantId} ${itemId} ${index}`).digest('hex').toUpperCase()
  return `${digest.slice(0, 4)}-${digest.slice(4, 8)}-${digest.slice(8, 12)}`
}
