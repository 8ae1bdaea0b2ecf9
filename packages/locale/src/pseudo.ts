import type { LocaleRow } from './locale-row.ts'
import type { TextTree } from './texts.ts'

/** Artificial languages: `en-XA` is long and accented, `ar-XB` is mirrored. Only Storybook offers them. */
export const PSEUDO_TAGS = ['en-XA', 'ar-XB'] as const
export type PseudoTag = (typeof PSEUDO_TAGS)[number]

const row = { aliases: [], formatTag: 'en', formatFallback: null } as const

/** Their registry rows, of the same shape as any other language's. */
export const pseudoLocales: readonly (LocaleRow & { readonly tag: PseudoTag })[] = [
  {
    ...row,
    code: 'XA',
    tag: 'en-XA',
    direction: 'ltr',
    script: 'Latn',
    fontStack: 'latin',
    nativeName: '[Ƥšéûđö]',
    englishName: 'Pseudo, long and accented',
  },
  {
    ...row,
    code: 'XB',
    tag: 'ar-XB',
    direction: 'rtl',
    script: 'Arab',
    fontStack: 'arabic',
    nativeName: '[oduesP]',
    englishName: 'Pseudo, right to left',
  },
]

export function isPseudoTag(tag: string): tag is PseudoTag {
  return (PSEUDO_TAGS as readonly string[]).includes(tag)
}

/** How much longer than English a text becomes: German and Filipino are about a third longer. */
const LONGER = 0.35
const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz'
const ACCENTED = 'ÅåƁƀÇçĐđÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀɱÑñÖöƤƥǪɋŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž'
const accents = new Map(Array.from(PLAIN, (letter, at) => [letter, Array.from(ACCENTED)[at] ?? letter]))

/** Parts that are not words: `{{name}}`, `$t(key)`, tags, entities, addresses. */
const UNCHANGED = /(\{\{[^{}]*\}\}|\$t\([^()]*\)|<\/?[a-zA-Z][^<>]*>|&#?\w+;|\w+:\/\/[^\s<>]+)/

const RIGHT_TO_LEFT_MARK = '\u200f'
const RIGHT_TO_LEFT_OVERRIDE = '\u202e'
const POP_DIRECTION = '\u202c'

/**
 * A text in the pseudo-locale. In `en-XA` Latin letters have accents and the whole is about a third longer and in
 * brackets, so that cut-off or hard-coded text is seen. In `ar-XB` each word runs from right to left. Placeholders,
 * tags and addresses stay unchanged, and so do texts without a letter and texts that were already changed.
 */
export function pseudo(text: string, tag: PseudoTag): string {
  const parts = text.split(UNCHANGED)
  const plainText = parts.filter((_, at) => at % 2 === 0).join('')
  if (!/\p{L}/u.test(plainText) || isDone(text)) return text
  if (tag === 'ar-XB') return parts.map((part, at) => (at % 2 === 0 ? mirrored(part) : part)).join('')
  const letters = plainText.match(/\p{L}/gu)?.length ?? 0
  const accented = parts.map((part, at) => (at % 2 === 0 ? withAccents(part) : part)).join('')
  return `[${accented}${filler(Math.max(1, Math.round(letters * LONGER)))}]`
}

/** The texts of an area in the pseudo-locale. */
export function pseudoTexts(tree: TextTree, tag: PseudoTag): TextTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudo(value, tag) : pseudoTexts(value, tag),
    ]),
  )
}

function isDone(text: string): boolean {
  return text.includes(RIGHT_TO_LEFT_OVERRIDE) || /^\[.*\u02d9+\]$/su.test(text)
}

function withAccents(text: string): string {
  return Array.from(text, (letter) => accents.get(letter) ?? letter).join('')
}

function mirrored(text: string): string {
  return text.replace(
    /[\p{L}\p{M}\p{N}]+/gu,
    (word) => `${RIGHT_TO_LEFT_MARK}${RIGHT_TO_LEFT_OVERRIDE}${word}${POP_DIRECTION}${RIGHT_TO_LEFT_MARK}`,
  )
}

/** Dots that lengthen a text, in groups that can wrap like words; the last one marks the text as already changed. */
function filler(length: number): string {
  return Array.from({ length }, (_, at) => (at % 6 === 0 && at > 0 ? ' \u02d9' : '\u02d9')).join('')
}
