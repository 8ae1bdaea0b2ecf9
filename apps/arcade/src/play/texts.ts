import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FALLBACK = 'en'
const DIRECTORY = join(import.meta.dirname, '..', '..', 'text')

/** The arcade's own texts by language tag, read once from `text/<tag>.json`; dotted keys. */
export const TEXTS: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  readdirSync(DIRECTORY)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [
      name.slice(0, -5),
      JSON.parse(readFileSync(join(DIRECTORY, name), 'utf8')) as Record<string, string>,
    ]),
)

/** The texts for a tag: its own, those of its language, else English. */
export function textsFor(tag: string): { readonly tag: string; readonly text: Readonly<Record<string, string>> } {
  const known = [tag, new Intl.Locale(tag).language, FALLBACK].find((candidate) => TEXTS.has(candidate)) ?? FALLBACK
  return { tag: known, text: TEXTS.get(known) ?? {} }
}

/** The writing direction of a language tag. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return new Intl.Locale(tag).getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr'
}
