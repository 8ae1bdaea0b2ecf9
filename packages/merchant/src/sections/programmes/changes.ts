import type { Stated } from '../../draft.ts'
import type { Frozen } from '../../frozen.ts'
import type { Changes } from '../../wording/change.ts'
import { languageName } from '../../wording/language-name.ts'
import { listSentences } from '../../wording/lists.ts'
import { quoted, textSentences } from '../../wording/values.ts'
import { programmeInWords } from './in-words.ts'
import { BUDGET_WORDS, CONDITION_WORDS, partInWords, REWARD_WORDS, TRIGGER_WORDS } from './part-words.ts'
import type { ProgrammeFile, programmes } from './schema.ts'

type Part = Frozen<Stated<typeof programmes>>
type Programme = Frozen<ProgrammeFile>

/** The words for a programme's values that are a word or a number. */
const PLAIN_WORDS = {
  promotion: 'the promotion it belongs to',
  period: 'how often a member may get it',
  join: 'how members take part',
  comment: 'whether a comment is asked for',
  prizes: 'the prizes',
  claim: 'how it is claimed',
  expiresAfterHours: 'the hours after which it expires',
  approval: 'who approves it',
  exclusive: 'what it excludes',
} as const satisfies Partial<Record<keyof Programme, string>>

/** The defaults of a programme. */
const UNSTATED: Readonly<Record<string, unknown>> = { period: 'once', approval: 'auto', expiresAfterHours: 720 }

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
  const of = `Of ${quoted(is.id)}`
  return [
    ...textSentences(`${of} the name`, was.name ?? {}, is.name ?? {}, languageName),
    ...changed(of, TRIGGER_WORDS, was.trigger, is.trigger),
    ...listSentences(`${of} the codes`, was.trigger.codes ?? [], is.trigger.codes ?? []),
    ...changed(of, CONDITION_WORDS, was.conditions, is.conditions),
    ...changed(of, REWARD_WORDS, was.reward, is.reward),
    ...changed(of, PLAIN_WORDS, { ...UNSTATED, ...was }, { ...UNSTATED, ...is }),
    ...changed(of, BUDGET_WORDS, was.budget, is.budget),
  ]
}

type Stating = Readonly<Record<string, unknown>>

/** The differences of a part, one sentence each. */
function changed(of: string, words: Readonly<Record<string, string>>, was: Stating = {}, is: Stating = {}): string[] {
  return Object.entries(words).flatMap(([key, what]) => {
    const [before, after] = [partInWords(was[key]), partInWords(is[key])]
    return before === after ? [] : [`${of} ${what}: ${before} becomes ${after}.`]
  })
}
