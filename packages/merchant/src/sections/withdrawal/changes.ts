import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import { becomes } from '../../wording/becomes.ts'
import type { Changes } from '../../wording/change.ts'
import { STOPPING_CHECKS, WITHDRAWAL_CHECKS, type WithdrawalCheck } from './checks.ts'
import type { withdrawal } from './schema.ts'

type Part = Frozen<Stated<typeof withdrawal>>

const CHECKS = Object.entries(WITHDRAWAL_CHECKS) as [WithdrawalCheck, string][]

export const withdrawalChanges: Changes<Part> = {
  part: 'Withdrawals',
  keys: ['withdrawal'],
  sentences: ({ withdrawal: before }, { withdrawal: after }) => [
    ...becomes(
      'Minutes until a paid withdrawal counts as received',
      before.receivedAfterMinutes,
      after.receivedAfterMinutes,
    ),
    ...becomes('Minutes until a new account may be paid to', before.payeeCoolDownMinutes, after.payeeCoolDownMinutes),
    ...becomes(
      'Minutes until money leaves after a withdrawal password was reset',
      before.resetHoldMinutes,
      after.resetHoldMinutes,
    ),
    ...becomes('Players may take a withdrawal back', before.cancellable, after.cancellable),
    ...becomes('Withdrawals of a player a day', before.perDay.count, after.perDay.count),
    ...becomes('What a player may withdraw a day', before.perDay.amount, after.perDay.amount),
    ...becomes('The amount from which a person decides', before.reviewFrom, after.reviewFrom),
    ...becomes('The amount from which two operators decide', before.fourEyesFrom, after.fourEyesFrom),
    ...CHECKS.flatMap(([check, finds]) =>
      becomes(`What happens to a withdrawal where ${finds}`, before.checks[check], after.checks[check]),
    ),
    ...STOPPING_CHECKS.flatMap((check) =>
      becomes(
        `What a player is asked for where ${check} stops a withdrawal`,
        before.documents?.[check]?.join(', '),
        after.documents?.[check]?.join(', '),
      ),
    ),
  ],
}
