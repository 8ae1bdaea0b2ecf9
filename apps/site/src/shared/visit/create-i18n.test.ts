import { isolate } from '@livery/locale/isolate'
import { locales } from '@livery/locale/registry'
import { flattenTexts, placeholders } from '@livery/locale/texts'
import type { i18n } from 'i18next'
import { expect, test } from 'vitest'
import { textsFixture } from '../testing/texts.fixture.ts'
import { createI18n } from './create-i18n.ts'

/** Letters of both directions, a sign and a figure: it changes the order of any sentence it is not isolated from. */
const NAME = 'سيف UPI-5'

/** Translates any key, also one that the types do not know. */
const filled = (page: i18n, key: string, values: Readonly<Record<string, string | number>>): string =>
  (page.t as unknown as (key: string, values: object) => string)(key, values)

test('in every language whatever is inserted into any text is isolated from it', () => {
  let count = 0
  for (const { code, tag } of locales) {
    const texts = textsFixture(code)
    const i18n = createI18n(tag, texts)
    for (const [area, tree] of Object.entries(texts))
      for (const [key, text] of flattenTexts(tree as Record<string, string>)) {
        const names = placeholders(text).flatMap((one) => (one.startsWith('{{') ? [one.slice(2, -2)] : []))
        if (names.length === 0) continue
        count++
        const shown = filled(i18n, `${area}:${key}`, Object.fromEntries(names.map((name) => [name, NAME])))
        expect(shown.replaceAll(isolate(NAME), ''), `${code}/${area}:${key}`).not.toContain(NAME)
      }
  }
  expect(count).toBeGreaterThan(1000)
})

test('a name of Latin letters is isolated in a text from right to left, and figures stay bare', () => {
  const greeting = { core: { hello: '{{name}}، لديك {{count}}' } }
  expect(filled(createI18n('ar', greeting), 'hello', { name: 'UPI', count: 5 })).toBe(`${isolate('UPI')}، لديك 5`)
  expect(filled(createI18n('ur-PK', greeting), 'hello', { name: 'UPI', count: 5 })).toBe(`${isolate('UPI')}، لديك 5`)
})

test('what is inserted is not escaped, which React does', () => {
  expect(filled(createI18n('en', { core: { hello: 'Hi {{name}}' } }), 'hello', { name: 'A & <b>' })).toBe('Hi A & <b>')
})
