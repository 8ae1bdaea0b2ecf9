import type { LocalText } from '../texts.ts'

/** A language's name in English by its platform code. */
export type LanguageName = (code: string) => string

const LONGEST = 60

/** A text between curly quotes, shortened. */
export function quoted(text: string): string {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > LONGEST ? `“${plain.slice(0, LONGEST).trimEnd()}…”` : `“${plain}”`
}

/** A single value in words. */
export function valueInWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (value === true) return 'on'
  if (value === false) return 'off'
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : JSON.stringify(value)
}

/** A text's changes in its languages: `The tagline in Arabic: “…” becomes “…”.` */
export function textSentences(
  what: string,
  before: Readonly<LocalText>,
  after: Readonly<LocalText>,
  nameOf: LanguageName,
): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((code) => {
    const [was, is] = [before[code], after[code]]
    if (was === is) return []
    if (is === undefined) return [`${what}: no text in ${nameOf(code)} any more.`]
    if (was === undefined) return [`${what}: ${quoted(is)} in ${nameOf(code)}, new.`]
    return [`${what} in ${nameOf(code)}: ${quoted(was)} becomes ${quoted(is)}.`]
  })
}
