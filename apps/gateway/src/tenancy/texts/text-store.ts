import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COUNTRIES, FIRST_AREAS, FIRST_TEXTS, type TextVersions, WORDS } from '@livery/contract/texts'
import { completeTexts, type Mark } from '@livery/locale/complete-texts'
import { fallbackChain, SOURCE_LANGUAGE } from '@livery/locale/fallback'
import type { FormatLocale } from '@livery/locale/locale-row'
import { readCountries } from '@livery/locale/read-countries'
import { readWords } from '@livery/locale/read-words'
import { localeByCode } from '@livery/locale/registry'
import { GLOSSARY_FILE, type TextTree } from '@livery/locale/texts'
import { LETTERS } from './areas.ts'

interface Area {
  readonly hash: string
  readonly json: string
  readonly value: TextTree
}

/** Data of CLDR for a language that some engines lack, from this engine, which has all. */
const DATA: Readonly<Record<string, (locale: FormatLocale) => TextTree>> = {
  [WORDS]: readWords,
  [COUNTRIES]: readCountries,
}

/** Without this area a language cannot be shown at all. */
const FIRST_AREA = 'core'

/** In development a text from another language is marked with that language. */
const withOrigin: Mark = (text, code) => `[${code}] ${text}`

/**
 * The texts of `locales/<code>/<area>.json`, read once. Missing texts come from the merchant's next language that has
 * them, and at last from English, so that a site is complete while a translation is unfinished. In development such
 * texts are marked.
 */
export class TextStore {
  readonly #languages: ReadonlyMap<string, ReadonlyMap<string, TextTree>>
  readonly #made = new Map<string, Area>()
  readonly #versions = new Map<string, string>()
  readonly #mark: Mark | undefined

  constructor(folder: string, options: { readonly marked: boolean } = { marked: false }) {
    this.#mark = options.marked ? withOrigin : undefined
    this.#languages = readLanguages(folder)
  }

  /** All areas; English has every one. */
  get areas(): readonly string[] {
    return [...(this.#languages.get(SOURCE_LANGUAGE)?.keys() ?? [])]
  }

  /**
   * The language of the texts for readers of `code`: itself if it has texts, else its fallback.
   * @param offered the merchant's languages in its order
   */
  shown(code: string, offered: readonly string[]): string {
    return this.#chain(code, offered)[0] ?? SOURCE_LANGUAGE
  }

  /** A complete area for readers of `code` at a merchant with these languages; null for an unknown language or area. */
  find(code: string, area: string, offered: readonly string[]): Area | null {
    if (!localeByCode(code)) return null
    const chain = this.#chain(code, offered)
    const data = DATA[area]
    if (data) return this.#data(area, data, chain)
    if (!(area === FIRST_TEXTS || this.areas.includes(area))) return null
    const key = [code, area, ...chain].join('/')
    return this.#made.getOrInsertComputed(key, () =>
      area === FIRST_TEXTS ? this.#together(code, offered) : this.#make(code, area, chain),
    )
  }

  /** The versions of the texts for readers of `code`. */
  versions(code: string, offered: readonly string[]): TextVersions {
    const hashOf = (area: string) => this.find(code, area, offered)?.hash ?? 'none'
    return {
      first: hashOf(FIRST_TEXTS),
      others: this.#versions.getOrInsertComputed([code, ...offered].join('/'), () => {
        const others = this.areas.filter((area) => area !== LETTERS && !FIRST_AREAS.some((first) => first === area))
        return hashed([...others, COUNTRIES].map(hashOf).join())
      }),
    }
  }

  #data(
    area: string,
    read: (locale: FormatLocale) => TextTree,
    [shown = SOURCE_LANGUAGE]: readonly string[],
  ): Area | null {
    const row = localeByCode(shown)
    if (!row || row.formatFallback === null) return null
    return this.#made.getOrInsertComputed(`${shown}/${area}`, () => named(read(row)))
  }

  #chain(code: string, offered: readonly string[]): readonly string[] {
    return fallbackChain(code, offered, (candidate) => this.#languages.get(candidate)?.has(FIRST_AREA) ?? false)
  }

  #make(code: string, area: string, chain: readonly string[]): Area {
    const shown = localeByCode(chain[0] ?? SOURCE_LANGUAGE)
    const texts = chain.map((from) => ({ code: from, texts: this.#languages.get(from)?.get(area) ?? {} }))
    // A language without texts has no text of its own, so all of them are marked.
    const own = chain[0] === code ? [] : [{ code, texts: {} }]
    return named(completeTexts(shown?.tag ?? 'en', [...own, ...texts], this.#mark))
  }

  #together(code: string, offered: readonly string[]): Area {
    const words = this.find(code, WORDS, offered)
    return named({
      ...Object.fromEntries(FIRST_AREAS.map((area) => [area, this.find(code, area, offered)?.value ?? {}])),
      ...(words && { [WORDS]: words.value }),
    })
  }
}

/** Texts under the hash of their content. */
function named(value: TextTree): Area {
  const json = JSON.stringify(value)
  return { hash: hashed(json), json, value }
}

/** Eight digits, since every page names them. */
function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

/** Every language's areas by their names. */
function readLanguages(folder: string): ReadonlyMap<string, ReadonlyMap<string, TextTree>> {
  const codes = readdirSync(folder).filter((code) => localeByCode(code) !== undefined)
  return new Map(
    codes.map((code) => {
      const files = readdirSync(join(folder, code)).filter((file) => file.endsWith('.json') && file !== GLOSSARY_FILE)
      const areas = files.map((file) => [file.slice(0, -'.json'.length), readTexts(join(folder, code, file))] as const)
      return [code, new Map(areas)]
    }),
  )
}

function readTexts(file: string): TextTree {
  return JSON.parse(readFileSync(file, 'utf8')) as TextTree
}
