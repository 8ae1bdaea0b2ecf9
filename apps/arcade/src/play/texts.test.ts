import { locales } from '@livery/locale/registry'
import { expect, test } from 'vitest'
import { GAME_ERRORS } from '../protocol.ts'
import { TEXTS } from './texts.ts'

const PLURAL = /_(zero|one|two|few|many|other)$/
const english = TEXTS.get('en') ?? {}
const plain = (text: Readonly<Record<string, string>>) => Object.keys(text).filter((key) => !PLURAL.test(key))
const plurals = [...new Set(Object.keys(english).flatMap((key) => (PLURAL.test(key) ? key.replace(PLURAL, '') : [])))]
const values = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort()

for (const [tag, text] of TEXTS) {
  test(`${tag} says everything English says, with the same values`, () => {
    expect(plain(text).sort()).toEqual(plain(english).sort())
    for (const key of plain(text)) expect(values(text[key] ?? ''), key).toEqual(values(english[key] ?? ''))
  })

  test(`${tag} has each of its plural forms, and no others`, () => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
    const required = plurals.flatMap((key) => forms.map((form) => `${key}_${form}`))
    expect(
      Object.keys(text)
        .filter((key) => PLURAL.test(key))
        .sort(),
    ).toEqual(required.sort())
  })
}

test('the games speak every language of the platform', () => {
  expect([...TEXTS.keys()].sort()).toEqual(locales.map(({ tag }) => tag).sort())
})

test('every error of the game is told', () => {
  for (const code of Object.keys(GAME_ERRORS)) {
    expect(english).toHaveProperty([`error.${code}.title`])
    expect(english).toHaveProperty([`error.${code}.body`])
  }
})
