import { canonicalJson } from '../../canonical-json.ts'
import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import { becomes } from '../../wording/becomes.ts'
import type { Changes } from '../../wording/change.ts'
import { listSentences } from '../../wording/lists.ts'
import type { RaffleFile, raffles } from './schema.ts'

type Part = Frozen<Stated<typeof raffles>>
type Raffle = Frozen<RaffleFile>

/** The words for parts of a raffle. */
const PARTS = {
  name: 'its name',
  text: 'its text',
  opens: 'when it opens',
  closes: 'when it closes',
  draws: 'when it is drawn',
  perMember: 'how many tickets a member may have',
  prizes: 'the list of its prizes',
  claimHours: 'after how many hours a prize is gone',
  budget: 'its budget',
} as const satisfies Record<Exclude<keyof Raffle, 'id'>, string>

export const raffleChanges: Changes<Part> = {
  part: 'Raffles',
  keys: ['raffles'],
  sentences: ({ raffles: before = [] }, { raffles: after = [] }) => {
    const ids = (list: readonly Raffle[]) => list.map(({ id }) => id)
    return [
      ...listSentences('Raffles', ids(before), ids(after)),
      ...after.flatMap((raffle) => {
        const was = before.find(({ id }) => id === raffle.id)
        return was ? partsOf(was, raffle) : []
      }),
    ]
  },
}

function partsOf(was: Raffle, is: Raffle): string[] {
  return (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((key) => {
    const [before, after] = [was[key], is[key]]
    if (canonicalJson(before ?? null) === canonicalJson(after ?? null)) return []
    const what = `Of ${is.id} ${PARTS[key]}`
    return typeof (after ?? before) === 'object'
      ? [`${what} changes, from the next time it opens on.`]
      : becomes(what, before, after)
  })
}
