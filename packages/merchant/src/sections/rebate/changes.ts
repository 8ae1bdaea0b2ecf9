import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import { becomes } from '../../wording/becomes.ts'
import type { Changes } from '../../wording/change.ts'
import type { RebateRateFile, rebate } from './schema.ts'

type Part = Frozen<Stated<typeof rebate>>
type Rate = Frozen<RebateRateFile>

const ofWhat = ({ vendor, gameType }: Rate) =>
  vendor === undefined
    ? `${gameType} games`
    : gameType === undefined
      ? `the vendor ${vendor}`
      : `${gameType} games of the vendor ${vendor}`

export const rebateChanges: Changes<Part> = {
  part: 'Rebate',
  keys: ['rebate'],
  sentences: ({ rebate: before }, { rebate: after }) => {
    const named = new Set([...(before?.rates ?? []), ...(after?.rates ?? [])].map(ofWhat))
    const of = (rates: readonly Rate[] | undefined, what: string) => {
      const rate = rates?.find((one) => ofWhat(one) === what)
      return rate === undefined ? undefined : `${rate.percent} %`
    }
    return [
      ...becomes('The least rebate that can be claimed', before?.min, after?.min),
      ...becomes('How many times a claimed rebate has to be staked', before?.turnoverTimes, after?.turnoverTimes),
      ...[...named].flatMap((what) =>
        becomes(`What comes back of stakes at ${what}`, of(before?.rates, what), of(after?.rates, what)),
      ),
    ]
  },
}
