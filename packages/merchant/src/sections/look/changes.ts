import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import { becomes } from '../../wording/becomes.ts'
import type { Changes } from '../../wording/change.ts'
import type { look } from './schema.ts'

type Part = Frozen<Stated<typeof look>>

export const lookChanges: Changes<Part> = {
  part: 'Look',
  keys: ['theme', 'defaultMode'],
  sentences: (before, after) => [
    ...becomes('The theme', before.theme, after.theme),
    ...becomes('The colour mode before a visitor chooses', before.defaultMode, after.defaultMode),
  ],
}
