import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { REGISTRATION_FIELDS } from '@livery/contract/auth/registration-config'
import { ERRORS } from '@livery/contract/errors'
import { GAME_TYPES } from '@livery/contract/games'
import { checkTexts } from '@livery/locale/check'
import { splitPluralKey } from '@livery/locale/plurals'
import { localeByCode } from '@livery/locale/registry'
import { flattenTexts, GLOSSARY_FILE, type TextTree } from '@livery/locale/texts'
import { FAULT_CODES } from '@livery/rules/fault-codes'
import { NAMED_RULES } from '@livery/rules/named-rules'
import { PATTERNS } from '@livery/rules/patterns'
import { describe, expect, test } from 'vitest'

/** Notes for translators, by area. */
const NOTES = 'notes'
const root = new URL('../locales/', import.meta.url)
const codes = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== NOTES)
  .map((entry) => entry.name)
const areasOf = (code: string) =>
  readdirSync(new URL(`${code}/`, root))
    .filter((file) => file !== GLOSSARY_FILE)
    .sort()
const textsOf = (code: string, file: string): TextTree =>
  JSON.parse(readFileSync(new URL(`${code}/${file}`, root), 'utf8'))
const english = (area: string) => flattenTexts(textsOf('EN', `${area}.json`))

/** Languages that must be complete; in the others a missing text is shown in the merchant's next language. */
const WHOLE_LANGUAGES = ['EN', 'TY', 'AR']
const WAITING = ['missing', 'plural']

describe('the texts', () => {
  test('folders are named by the platform’s codes, and each language has the areas English has', () => {
    expect(codes).toContain('EN')
    for (const code of codes) {
      expect(localeByCode(code), code).toBeDefined()
      expect(areasOf(code), code).toEqual(areasOf('EN'))
    }
  })

  test.each(codes.flatMap((code) => areasOf(code).map((file) => ({ code, file }))))(
    '$code/$file has the language’s plural forms and the same placeholders, and is complete where it is kept so',
    ({ code, file }) => {
      const tag = localeByCode(code)?.tag ?? code
      const faults = checkTexts(textsOf('EN', file), textsOf(code, file), tag).map((fault) =>
        WAITING.includes(fault.kind) && !WHOLE_LANGUAGES.includes(code) && isNotThere(code, file, fault.key)
          ? { ...fault, severity: 'warning' as const }
          : fault,
      )
      const report = (severity: string) =>
        faults
          .filter((fault) => fault.severity === severity)
          .map(({ kind, key, detail }) => `${kind} ${key}: ${detail}`)
      const warnings = report('warning')
      if (warnings.length > 0) console.warn(`${code}/${file}\n  ${warnings.join('\n  ')}`)
      expect(report('error')).toEqual([])
    },
  )
})

/** Whether neither the text nor, for a plural, any of its forms exists. */
function isNotThere(code: string, file: string, key: string): boolean {
  const base = splitPluralKey(key)?.base
  return ![...flattenTexts(textsOf(code, file)).keys()].some(
    (own) => own === key || (base !== undefined && splitPluralKey(own)?.base === base),
  )
}

describe('what code names by a list has a text', () => {
  test('every error code', () => {
    const keys = english('core')
    expect(Object.values(ERRORS).filter(({ key }) => !keys.has(key))).toEqual([])
  })

  test('every validation rule, both ways', () => {
    const keys = english('auth')
    const messageKeys = [...PATTERNS, ...NAMED_RULES].flatMap(({ messageKey }) => [
      `${messageKey}.range`,
      `${messageKey}.exact`,
    ])
    const faults = [...messageKeys, ...FAULT_CODES].map((code) => `validation.${code}`)
    expect(faults.filter((key) => !keys.has(key))).toEqual([])
  })

  test('every registration field', () => {
    const keys = english('auth')
    expect(REGISTRATION_FIELDS.filter((name) => !keys.has(`field.${name}.label`))).toEqual([])
  })

  test('every classification of a vendor’s games', () => {
    const keys = english('games')
    const vendors = new URL('../vendors/', import.meta.url)
    const kinds = readdirSync(vendors)
      .map((id) => new URL(`${id}/games.json`, vendors))
      .filter((file) => existsSync(file))
      .flatMap((file) =>
        (JSON.parse(readFileSync(file, 'utf8')) as { gameClassify: string }[]).map(({ gameClassify }) => gameClassify),
      )
    expect(new Set(kinds).size).toBeGreaterThan(30)
    expect([...new Set(kinds)].filter((kind) => !keys.has(`classify.${kind}`))).toEqual([])
  })

  test('every game category', () => {
    const core = english('core')
    const games = english('games')
    expect(GAME_TYPES.filter((type) => !core.has(`category.${type}`))).toEqual([])
    expect(GAME_TYPES.filter((type) => !games.has(`section.${type}`) || !games.has(`lead.${type}`))).toEqual([])
  })
})
