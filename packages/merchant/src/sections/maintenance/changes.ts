import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import type { Changes } from '../../wording/change.ts'
import { languageName } from '../../wording/language-name.ts'
import { textSentences } from '../../wording/values.ts'
import type { maintenance } from './schema.ts'

type Part = Frozen<Stated<typeof maintenance>>

export const maintenanceChanges: Changes<Part> = {
  part: 'Opening',
  keys: ['maintenance'],
  sentences: (before, after) => [
    ...(before.maintenance.active === after.maintenance.active
      ? []
      : [after.maintenance.active ? 'The site closes for maintenance.' : 'The site opens again.']),
    ...textSentences('The maintenance page', before.maintenance.info, after.maintenance.info, languageName),
  ],
}
