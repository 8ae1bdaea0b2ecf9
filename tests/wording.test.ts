import { glossaryFaults } from '@livery/locale/glossary'
import { insertionFault } from '@livery/locale/insertions'
import { type Mistakes, mistakesIn } from '@livery/locale/mistakes'
import { localeByCode } from '@livery/locale/registry'
import { typographyFaults } from '@livery/locale/typography'
import { describe, expect, test } from 'vitest'
import {
  AREAS,
  CODES,
  englishOf,
  glossaryOf,
  readJson,
  termsOf,
  textFile,
  textsOf,
} from '../scripts/texts/catalogue.ts'

const terms = termsOf()
const mistakes = readJson('locales/mistakes.json') as Mistakes
const english = new Map(AREAS.map((area) => [area, textsOf('EN', area)]))
const texts = CODES.flatMap((code) => AREAS.map((area) => ({ code, area, file: textFile(code, area) })))
const rowOf = (code: string) => {
  const row = localeByCode(code)
  if (!row) throw new Error(`${code} is not in locales/registry.json`)
  return row
}

describe('the glossaries', () => {
  test.each(CODES)('%s says for each term what to use', (code) => {
    expect(Object.keys(glossaryOf(code))).toEqual(Object.keys(terms))
    for (const [term, { use }] of Object.entries(glossaryOf(code))) expect(use.length, term).toBeGreaterThan(0)
  })

  test('each label of a term is a text', () => {
    const labels = Object.values(terms).flatMap(({ labels = [] }) => labels)
    const known = (label: string) => english.get(label.split(':')[0] ?? '')?.has(label.split(':')[1] ?? '')
    expect(labels.filter((label) => !known(label))).toEqual([])
  })
})

describe.each(texts)('$file', ({ code, area }) => {
  const own = [...textsOf(code, area)]

  test('has no form that the glossary forbids', () => {
    const worded = own.map(([key, text]) => ({
      key: `${area}:${key}`,
      english: englishOf(english.get(area) ?? new Map(), key) ?? '',
      text,
    }))
    expect(glossaryFaults(terms, glossaryOf(code), worded, rowOf(code).script)).toEqual([])
  })

  test('has no form that a reader found wrong before', () => {
    const worded = own.map(([key, text]) => ({ key: `${area}:${key}`, text }))
    expect(mistakesIn(mistakes[code] ?? [], worded, rowOf(code).script)).toEqual([])
  })

  test('has the spaces, quotes and marks of its language', () => {
    const faults = own.flatMap(([key, text]) =>
      typographyFaults(text, rowOf(code).tag).map((fault) => `${key}: ${fault}: ${text}`),
    )
    expect(faults).toEqual([])
  })

  test('hangs no ending on an insertion', () => {
    const faults = own.flatMap(([key, text]) => {
      const fault = insertionFault(text, rowOf(code).tag)
      return fault === null ? [] : [`${key}: ${fault}: ${text}`]
    })
    expect(faults).toEqual([])
  })
})
