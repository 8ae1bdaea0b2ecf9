import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import { becomes } from '../../wording/becomes.ts'
import type { Changes } from '../../wording/change.ts'
import type { VipLevelFile, vip } from './schema.ts'

type Part = Frozen<Stated<typeof vip>>
type Level = Frozen<VipLevelFile>

/** The words for parts of a level. */
const PARTS = {
  name: 'its name',
  turnover: 'what has to be staked for it',
  deposits: 'what has to be deposited for it',
  rebatePercent: 'what it adds to the rebate, in percent',
  withdrawalsPerDay: 'withdrawals a day',
  withdrawalPerDay: 'what may be withdrawn a day',
} as const satisfies Record<keyof Level, string>

export const vipChanges: Changes<Part> = {
  part: 'VIP levels',
  keys: ['vip'],
  sentences: ({ vip: before }, { vip: after }) => {
    const count = Math.max(before?.levels.length ?? 0, after?.levels.length ?? 0)
    return [
      ...becomes('Over how many days is summed', before?.days, after?.days),
      ...becomes('The part of its sums at which a level is kept, in percent', before?.keepPercent, after?.keepPercent),
      ...becomes('Levels', before?.levels.length, after?.levels.length),
      ...Array.from({ length: count }).flatMap((_, index) =>
        (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((key) =>
          becomes(`Of level ${index + 1} ${PARTS[key]}`, before?.levels[index]?.[key], after?.levels[index]?.[key]),
        ),
      ),
    ]
  },
}
