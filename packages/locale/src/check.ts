import { type PluralCategory, pluralCategories, splitPluralKey } from './plurals.ts'
import { type FlatTexts, flattenTexts, placeholders, type TextTree } from './texts.ts'

export type TextFaultKind = 'missing' | 'extra' | 'placeholder' | 'plural' | 'bidi' | 'empty' | 'length'

export interface TextFault {
  readonly kind: TextFaultKind
  /** Dotted key within the area. */
  readonly key: string
  /** The fault and its place, for the people who maintain the texts. */
  readonly detail: string
  /** Warnings (suspicious lengths) do not stop a language from being published. */
  readonly severity: 'error' | 'warning'
}

/** Embeddings, overrides and isolates. Interpolation adds the isolates it needs, so a text must not contain any. */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/

/** How much longer than English a text may be before it is suspicious; short words vary more. */
const LENGTH_RATIO_MAX = 2.6
const LENGTH_SLACK = 14

/** Plural categories whose text may contain the number as a word (`رسالتان`) and so omit the figure. */
const WORDED: readonly PluralCategory[] = ['zero', 'one', 'two']

/**
 * Compares one area's texts of a language with the English ones and returns every fault: missing or surplus keys,
 * different placeholders or tags, plural forms that CLDR requires but the language lacks (or the reverse), direction
 * controls, empty values, and, as warnings, texts of suspicious length. `tag` is the language's BCP 47 tag.
 * Run over English itself, it checks English.
 */
export function checkTexts(english: TextTree, texts: TextTree, tag: string): readonly TextFault[] {
  const source = flattenTexts(english)
  const target = flattenTexts(texts)
  return [...checkKeys(source, target, pluralCategories(tag)), ...checkValues(source, target)]
}

/** How much of English the language has, 0 to 1, counting a plural once per form it needs. */
export function completeness(english: TextTree, texts: TextTree, tag: string): number {
  const required = requiredKeys(flattenTexts(english), pluralCategories(tag))
  const present = flattenTexts(texts)
  const found = [...required.keys()].filter((key) => present.get(key)?.trim())
  return required.size === 0 ? 1 : found.length / required.size
}

/** The keys a language needs for the English ones, each with the kind of fault to report when it is missing. */
function requiredKeys(source: FlatTexts, categories: readonly PluralCategory[]): Map<string, 'missing' | 'plural'> {
  const required = new Map<string, 'missing' | 'plural'>()
  for (const key of source.keys()) {
    const plural = splitPluralKey(key)
    if (!plural) required.set(key, 'missing')
    else for (const category of categories) required.set(`${plural.base}_${category}`, 'plural')
  }
  return required
}

function checkKeys(source: FlatTexts, target: FlatTexts, categories: readonly PluralCategory[]): TextFault[] {
  const required = requiredKeys(source, categories)
  const pluralBases = new Set([...required.keys()].map((key) => splitPluralKey(key)?.base))
  const absent = [...required].filter(([key]) => !target.has(key))
  const surplus = [...target.keys()].filter((key) => !required.has(key))
  return [
    ...absent.map(([key, kind]) =>
      error(kind, key, kind === 'plural' ? 'a plural form this language needs is missing' : 'English has this text'),
    ),
    ...surplus.map((key) => {
      const base = splitPluralKey(key)?.base
      return base !== undefined && pluralBases.has(base)
        ? error('plural', key, 'this language has no such plural form')
        : error('extra', key, 'English has no such text')
    }),
  ]
}

function checkValues(source: FlatTexts, target: FlatTexts): TextFault[] {
  const faults: TextFault[] = []
  for (const [key, text] of target) {
    if (text.trim() === '') faults.push(error('empty', key, 'the text is empty'))
    if (BIDI_CONTROLS.test(text)) faults.push(error('bidi', key, 'the text carries an invisible direction control'))
    const plural = splitPluralKey(key)
    const original = source.get(key) ?? (plural && source.get(`${plural.base}_other`))
    if (original === undefined || original === null) continue
    const fault = checkPlaceholders(key, original, text, plural !== null && WORDED.includes(plural.category))
    if (fault) faults.push(fault)
    if (text.length > original.length * LENGTH_RATIO_MAX + LENGTH_SLACK) {
      faults.push({
        kind: 'length',
        key,
        detail: `${text.length} characters for ${original.length}`,
        severity: 'warning',
      })
    }
  }
  return faults
}

function checkPlaceholders(key: string, original: string, text: string, worded: boolean): TextFault | null {
  const required = placeholders(original)
  const found = placeholders(text)
  const lost = required.filter((name) => !found.includes(name) && !(worded && name === '{{count}}'))
  const invented = found.filter((name) => !required.includes(name) && !(worded && name === '{{count}}'))
  if (lost.length === 0 && invented.length === 0) return null
  const parts = [lost.length > 0 && `lacks ${lost.join(' ')}`, invented.length > 0 && `has ${invented.join(' ')}`]
  return error('placeholder', key, parts.filter(Boolean).join(', '))
}

function error(kind: TextFaultKind, key: string, detail: string): TextFault {
  return { kind, key, detail, severity: 'error' }
}
