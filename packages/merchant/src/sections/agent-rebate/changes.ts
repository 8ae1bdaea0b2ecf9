import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import { becomes } from '../../wording/becomes.ts'
import type { Changes } from '../../wording/change.ts'
import type { agentRebate } from './schema.ts'

type Part = Frozen<Stated<typeof agentRebate>>

export const agentRebateChanges: Changes<Part> = {
  part: 'Rebate of agents',
  keys: ['agentRebate'],
  sentences: ({ agentRebate: before }, { agentRebate: after }) => [
    ...becomes('The rebate of agents without an upline, in percent', before?.percent, after?.percent),
    ...becomes('How often rebates of agents are paid', before?.cycle, after?.cycle),
  ],
}
