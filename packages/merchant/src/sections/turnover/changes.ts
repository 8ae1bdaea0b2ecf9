import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import { becomes } from '../../wording/becomes.ts'
import type { Changes } from '../../wording/change.ts'
import type { turnover } from './schema.ts'

type Part = Frozen<Stated<typeof turnover>>
type Weight = Part['turnover']['weights'][number]

const ofWhat = ({ vendor, gameType }: Weight) => (vendor === undefined ? `${gameType} games` : `the vendor ${vendor}`)
const inWords = (weight: Weight | undefined) =>
  weight === undefined ? '100 %' : `${weight.percent} %${weight.counts === 'risked' ? ' of what is risked' : ''}`

export const turnoverChanges: Changes<Part> = {
  part: 'Turnover',
  keys: ['turnover'],
  sentences: ({ turnover: before }, { turnover: after }) => {
    const named = new Set([...before.weights, ...after.weights].map(ofWhat))
    const of = (weights: readonly Weight[], what: string) => inWords(weights.find((weight) => ofWhat(weight) === what))
    return [
      ...becomes('How many times a deposit has to be staked', before.depositTimes, after.depositTimes),
      ...[...named].flatMap((what) =>
        becomes(`How much a stake at ${what} counts`, of(before.weights, what), of(after.weights, what)),
      ),
    ]
  },
}
