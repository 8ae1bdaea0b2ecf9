import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import type { Changes } from '../../wording/change.ts'
import { languageName } from '../../wording/language-name.ts'
import { listSentences } from '../../wording/lists.ts'
import type { languages } from './schema.ts'

type Part = Frozen<Stated<typeof languages>>

export const languageChanges: Changes<Part> = {
  part: 'Languages',
  keys: ['languages'],
  sentences: (before, after) => {
    const [were, are] = [before.languages, after.languages].map((codes) => codes.map(withCode)) as [string[], string[]]
    const first = were[0] === are[0] ? [] : [`Visitors are first met in ${are[0]}, no longer in ${were[0]}.`]
    return [...first, ...listSentences('Languages', were, are)]
  },
}

const withCode = (code: string) => `${languageName(code)} (${code})`
