import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEXT_AREAS } from '../i18n/areas.ts'

const LOCALES = join(import.meta.dirname, '../../../../../locales')

/** The real texts of a language, area by area. */
export function textsFixture(code: string): Record<string, unknown> {
  return Object.fromEntries(
    TEXT_AREAS.map((area) => [area, JSON.parse(readFileSync(join(LOCALES, code, `${area}.json`), 'utf8'))]),
  )
}
