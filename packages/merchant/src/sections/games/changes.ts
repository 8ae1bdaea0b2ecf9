import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import { becomes } from '../../wording/becomes.ts'
import type { Changes } from '../../wording/change.ts'
import { inWords, listSentences } from '../../wording/lists.ts'
import type { games } from './schema.ts'

type Part = Frozen<Stated<typeof games>>

export const gameChanges: Changes<Part> = {
  part: 'Games',
  keys: ['vendors', 'categories'],
  sentences: (before, after) => {
    const vendors = ({ vendors: all }: Part) => all.map(({ id }) => id)
    const narrowed = after.vendors.flatMap(({ id, categories = [] }) => {
      const was = before.vendors.find((vendor) => vendor.id === id)
      if (!was || inWords(was.categories ?? []) === inWords(categories)) return []
      return [`The vendor ${id} is offered in ${categories.length === 0 ? 'all its categories' : inWords(categories)}.`]
    })
    const renamed = after.vendors.flatMap(({ id, name, logo }) => {
      const was = before.vendors.find((vendor) => vendor.id === id)
      if (!was) return []
      return [
        ...becomes(`How the vendor ${id} is called here`, was.name, name),
        ...becomes(`The logo of the vendor ${id}`, was.logo, logo),
      ]
    })
    return [
      ...listSentences('Vendors', vendors(before), vendors(after)),
      ...narrowed,
      ...renamed,
      ...listSentences('Game categories', before.categories, after.categories),
    ]
  },
}
