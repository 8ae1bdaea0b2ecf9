import type { GameType, Vendor } from '@livery/contract/games'
import { useAnswer } from '../../../shared/query/use-answer.ts'

/** From this number of vendors on, the tiles fill at least half a line. */
const TILES_FROM = 4

/** The vendors of a category that one chooses among: many as tiles, few in a list; neither when there is only one. */
export function useVendorChoice(category: GameType): Readonly<Record<'many' | 'few', readonly Vendor[]>> {
  const { data } = useAnswer('getGameVendor', {})
  const vendors = data?.data.lanes.find(({ gameCategory }) => gameCategory === category)?.vendors ?? []
  if (vendors.length < 2) return { many: [], few: [] }
  return vendors.length < TILES_FROM ? { many: [], few: vendors } : { many: vendors, few: [] }
}
