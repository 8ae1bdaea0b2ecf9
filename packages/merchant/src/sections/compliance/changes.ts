import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import { becomes } from '../../wording/becomes.ts'
import type { Changes } from '../../wording/change.ts'
import type { compliance } from './schema.ts'

type Part = Frozen<Stated<typeof compliance>>

export const complianceChanges: Changes<Part> = {
  part: 'Rules',
  keys: ['compliance'],
  sentences: (before, after) => [
    ...becomes('The jurisdiction', before.compliance.jurisdiction, after.compliance.jurisdiction),
    ...becomes('The authority', before.compliance.authority, after.compliance.authority),
    ...becomes('The licence', before.compliance.licence, after.compliance.licence),
    ...becomes('The page about the licence', before.compliance.licenceUrl, after.compliance.licenceUrl),
    ...becomes('The least age of a player', before.compliance.ageMinimum, after.compliance.ageMinimum),
    ...becomes(
      'The balance is always visible',
      before.compliance.balanceAlwaysVisible,
      after.compliance.balanceAlwaysVisible,
    ),
    ...becomes(
      'Free trials are for members only',
      before.compliance.ageBeforeFreePlay,
      after.compliance.ageBeforeFreePlay,
    ),
    ...becomes(
      'Agents may play for real money',
      before.compliance.agentsMayPlay ?? true,
      after.compliance.agentsMayPlay ?? true,
    ),
    ...becomes('The least time between two spins', before.compliance.minimumSpinMs, after.compliance.minimumSpinMs),
  ],
}
