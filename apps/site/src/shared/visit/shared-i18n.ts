import type { i18n } from 'i18next'
import { createI18n } from './create-i18n.ts'

type Texts = Readonly<Record<string, unknown>>

const known = new WeakMap<object, { readonly tag: string; readonly texts: Texts; readonly i18n: i18n }>()

/**
 * The i18next of all pages that a server renders from the same texts. There neither the language nor the texts of a
 * page change, and what one page has looked up the next one need not.
 */
export function sharedI18n(tag: string, texts: Texts): i18n {
  const { core } = texts
  if (typeof core !== 'object' || core === null) return createI18n(tag, texts)
  const shared = known.get(core)
  if (shared?.tag === tag && areSame(shared.texts, texts)) return shared.i18n
  const i18n = createI18n(tag, texts)
  known.set(core, { tag, texts, i18n })
  return i18n
}

function areSame(one: Texts, other: Texts): boolean {
  const areas = Object.keys(one)
  return areas.length === Object.keys(other).length && areas.every((area) => one[area] === other[area])
}
