import type { House } from './house.ts'
import { call } from './people.ts'

/** The categories of a merchant that have vendors, from the gateway. */
export async function lanesOf(house: House, port: number) {
  const answer = await call({ house, port }, 'getGameVendor', {})
  if (!answer.success) throw new Error(answer.code)
  return answer.value.data.lanes
}
