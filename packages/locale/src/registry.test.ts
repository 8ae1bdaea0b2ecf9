import { describe, expect, test } from 'vitest'
import { DIRECTIONS, FONT_STACKS, SCRIPTS } from './locale-row.ts'
import { languageAndScript, localeByCode, localeCodes, locales, resolveCode } from './registry.ts'

const KEYS = [
  'code',
  'aliases',
  'tag',
  'direction',
  'formatTag',
  'formatFallback',
  'script',
  'fontStack',
  'nativeName',
  'englishName',
]

describe('the registry', () => {
  test('has the 27 languages of the platform', () => {
    expect(localeCodes.join(' ')).toBe(
      'CN EN JA TH VI MY ES HI ID KM KO MS PT TA TW TY UR TR BN AR FA RU KK UZ LO NE FR',
    )
  })

  test.each(locales)('$code has exactly the fields of a row, each of its kind', (row) => {
    expect(Object.keys(row)).toEqual(KEYS)
    expect(Intl.getCanonicalLocales(row.tag)).toEqual([row.tag])
    expect(Intl.getCanonicalLocales(row.formatTag)).toEqual([row.formatTag])
    if (row.formatFallback !== null) expect(Intl.getCanonicalLocales(row.formatFallback)).toEqual([row.formatFallback])
    expect(DIRECTIONS).toContain(row.direction)
    expect(SCRIPTS).toContain(row.script)
    expect(FONT_STACKS).toContain(row.fontStack)
    expect(row.nativeName.normalize('NFC')).toBe(row.nativeName)
    expect(row.englishName).not.toBe('')
  })

  test('writes right to left exactly what is written in Arabic script', () => {
    const rightToLeft = locales.filter((row) => row.direction === 'rtl').map((row) => row.code)
    expect(rightToLeft).toEqual(['UR', 'AR', 'FA'])
    for (const row of locales) expect(row.script === 'Arab' || row.script === 'Aran').toBe(row.direction === 'rtl')
  })

  test('agrees with CLDR on each language’s script', () => {
    const cldr: Record<string, string> = { Aran: 'Arab', Hans: 'Hans', Hant: 'Hant' }
    for (const row of locales) {
      expect(languageAndScript(row.tag)?.split('-')[1], row.code).toBe(cldr[row.script] ?? row.script)
    }
  })

  test('no name means two languages, and no two languages share language and script', () => {
    const names = locales.flatMap((row) => [row.code, ...row.aliases].map((name) => name.toLowerCase()))
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(locales.map((row) => languageAndScript(row.tag))).size).toBe(locales.length)
  })
})

describe('resolving a name', () => {
  test.each([
    ['TY', 'TY'],
    ['ph', 'TY'],
    ['fil', 'TY'],
    ['fil-PH', 'TY'],
    ['tl', 'TY'],
    ['TW', 'TW'],
    ['zh-HK', 'TW'],
    ['zh', 'CN'],
    ['kr', 'KO'],
    ['ko-KR', 'KO'],
    ['PT-BR', 'PT'],
    ['pt-PT', 'PT'],
    ['es-ES', 'ES'],
    ['en-GB', 'EN'],
    ['my-MM', 'MY'],
    ['ms', 'MS'],
    ['ur', 'UR'],
  ])('%s is %s', (name, code) => {
    expect(resolveCode(name)).toBe(code)
  })

  test.each(['', 'xx', 'de', 'ur-Latn', 'not a tag', '../etc', '__proto__'])('%j is none of ours', (name) => {
    expect(resolveCode(name)).toBeUndefined()
  })

  test('a row is found by its platform code only', () => {
    expect(localeByCode('TY')?.tag).toBe('fil')
    expect(localeByCode('fil')).toBeUndefined()
    expect(localeByCode('constructor')).toBeUndefined()
  })
})
