import { canonicalJson } from '../../canonical-json.ts'
import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import { becomes } from '../../wording/becomes.ts'
import type { Changes } from '../../wording/change.ts'
import { quoted } from '../../wording/values.ts'
import { programmeInWords } from './in-words.ts'
import type { ProgrammeFile, programmes } from './schema.ts'

type Part = Frozen<Stated<typeof programmes>>
type Programme = Frozen<ProgrammeFile>

/** The parts of a programme, as a reader calls them. */
const PARTS = {
  promotion: 'the promotion it belongs to',
  name: 'its name',
  period: 'how often a member may get it',
  join: 'how members take part',
  comment: 'whether a comment is asked for',
  conditions: 'its conditions',
  reward: 'its reward',
  prizes: 'its prizes',
  claim: 'how it is claimed',
  expiresAfterHours: 'after how many hours it expires',
  approval: 'who approves it',
  exclusive: 'what it excludes',
  trigger: 'what it answers',
  budget: 'its budget',
} as const satisfies Partial<Record<keyof Programme, string>>

export const programmeChanges: Changes<Part> = {
  part: 'Programmes',
  keys: ['programmes'],
  sentences: ({ programmes: before = [] }, { programmes: after = [] }) => [
    ...before.filter(({ id }) => !after.some((one) => one.id === id)).map(({ id }) => `${quoted(id)} is gone.`),
    ...after.flatMap((programme) => {
      const was = before.find(({ id }) => id === programme.id)
      if (!was) return [`${quoted(programme.id)} is new: ${programmeInWords(programme)}`]
      return partsOf(was, programme)
    }),
  ],
}

function partsOf(was: Programme, is: Programme): string[] {
  return (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((key) => {
    if (canonicalJson(was[key] ?? null) === canonicalJson(is[key] ?? null)) return []
    const what = `Of ${quoted(is.id)} ${PARTS[key]}`
    const isPlain = typeof (is[key] ?? was[key]) !== 'object'
    return isPlain ? becomes(what, was[key], is[key]) : [`${what} changes: ${programmeInWords(is)}`]
  })
}
