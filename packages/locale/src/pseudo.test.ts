import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PSEUDO_TAGS, type PseudoTag, pseudo, pseudoLocales, pseudoTexts } from './pseudo.ts'
import { localeCodes, locales } from './registry.ts'
import { flattenTexts, GLOSSARY_FILE, placeholders, type TextTree } from './texts.ts'

const UNCHANGED = ['{{count}}', '{{ amount, money }}', '<terms>', '</terms>', '<br/>', '$t(core:nav.home)', '&nbsp;']
const words = fc.array(
  fc.oneof(
    fc.constantFrom('Deposit', 'a', 'twice', 'Zürich', '12', '!', '…', 'عمل', '字'),
    fc.constantFrom(...UNCHANGED),
  ),
  { maxLength: 12 },
)
const sentences = words.map((list) => list.join(' '))
const invisible = /[\u200f\u202e\u202c]/g
const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
const unchangedIn = (text: string) =>
  UNCHANGED.flatMap((untouched) =>
    text
      .split(untouched)
      .slice(1)
      .map(() => untouched),
  )

describe('a pseudo-locale', () => {
  test.each(PSEUDO_TAGS)('%s keeps placeholders and tags, each in its place', (tag) => {
    fc.assert(
      fc.property(sentences, (text) => {
        expect(unchangedIn(pseudo(text, tag))).toEqual(unchangedIn(text))
        expect(placeholders(pseudo(text, tag))).toEqual(placeholders(text))
      }),
    )
  })

  test.each(PSEUDO_TAGS)('%s changes a text once, and what has no letter not at all', (tag) => {
    fc.assert(
      fc.property(sentences, fc.constantFrom(...PSEUDO_TAGS), (text, other) => {
        const once = pseudo(text, tag)
        expect(pseudo(once, other)).toBe(once)
      }),
    )
    for (const text of ['', '12,480.50', '₱ 20', '{{amount}}', '—', '18+']) expect(pseudo(text, tag)).toBe(text)
  })

  test.each(PSEUDO_TAGS)('%s never throws, whatever the text', (tag) => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => typeof pseudo(text, tag) === 'string'))
  })
})

describe('en-XA', () => {
  test('is accented, about a third longer, and in brackets', () => {
    expect(pseudo('Log in', 'en-XA')).toBe('[Ļöĝ îñ˙˙]')
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Deposit', 'the', 'whole', 'balance'), { minLength: 2, maxLength: 9 }),
        (list) => {
          const text = list.join(' ')
          const grown = pseudo(text, 'en-XA').length / text.length
          expect(grown).toBeGreaterThan(1.25)
          expect(grown).toBeLessThan(1.8)
          expect(pseudo(text, 'en-XA')).not.toMatch(/[A-Za-z]/)
        },
      ),
    )
  })

  test('leaves the words inside a tag legible to the eye and the tag to the code', () => {
    expect(pseudo('I accept the <terms>terms</terms>.', 'en-XA')).toMatch(/^\[Î åççéƥţ ţĥé <terms>ţéŕɱš<\/terms>\.˙/)
  })
})

describe('ar-XB', () => {
  test('lets each word run from right to left and changes no letter', () => {
    fc.assert(
      fc.property(sentences, (text) => {
        const mirrored = pseudo(text, 'ar-XB')
        expect(mirrored.replace(invisible, '')).toBe(text)
        expect(mirrored.split('\u202e').length).toBe(mirrored.split('\u202c').length)
        if (lettersOf(text.replace(/\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\)|&\w+;/g, '')) > 0)
          expect(mirrored).not.toBe(text)
      }),
    )
  })
})

test('every text of the project has its pseudo form, with its placeholders', () => {
  const folder = join(import.meta.dirname, '../../../locales/EN')
  const areas = readdirSync(folder)
    .filter((file) => file !== GLOSSARY_FILE)
    .map((file): TextTree => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  for (const tag of PSEUDO_TAGS satisfies readonly PseudoTag[]) {
    for (const area of areas) {
      const [before, after] = [flattenTexts(area), flattenTexts(pseudoTexts(area, tag))]
      expect([...after.keys()]).toEqual([...before.keys()])
      for (const [key, text] of before) expect(placeholders(after.get(key) ?? ''), key).toEqual(placeholders(text))
    }
  }
})

test('no language of the platform has the code or the tag of a pseudo-locale', () => {
  for (const { code, tag } of pseudoLocales) {
    expect(localeCodes).not.toContain(code)
    expect(locales.map((one) => one.tag)).not.toContain(tag)
  }
})
