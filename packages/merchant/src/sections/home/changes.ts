import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import type { Changes } from '../../wording/change.ts'
import { listSentences } from '../../wording/lists.ts'
import type { home } from './schema.ts'

type Part = Frozen<Stated<typeof home>>

export const homeChanges: Changes<Part> = {
  part: 'Home page',
  keys: ['homeSections'],
  sentences: (before, after) => {
    const limits = after.homeSections.flatMap(({ id, limit }) => {
      const was = before.homeSections.find((section) => section.id === id)
      return was && was.limit !== limit ? [`${id} shows ${limit} games, no longer ${was.limit}.`] : []
    })
    const ids = ({ homeSections }: Part) => homeSections.map(({ id }) => id as string)
    return [...listSentences('Sections', ids(before), ids(after)), ...limits]
  },
}
