import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import { becomes } from '../../wording/becomes.ts'
import type { Changes } from '../../wording/change.ts'
import { languageName } from '../../wording/language-name.ts'
import { textSentences } from '../../wording/values.ts'
import type { identity } from './schema.ts'

type Part = Frozen<Stated<typeof identity>> & {
  readonly assets: Readonly<Record<string, { readonly hash: string }>>
}

export const identityChanges: Changes<Part> = {
  part: 'Brand',
  keys: ['name', 'tagline', 'legalName', 'assets'],
  sentences: (before, after) => [
    ...becomes('The name', before.name, after.name),
    ...textSentences('The tagline', before.tagline, after.tagline, languageName),
    ...textSentences('The legal name', before.legalName, after.legalName, languageName),
    ...assets(before, after),
  ],
}

function assets(before: Part, after: Part): string[] {
  const names = [...new Set([...Object.keys(before.assets), ...Object.keys(after.assets)])].sort()
  return names.flatMap((name) => {
    const [was, is] = [before.assets[name]?.hash, after.assets[name]?.hash]
    if (was === is) return []
    if (was === undefined) return [`${name} is new.`]
    return [is === undefined ? `${name} is gone.` : `${name} is drawn anew.`]
  })
}
