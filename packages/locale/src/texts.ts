/** The file of a language's folder that is no area of texts: the translators' words for each term. */
export const GLOSSARY_FILE = 'glossary.json'

/** Texts of one area in the form of its JSON file: nested objects of strings. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

/** Flat texts by dotted key: `header.login`. */
export type FlatTexts = ReadonlyMap<string, string>

/** The leaves of a tree by their dotted keys, in the file's order. */
export function flattenTexts(tree: TextTree, prefix = ''): FlatTexts {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat.set(prefix + key, value)
    else for (const [inner, text] of flattenTexts(value, `${prefix}${key}.`)) flat.set(inner, text)
  }
  return flat
}

/** Names that a text interpolates (`{{name}}`) and tags it marks up (`<terms>`), sorted, each once. */
export function placeholders(text: string): readonly string[] {
  const names = [...text.matchAll(/\{\{\s*([^\s,}]+)[^}]*\}\}/g)].map((match) => `{{${match[1]}}}`)
  const tags = [...text.matchAll(/<\/?(\w+)\s*\/?>/g)].map((match) => `<${match[1]}>`)
  return [...new Set([...names, ...tags])].sort()
}
