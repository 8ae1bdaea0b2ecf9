import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The text every page needs; a language without it falls back to the merchant's default language. */
export const FIRST_TEXT = 'core.json'

/** Platform codes of the languages that have the texts of the first page, from `locales/` under `root`. */
export function spokenLanguages(root: string): ReadonlySet<string> {
  const from = join(root, 'locales')
  const entries = existsSync(from) ? readdirSync(from, { withFileTypes: true }) : []
  const codes = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return new Set(codes.filter((code) => existsSync(join(from, code, FIRST_TEXT))))
}
