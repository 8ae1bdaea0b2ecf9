import { describe, expect, test } from 'vitest'
import { checkTexts, completeness } from './check.ts'
import { pluralCategories, splitPluralKey } from './plurals.ts'
import { locales } from './registry.ts'
import { placeholders } from './texts.ts'

const english = {
  greeting: 'Hello, {{name}}',
  game: { count_one: '{{count}} game', count_other: '{{count}} games' },
  terms: 'Accept the <terms>terms</terms>',
}
const arabic = {
  greeting: 'مرحبًا، {{name}}',
  game: {
    count_zero: 'لا ألعاب',
    count_one: 'لعبة واحدة',
    count_two: 'لعبتان',
    count_few: '{{count}} ألعاب',
    count_many: '{{count}} لعبة',
    count_other: '{{count}} لعبة',
  },
  terms: 'اقبل <terms>الشروط</terms>',
}
const kinds = (texts: object) =>
  checkTexts(english, { ...arabic, ...texts }, 'ar').map((fault) => `${fault.kind} ${fault.key} (${fault.severity})`)

describe('checking texts', () => {
  test('finds nothing in complete texts, and English complete by itself', () => {
    expect(kinds({})).toEqual([])
    expect(checkTexts(english, english, 'en')).toEqual([])
    expect(completeness(english, arabic, 'ar')).toBe(1)
  })

  test('names what is missing and what is left over', () => {
    const { greeting, ...rest } = arabic
    expect(checkTexts(english, { ...rest, farewell: 'وداعًا' }, 'ar').map((fault) => [fault.kind, fault.key])).toEqual([
      ['missing', 'greeting'],
      ['extra', 'farewell'],
    ])
    expect(completeness(english, rest, 'ar')).toBeCloseTo(7 / 8)
  })

  test('asks for each plural form of the language and for no other', () => {
    const { count_two, ...game } = arabic.game
    expect(kinds({ game })).toEqual(['plural game.count_two (error)'])
    expect(
      checkTexts(english, { ...english, game: { ...english.game, count_few: '{{count}} games' } }, 'en'),
    ).toMatchObject([{ kind: 'plural', key: 'game.count_few' }])
  })

  test('the figure may be a word in zero, one and two only', () => {
    expect(kinds({ game: { ...arabic.game, count_few: 'ألعاب' } })).toEqual(['placeholder game.count_few (error)'])
  })

  test('sees lost, invented and misspelt placeholders and tags', () => {
    expect(kinds({ greeting: 'مرحبًا' })).toEqual(['placeholder greeting (error)'])
    expect(kinds({ greeting: 'مرحبًا {{nmae}}' })).toEqual(['placeholder greeting (error)'])
    expect(kinds({ terms: 'اقبل الشروط' })).toEqual(['placeholder terms (error)'])
    expect(placeholders('{{ b }} {{a, number}} <x>y</x> {{a}}')).toEqual(['<x>', '{{a}}', '{{b}}'])
  })

  test('refuses direction controls and empty texts, and warns of odd lengths', () => {
    expect(kinds({ greeting: '\u202eمرحبًا {{name}}' })).toEqual(['bidi greeting (error)'])
    expect(kinds({ greeting: ' ' })).toContain('empty greeting (error)')
    expect(kinds({ greeting: `${'مرحبًا '.repeat(12)}{{name}}` })).toEqual(['length greeting (warning)'])
  })
})

describe('plural categories', () => {
  test.each([
    ['ar', 'zero one two few many other'],
    ['fil', 'one other'],
    ['en', 'one other'],
    ['ru', 'one few many other'],
    ['fr', 'one many other'],
    ['es-419', 'one many other'],
    ['ja', 'other'],
    ['my', 'other'],
  ])('%s needs %s', (tag, categories) => {
    expect(pluralCategories(tag).join(' ')).toBe(categories)
  })

  test('every language of the platform has rules of its own', () => {
    for (const { tag, code } of locales) {
      const resolved = new Intl.PluralRules(tag).resolvedOptions().locale
      expect(tag.startsWith(resolved.split('-')[0] as string), code).toBe(true)
      expect(pluralCategories(tag)).toContain('other')
    }
  })

  test('a key with an underscore is a plural only when a category ends it', () => {
    expect(splitPluralKey('games_few')).toEqual({ base: 'games', category: 'few' })
    expect(splitPluralKey('w_home')).toBeNull()
    expect(splitPluralKey('other')).toBeNull()
  })
})
