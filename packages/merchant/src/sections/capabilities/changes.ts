import type { Capabilities } from '@livery/contract/capabilities'
import { FLAGS } from '@livery/contract/capabilities'
import type { Changes } from '../../wording/change.ts'

type Part = { readonly capabilities: Capabilities }

export const capabilityChanges: Changes<Part> = {
  part: 'What it can do',
  keys: ['capabilities'],
  sentences: (before, after) =>
    Object.entries(FLAGS).flatMap(([flag, meaning]) => {
      const [was, is] = [before.capabilities, after.capabilities].map((all) => all[flag as keyof typeof FLAGS])
      return was === is ? [] : [`${meaning} (${flag}): switched ${is ? 'on' : 'off'}.`]
    }),
}
