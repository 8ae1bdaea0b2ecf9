import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Glossary, Terms } from '@livery/locale/glossary'
import { splitPluralKey } from '@livery/locale/plurals'
import { localeByCode } from '@livery/locale/registry'
import { type FlatTexts, flattenTexts, GLOSSARY_FILE, type TextTree } from '@livery/locale/texts'

const root = join(import.meta.dirname, '..', '..')
/** The area whose texts the arcade serves itself, from files named by language tag. */
const ARCADE = 'arcade'
const SOURCE = 'EN'

/** The platform's codes of all languages that have texts, English first. */
export const CODES: readonly string[] = [
  SOURCE,
  ...readdirSync(join(root, 'locales')).filter((code) => code !== SOURCE && localeByCode(code) !== undefined),
]

/** Every area of texts: those of the site by their files, and the arcade's. */
export const AREAS: readonly string[] = [
  ...readdirSync(join(root, 'locales', SOURCE))
    .filter((file) => file !== GLOSSARY_FILE)
    .map((file) => file.slice(0, -'.json'.length)),
  ARCADE,
]

/** The file of an area in a language, from the root of the project. */
export function textFile(code: string, area: string): string {
  return area === ARCADE ? `apps/arcade/text/${localeByCode(code)?.tag}.json` : `locales/${code}/${area}.json`
}

/** An area's texts by key; none when the language does not have the area. */
export function textsOf(code: string, area: string): FlatTexts {
  const file = textFile(code, area)
  return existsSync(join(root, file)) ? flattenTexts(readJson(file) as TextTree) : new Map()
}

/** The English text for a key of any language: a plural form that English lacks is its `_other`. */
export function englishOf(english: FlatTexts, key: string): string | undefined {
  const base = splitPluralKey(key)?.base
  return english.get(key) ?? (base === undefined ? undefined : english.get(`${base}_other`))
}

export const termsOf = (): Terms => readJson('locales/terms.json') as Terms
export const glossaryOf = (code: string): Glossary => readJson(`locales/${code}/glossary.json`) as Glossary

/** A JSON file of the project, by its path from the root. */
export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}

/** The path of a file of the project. */
export const pathOf = (file: string): string => join(root, file)
