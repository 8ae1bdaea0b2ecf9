import { call } from './people.ts'
import type { TestMerchant } from './test-merchant.ts'

/** The categories of a merchant that have vendors, from the gateway. */
export async function categoriesWithVendors(merchant: TestMerchant, port: number) {
  const answer = await call({ merchant, port }, 'getGameVendor', {})
  if (!answer.success) throw new Error(answer.code)
  return answer.value.data.lanes
}
