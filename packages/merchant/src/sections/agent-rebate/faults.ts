import type { Draft, Rule, Stated } from '../../draft.ts'
import type { menus } from '../menus/schema.ts'
import type { agentRebate } from './schema.ts'

type File = Stated<typeof agentRebate> & Stated<typeof menus>

/** Agents must be able to see their payments and what these are made of. */
export const agentRebateFaults: Rule<File> = ({ file, merchant }: Draft<File>) => {
  const entries = file.menus?.agentMenu as readonly (string | undefined)[] | undefined
  if (file.agentRebate === undefined || !entries || entries.includes('agentRevenueReport')) return []
  return [
    merchant.faultAt(['agentRebate'], {
      code: 'rebate.unseen',
      severity: 'warning',
      message: 'no agent sees what their rebate was summed from',
      repair: 'Add "agentRevenueReport" to menus.agentMenu',
    }),
  ]
}
