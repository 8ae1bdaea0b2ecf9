import type { Merchant } from '../merchant.ts'
import { SECTIONS } from '../sections.ts'
import { becomes } from '../wording/becomes.ts'
import type { Changes } from '../wording/change.ts'

/** One change, under the part of the merchant it concerns. */
export interface MerchantChange {
  readonly part: string
  readonly sentence: string
}

/**
 * The meaning of a merchant's changes, in words for the people who run it. Every difference is reported: one without a
 * sentence in any section is reported by its key.
 */
export function changesBetween(before: Merchant, after: Merchant): readonly MerchantChange[] {
  return [...CHANGES, rest].flatMap(({ part, sentences }) =>
    sentences(before, after).map((sentence) => ({ part, sentence })),
  )
}

/** The number of sentences that a reader can survey; more get a headline. */
const FEW = 5

/** The sentences, one a line, under their part, with a headline above if there are many. */
export function inSentences(changes: readonly MerchantChange[]): string {
  const parts = [...new Set(changes.map(({ part }) => part))]
  const sections = parts.map((part) =>
    [part, ...changes.filter((change) => change.part === part).map(({ sentence }) => `  ${sentence}`)].join('\n'),
  )
  const headline = changes.length > FEW ? [`${changes.length} changes: ${parts.join(', ')}.`] : []
  return [...headline, ...sections].join('\n') || 'Nothing that anybody would see.'
}

const CHANGES: readonly Changes<Merchant>[] = Object.values(SECTIONS).flatMap(
  (section): readonly Changes<Merchant>[] => ('changes' in section ? section.changes : []),
)

/** The keys that the sections' sentences cover. */
const IN_WORDS = new Set<string>(['id', ...CHANGES.flatMap(({ keys }) => keys)])

/** All other keys are reported by name. */
const rest: Changes<Merchant> = {
  part: 'Operation',
  keys: [],
  sentences: (before, after) => {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((key) => !IN_WORDS.has(key))
      .sort()
    const part = (merchant: Merchant, key: string) => (merchant as unknown as Record<string, unknown>)[key]
    return keys.flatMap((key) => becomes(key, part(before, key), part(after, key)))
  },
}
