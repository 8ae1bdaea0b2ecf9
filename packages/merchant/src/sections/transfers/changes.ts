import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import { becomes } from '../../wording/becomes.ts'
import type { Changes } from '../../wording/change.ts'
import type { transfers } from './schema.ts'

type Part = Frozen<Stated<typeof transfers>>

const WAYS = { toUpline: 'to the upline', toDownline: 'to a downline' } as const

export const transferChanges: Changes<Part> = {
  part: 'Transfers',
  keys: ['transfers'],
  sentences: ({ transfers: before }, { transfers: after }) => [
    ...(Object.keys(WAYS) as (keyof typeof WAYS)[]).flatMap((way) => [
      ...becomes(`The least transfer ${WAYS[way]}`, before?.[way]?.min, after?.[way]?.min),
      ...becomes(`The greatest transfer ${WAYS[way]}`, before?.[way]?.max, after?.[way]?.max),
      ...becomes(`What may be transferred ${WAYS[way]} a day`, before?.[way]?.perDay, after?.[way]?.perDay),
    ]),
    ...becomes('Percent of a received transfer to be staked', before?.turnoverPercent, after?.turnoverPercent),
  ],
}
