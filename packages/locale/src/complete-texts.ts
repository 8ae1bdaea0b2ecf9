import { pluralCategories, splitPluralKey } from './plurals.ts'
import type { TextTree } from './texts.ts'

/** The texts of a language, by its platform code. */
export interface SpokenTexts {
  readonly code: string
  readonly texts: TextTree
}

/** Changes a text that stands in for a missing one: Storybook marks it, the live site leaves it as it is. */
export type Mark = (text: string, code: string) => string

/**
 * The texts of the first language; keys it lacks come from the next languages, so that no key is ever shown. A plural
 * is taken over in the forms that the reader's language needs.
 * @param tag BCP 47 tag of the language the page declares; its plural forms are filled
 * @param chain the languages, best first
 * @param mark called with each text that is not the first language's own, and with the language it is from
 */
export function completeTexts(tag: string, chain: readonly SpokenTexts[], mark: Mark = (text) => text): TextTree {
  const [own, ...others] = chain
  const categories = pluralCategories(tag)
  return others.reduce<TextTree>(
    (tree, { code, texts }) => filled(tree, texts, (text) => mark(text, code), categories),
    own?.texts ?? {},
  )
}

function filled(tree: TextTree, from: TextTree, mark: (text: string) => string, categories: readonly string[]) {
  const result: Record<string, string | TextTree> = { ...tree }
  for (const [key, value] of Object.entries(from)) {
    const has = result[key]
    if (typeof value !== 'string') {
      if (typeof has !== 'string') result[key] = filled(has ?? {}, value, mark, categories)
      continue
    }
    const plural = splitPluralKey(key)
    if (!plural) {
      result[key] ??= mark(value)
      continue
    }
    for (const category of categories) {
      result[`${plural.base}_${category}`] ??= mark(
        String(from[`${plural.base}_${category}`] ?? from[`${plural.base}_other`]),
      )
    }
  }
  return result
}
