import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Area {
  readonly hash: string
  readonly json: string
  readonly value: unknown
}

/**
 * The texts of `locales/<code>/<area>.json`, read once. A language without an area falls back to English, so that a
 * merchant's site is whole while a translation is on its way.
 */
export class TextStore {
  readonly #areas = new Map<string, Area>()
  readonly #fallback = 'EN'

  constructor(folder: string) {
    for (const code of readdirSync(folder)) {
      const languageFolder = join(folder, code)
      if (code.includes('.') || !existsSync(languageFolder)) continue
      for (const file of readdirSync(languageFolder)) {
        if (!file.endsWith('.json')) continue
        const value: unknown = JSON.parse(readFileSync(join(languageFolder, file), 'utf8'))
        const json = JSON.stringify(value)
        const hash = createHash('sha256').update(json).digest('hex').slice(0, 12)
        this.#areas.set(`${code}/${file.slice(0, -'.json'.length)}`, { hash, json, value })
      }
    }
  }

  /** Areas that exist in English, i.e. all there are. */
  areas(): string[] {
    return [...this.#areas.keys()].filter((key) => key.startsWith(`${this.#fallback}/`)).map((key) => key.slice(3))
  }

  find(code: string, area: string): Area | null {
    return this.#areas.get(`${code}/${area}`) ?? this.#areas.get(`${this.#fallback}/${area}`) ?? null
  }

  /** Immutable addresses of every area in a language. */
  addresses(code: string): Record<string, string> {
    return Object.fromEntries(
      this.areas().map((area) => [area, `/text/${this.find(code, area)?.hash ?? 'none'}/${code}/${area}.json`]),
    )
  }

  /** One text by dotted key, or null. */
  text(code: string, area: string, key: string): string | null {
    let value = this.find(code, area)?.value
    for (const part of key.split('.')) value = (value as Record<string, unknown> | undefined)?.[part]
    return typeof value === 'string' ? value : null
  }
}
