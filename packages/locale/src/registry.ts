import rows from '../../../locales/registry.json' with { type: 'json' }
import type { LocaleRow } from './locale-row.ts'

/**
 * The 27 languages of the platform. The site does not import this file: it gets the rows of its merchant's languages
 * in the boot document, so that no page carries the others.
 */
export const locales: readonly LocaleRow[] = Object.freeze(
  (rows as readonly LocaleRow[]).map((row) => Object.freeze(row)),
)

/** Platform codes of all languages, in the platform's order. */
export const localeCodes: readonly string[] = locales.map((row) => row.code)

const byCode = new Map(locales.map((row) => [row.code, row]))

const byName = new Map<string, string>()
for (const row of locales) byName.set(row.tag.toLowerCase(), row.code)
for (const row of locales) for (const alias of row.aliases) byName.set(alias.toLowerCase(), row.code)
for (const row of locales) byName.set(row.code.toLowerCase(), row.code)

/** The row of a platform code (`TY`); undefined for anything else, aliases and tags included. */
export function localeByCode(code: string): LocaleRow | undefined {
  return byCode.get(code)
}

const scripts = new Set<string>(locales.map((row) => row.script))

/** Whether a text is the script of a language, as an ISO 15924 code. */
export function isScript(text: string): boolean {
  return scripts.has(text)
}

/**
 * The platform code for a code, an alias (`PH`) or a BCP 47 tag (`fil-PH`), whatever the case; undefined when no
 * language of the platform is meant. A two-letter name is the platform's code first: `tw` is TW, never Akan.
 */
export function resolveCode(name: string): string | undefined {
  const known = byName.get(name.toLowerCase())
  if (known) return known
  const requested = languageAndScript(name)
  return requested && locales.find((row) => languageAndScript(row.tag) === requested)?.code
}

/**
 * Language and script of a BCP 47 tag after CLDR's likely subtags, e.g. `zh-HK` is `zh-Hant`; undefined when malformed.
 */
export function languageAndScript(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}
