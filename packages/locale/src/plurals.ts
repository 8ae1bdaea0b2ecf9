/** CLDR's plural categories in their usual order; i18next appends them to a key: `games_one`, `games_other`. */
export const PLURAL_CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
export type PluralCategory = (typeof PLURAL_CATEGORIES)[number]

/** The categories a language needs, by its BCP 47 tag: six for Arabic, `one` and `other` for Filipino. */
export function pluralCategories(tag: string): readonly PluralCategory[] {
  const needed = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  return PLURAL_CATEGORIES.filter((category) => needed.includes(category))
}

/**
 * Splits a key into its base and its plural category: `games_few` is `games` and `few`; null for a key that is no
 * plural form.
 */
export function splitPluralKey(key: string): { base: string; category: PluralCategory } | null {
  const at = key.lastIndexOf('_')
  const category = PLURAL_CATEGORIES.find((name) => name === key.slice(at + 1))
  return at > 0 && category ? { base: key.slice(0, at), category } : null
}
