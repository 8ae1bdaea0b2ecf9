import type { Random } from '@livery/artwork/random'
import { type Sources, textOf } from '@livery/document/sources'
import { localeCodes } from '@livery/locale/registry'
import { FIRST_TEXT, spokenLanguages } from '../spoken.ts'

/** Real words in the languages that have texts: phrases of the site itself. */
export interface Phrases {
  /** Codes that have texts; a merchant's first language is one of them. */
  readonly spoken: readonly string[]
  /** Every code of the platform. */
  readonly codes: readonly string[]
  readonly of: (code: string) => readonly string[]
}

const LONGEST = 80

/** Collects the phrases from `locales/` that have no placeholders. */
export function readPhrases(sources: Sources): Phrases {
  const spoken = [...spokenLanguages(sources)].filter((code) => localeCodes.includes(code))
  const lists = new Map(
    spoken.map((code) => {
      const text = textOf(sources, `locales/${code}/${FIRST_TEXT}`)
      return [code, phrasesIn(text === undefined ? {} : JSON.parse(text))] as const
    }),
  )
  return { spoken, codes: localeCodes, of: (code) => lists.get(code) ?? [] }
}

function phrasesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length <= LONGEST && !/[{}<>&]/.test(value) && value ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(phrasesIn) : []
}

/** A text in every language of a merchant for which there are phrases. */
export function localText(random: Random, phrases: Phrases, languages: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    languages
      .filter((code) => phrases.spoken.includes(code))
      .map((code) => [code, phrases.of(code).length === 0 ? code : random.pick(phrases.of(code))]),
  )
}

/** The same as HTML: paragraphs, a list or emphasis. */
export function localHtml(random: Random, phrases: Phrases, languages: readonly string[]): Record<string, string> {
  const form = random.pick(['<p>…</p>', '<p><strong>…</strong></p>', '<ul><li>…</li></ul>'])
  const words = localText(random, phrases, languages)
  return Object.fromEntries(Object.entries(words).map(([code, text]) => [code, form.replace('…', () => text)]))
}
