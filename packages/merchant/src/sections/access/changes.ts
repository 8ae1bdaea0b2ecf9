import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import type { Changes } from '../../wording/change.ts'
import { listSentences } from '../../wording/lists.ts'
import type { access } from './schema.ts'

type Part = Frozen<Stated<typeof access>>

export const accessChanges: Changes<Part> = {
  part: 'Rules',
  keys: ['access'],
  sentences: (before, after) => [
    ...listSentences('Countries kept out', before.access.blockedCountries, after.access.blockedCountries),
    ...listSentences('Addresses kept out', before.access.blockedAddresses, after.access.blockedAddresses),
  ],
}
