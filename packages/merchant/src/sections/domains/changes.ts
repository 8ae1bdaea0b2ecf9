import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import { becomes } from '../../wording/becomes.ts'
import type { Changes } from '../../wording/change.ts'
import { listSentences } from '../../wording/lists.ts'
import type { domains } from './schema.ts'

type Part = Frozen<Stated<typeof domains>>

export const domainChanges: Changes<Part> = {
  part: 'Addresses',
  keys: ['hosts', 'domains'],
  sentences: (before, after) => [
    ...listSentences('Hosts', before.hosts, after.hosts),
    ...becomes('The main host', before.domains.main, after.domains.main),
    ...listSentences('Mirror sites', before.domains.mirrors, after.domains.mirrors),
    ...becomes(
      'Names below the hosts are secure',
      before.domains.secureSubdomains ?? false,
      after.domains.secureSubdomains ?? false,
    ),
  ],
}
