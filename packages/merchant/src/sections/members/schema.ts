import { AGENT_TYPES, TRIAL_TYPE } from '@livery/contract/account'
import Type from 'typebox'

/** The kinds of members. */
export const members = {
  agentTypes: Type.Array(Type.Integer({ enum: [...AGENT_TYPES], description: `one of ${AGENT_TYPES.join(', ')}` }), {
    minItems: 1,
    uniqueItems: true,
    description: 'the member types that are agents',
  }),
  trialType: Type.Literal(TRIAL_TYPE, { description: `the member type of trial accounts, always ${TRIAL_TYPE}` }),
}
