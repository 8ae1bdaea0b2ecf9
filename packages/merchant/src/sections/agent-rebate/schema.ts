import { AGENT_REBATE_CYCLES } from '@livery/contract/agent/contract-words'
import { oneOf } from '@livery/contract/schemas'
import Type from 'typebox'

/** The rebates of agents for their teams' stakes: each keeps a part of the rate of the tree. */
export const agentRebate = {
  agentRebate: Type.Optional(
    Type.Object(
      {
        percent: Type.Number({
          minimum: 0.01,
          maximum: 10,
          multipleOf: 0.01,
          description: 'the rate of agents without an upline, 0.01 to 10; all below share in it, and nobody gets more',
        }),
        cycle: oneOf(AGENT_REBATE_CYCLES, 'how often it is paid; thirds end on the 10th, the 20th and with the month'),
      },
      { additionalProperties: false, description: 'what agents earn of stakes in their teams; nothing without it' },
    ),
  ),
}
